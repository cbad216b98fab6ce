import type { Head } from '../contract/rendering';
import { headTags, toJsonBlock } from './head-tags';

const head: Head = {
  title: 'Maize & <robots> | Mosi',
  description: 'Say "hello"',
  canonicalPath: '/blogs/1',
  trail: [
    { name: 'Blog', path: '/blogs' },
    { name: 'Maize', path: '/blogs/1' },
  ],
  jsonLd: [{ '@type': 'BlogPosting', headline: '</script><script>alert(1)</script>' }],
  robots: 'index, follow',
  status: 200,
};

describe('headTags', () => {
  const written = headTags(head, 'Mosi', 'https://mosi.example');

  it('escapes text and attributes', () => {
    expect(written).toContain('<title>Maize &amp; &lt;robots&gt; | Mosi</title>');
    expect(written).toContain('content="Say &quot;hello&quot;"');
  });

  it('prevents structured data from ending its element', () => {
    expect(written.match(/<\/script>/g)).toHaveLength(2);
    expect(written).not.toContain('<script>alert');
  });

  it('names the URL once, with the public origin', () => {
    expect(written).toContain('<link rel="canonical" href="https://mosi.example/blogs/1">');
    expect(written).toContain('<meta property="og:url" content="https://mosi.example/blogs/1">');
  });

  it('makes image URLs absolute and falls back to the site’s image', () => {
    expect(written).toContain('content="https://mosi.example/og.png"');
    expect(written).toContain('<meta property="og:image:width" content="1200">');
    const own = headTags({ ...head, image: '/uploads/a.webp' }, 'Mosi', 'https://mosi.example');
    expect(own).toContain('<meta property="og:image" content="https://mosi.example/uploads/a.webp">');
    expect(own).not.toContain('og:image:width');
  });

  it('crops an uploaded photo at the focal point in its URL', () => {
    const image = '/uploads/abc-1000x900.jpg';
    const withPhoto = headTags({ ...head, image }, 'Mosi', 'https://mosi.example');
    expect(withPhoto).toContain('<meta property="og:image" content="https://mosi.example/share/abc-1000x900.jpg">');
    expect(withPhoto).toContain('<meta property="og:image:height" content="525">');
    const turned = headTags({ ...head, image }, 'Mosi', '', () => ({ focusX: 0.2, focusY: 0 }));
    expect(turned).toContain('<meta name="twitter:image" content="/share/abc-1000x900.jpg?at=0.2-0">');
  });

  it('describes the path from the home page to search engines', () => {
    const [list] = [...written.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .filter((object) => object['@type'] === 'BreadcrumbList');
    const steps = list.itemListElement.map(({ position, item }: { position: number; item: string }) => [
      position,
      item,
    ]);
    expect(steps).toEqual([
      [1, 'https://mosi.example/'],
      [2, 'https://mosi.example/blogs'],
      [3, 'https://mosi.example/blogs/1'],
    ]);
  });

  it('has no breadcrumbs on the home page and on a missing page', () => {
    expect(headTags({ ...head, trail: [] }, 'Mosi', '')).not.toContain('BreadcrumbList');
    expect(headTags({ ...head, status: 404 }, 'Mosi', '')).not.toContain('BreadcrumbList');
  });

  it('links the feed', () => {
    expect(written).toContain('<link rel="alternate" type="application/atom+xml" title="Mosi" href="/feed.xml">');
  });

  it('marks a post as an article', () => {
    expect(written).toContain('<meta property="og:type" content="article">');
    expect(headTags({ ...head, jsonLd: [] }, 'Mosi', '')).toContain('<meta property="og:type" content="website">');
  });
});

describe('toJsonBlock', () => {
  it('escapes characters that end a script or a line in equal JSON', () => {
    const value = { text: '</script>\u2028\u2029<!--' };
    const block = toJsonBlock(value);
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual(value);
  });
});
