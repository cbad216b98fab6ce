import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogSummary } from '../contract/blogs';
import { PALETTE } from '../contract/colours/palette';
import { toFeed, toManifest, toRobots, toSitemap } from './crawler-files';

const post = {
  _id: '6740f2c1a9d3e85b7c21f04d',
  title: 'Maize & robots',
  excerpt: 'If 1 < 2 then ...',
  category: 'Technology',
  authorName: 'Kelvin Phiri',
  createdAt: '2026-11-18T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
} as BlogSummary;

const NOW = '2026-11-25T08:00:00.000Z';

it('lists fixed and stored public paths in the sitemap', () => {
  const sitemap = toSitemap('https://mosi.example', [{ path: '/blogs/1', updatedAt: post.updatedAt }]);
  expect(sitemap).toContain('<loc>https://mosi.example/about</loc>');
  expect(sitemap).toContain('<loc>https://mosi.example/blogs/1</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod>');
  expect(sitemap).not.toMatch(/admin|login|signup/);
});

it('links the sitemap in robots.txt and excludes the back office', () => {
  expect(toRobots('https://mosi.example')).toMatch(
    /Disallow: \/admin\n[\s\S]*Sitemap: https:\/\/mosi\.example\/sitemap\.xml\n$/,
  );
});

it('names the site and its icons for a phone’s home screen', () => {
  const settings = { siteName: 'Kafue School', siteDescription: 'Lessons by phone.', icon: '' };
  const manifest = JSON.parse(toManifest(settings, PALETTE));
  expect(manifest).toMatchObject({ name: 'Kafue School', short_name: 'Kafue', start_url: '/' });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(['/icon-192.png', '/icon-512.png']);
  for (const { src } of manifest.icons) expect(existsSync(join(__dirname, '../../client/public', src))).toBe(true);
});

it('prevents cropping of the owner’s icon and shows it in the feed', () => {
  const settings = { siteName: 'Kafue School', siteDescription: 'Lessons by phone.', icon: '/uploads/a-512x512.png' };
  expect(toManifest(settings, PALETTE)).not.toContain('maskable');
  expect(toFeed('https://mosi.example', settings, [], NOW)).toContain('<icon>https://mosi.example/icon-192.png</icon>');
});

it('escapes texts in the feed and dates it by the newest post', () => {
  const feed = toFeed('https://mosi.example', { siteName: 'Mosi', icon: '' }, [post], NOW);
  expect(feed).toContain('<title>Maize &amp; robots</title>');
  expect(feed).toContain('<summary>If 1 &lt; 2 then ...</summary>');
  expect(feed).toContain('<updated>2026-11-19T08:00:00.000Z</updated><link');
});

it('dates a feed without posts by the site’s last change', () => {
  const feed = toFeed('https://mosi.example', { siteName: 'Mosi', icon: '' }, [], NOW);
  expect(feed).toContain(`<updated>${NOW}</updated><link`);
});
