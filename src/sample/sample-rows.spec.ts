import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_PATTERN, LIMITS, SLUG_PATTERN, TRUNCATE } from '../contract/limits';
import { RESERVED_SLUGS } from '../contract/reserved-slugs';
import { sizeOfUpload } from '../contract/uploads';
import { COVERS } from './sample-content.service';
import { FOOTER_PAGES, HOME_PAGES } from './sample-pages';
import { SAMPLE_POSTS } from './sample-posts';
import { toSampleRows } from './sample-rows';

const STARTED_AT = new Date('2026-11-20T10:00:00Z');
const rowsOf = (model: string) => toSampleRows(STARTED_AT).find((rows) => rows.model === model)?.rows ?? [];

describe('the sample content', () => {
  it('has the same unique ids on every start', () => {
    const ids = (startedAt: Date) =>
      toSampleRows(startedAt).flatMap(({ rows }) => rows.map(({ _id }) => _id.toHexString()));
    expect(ids(STARTED_AT)).toEqual(ids(new Date()));
    expect(new Set(ids(STARTED_AT)).size).toBe(6 + 9 + 5 + 13);
  });

  it('lists posts, members and pages in the order of the source', () => {
    for (const model of ['Blog', 'TeamMember', 'Page']) {
      const times = rowsOf(model).map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(new Set(times).size).toBe(times.length);
      expect(Math.max(...times)).toBeLessThanOrEqual(STARTED_AT.getTime());
    }
  });

  it('respects the limits of editors', () => {
    for (const { title, content, category, tags, authorName } of SAMPLE_POSTS) {
      expect(title.length).toBeLessThanOrEqual(LIMITS.title);
      expect(content.length).toBeLessThanOrEqual(LIMITS.blogContent);
      expect(content).toBe(content.trim());
      expect(category.length).toBeLessThanOrEqual(LIMITS.category);
      expect(tags.length).toBeLessThanOrEqual(LIMITS.tags);
      expect(authorName.length).toBeLessThanOrEqual(LIMITS.name);
    }
    for (const { slug, title } of [...HOME_PAGES, ...FOOTER_PAGES]) {
      expect(slug).toMatch(SLUG_PATTERN);
      expect(RESERVED_SLUGS).not.toContain(slug);
      expect(title.length).toBeLessThanOrEqual(LIMITS.title);
    }
  });

  it('gives each post an excerpt and a cover of the named size', () => {
    rowsOf('Blog').forEach((row, index) => {
      expect(row.excerpt).toBe(SAMPLE_POSTS[index]!.content.slice(0, TRUNCATE.excerpt));
      expect(row.image).toMatch(IMAGE_PATTERN);
      expect(sizeOfUpload(row.image as string)).toEqual({ width: 1_200, height: 800 });
    });
    for (const { coverName } of SAMPLE_POSTS) {
      const cover = readFileSync(join(COVERS, coverName), 'utf8');
      expect(cover).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="800" /);
      expect(cover).not.toMatch(/NaN|undefined|<script|href/);
      expect(cover.length).toBeLessThan(10_000);
    }
  });

  it('has posts of 250 to 500 words and short footer pages, with links to the pages that they name', () => {
    const isWithin = (found: number, least: number, most: number) => found >= least && found <= most;
    const words = SAMPLE_POSTS.map(({ key, content }) => [key, isWithin(content.split(/\s+/).length, 250, 500)]);
    expect(words).toEqual(SAMPLE_POSTS.map(({ key }) => [key, true]));
    const count = (text: string) => text.match(/[^.?]+\./g)?.length ?? 0;
    const sentences = FOOTER_PAGES.map(({ slug, content }) => [slug, isWithin(count(content), 2, 5)]);
    expect(sentences).toEqual(FOOTER_PAGES.map(({ slug }) => [slug, true]));
    const texts = [...HOME_PAGES, ...FOOTER_PAGES].filter(({ slug }) => slug !== 'privacy');
    for (const { content } of texts) expect(content).not.toMatch(/(?<!\[)\b(contact|home|team) page\b/);
  });
});
