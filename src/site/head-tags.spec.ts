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

  it('lets no structured data end its element', () => {
    expect(written.match(/<\/script>/g)).toHaveLength(2);
    expect(written).not.toContain('<script>alert');
  });

  it('names the address once, with the public origin', () => {
    expect(written).toContain('<link rel="canonical" href="https://mosi.example/blogs/1">');
    expect(written).toContain('<meta property="og:url" content="https://mosi.example/blogs/1">');
  });

  it('makes pictures absolute, and shows the site’s own where the page has none', () => {
    expect(written).toContain('content="https://mosi.example/og.png"');
    expect(written).toContain('<meta property="og:image:width" content="1200">');
    const own = headTags({ ...head, image: '/uploads/a.webp' }, 'Mosi', 'https://mosi.example');
    expect(own).toContain('<meta property="og:image" content="https://mosi.example/uploads/a.webp">');
    expect(own).not.toContain('og:image:width');
  });

  it('shows the part of an uploaded photo that messengers show, at another address for another focal point', () => {
    const image = '/uploads/abc-1000x900.jpg';
    const withPhoto = headTags({ ...head, image }, 'Mosi', 'https://mosi.example');
    expect(withPhoto).toContain('<meta property="og:image" content="https://mosi.example/share/abc-1000x900.jpg">');
    expect(withPhoto).toContain('<meta property="og:image:height" content="525">');
    const turned = headTags({ ...head, image }, 'Mosi', '', () => ({ focusX: 0.2, focusY: 0 }));
    expect(turned).toContain('<meta name="twitter:image" content="/share/abc-1000x900.jpg?at=0.2-0">');
  });

  it('tells search engines the way from the home page', () => {
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

  it('tells no way to the home page, and none to a page that is missing', () => {
    expect(headTags({ ...head, trail: [] }, 'Mosi', '')).not.toContain('BreadcrumbList');
    expect(headTags({ ...head, status: 404 }, 'Mosi', '')).not.toContain('BreadcrumbList');
  });

  it('names the feed', () => {
    expect(written).toContain('<link rel="alternate" type="application/atom+xml" title="Mosi" href="/feed.xml">');
  });

  it('calls a post an article', () => {
    expect(written).toContain('<meta property="og:type" content="article">');
    expect(headTags({ ...head, jsonLd: [] }, 'Mosi', '')).toContain('<meta property="og:type" content="website">');
  });
});

describe('toJsonBlock', () => {
  it('stays the same JSON without characters that end a script or a line', () => {
    const value = { text: '</script>\u2028\u2029<!--' };
    const block = toJsonBlock(value);
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual(value);
  });
});
