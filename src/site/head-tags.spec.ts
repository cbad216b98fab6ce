import { headTags, toJsonBlock } from './head-tags';
import type { Head } from './rendering';

const head: Head = {
  title: 'Maize & <robots> | Mosi',
  description: 'Say "hello"',
  canonicalPath: '/blogs/1',
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
    expect(written.match(/<\/script>/g)).toHaveLength(1);
    expect(written).not.toContain('<script>alert');
  });

  it('names the address once, with the public origin', () => {
    expect(written).toContain('<link rel="canonical" href="https://mosi.example/blogs/1">');
    expect(written).toContain('<meta property="og:url" content="https://mosi.example/blogs/1">');
  });

  it('makes pictures absolute, and shows the site’s own where the page has none', () => {
    expect(written).toContain('content="https://mosi.example/og.png"');
    const own = headTags({ ...head, image: '/uploads/a.webp' }, 'Mosi', 'https://mosi.example');
    expect(own).toContain('<meta property="og:image" content="https://mosi.example/uploads/a.webp">');
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
