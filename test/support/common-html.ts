import type { Block, Inline, TextImage } from '../../src/contract/markdown';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const imageHtml = ({ src, alt, caption }: TextImage): string =>
  `<img src="${escaped(src)}" alt="${escaped(alt)}"${caption && ` title="${escaped(caption)}"`} />`;

function inlineHtml(part: Inline): string {
  if (typeof part === 'string') return escaped(part);
  switch (part.kind) {
    case 'strong':
      return `<strong>${contentHtml(part.content)}</strong>`;
    case 'emphasis':
      return `<em>${contentHtml(part.content)}</em>`;
    case 'link':
      return `<a href="${escaped(part.to)}">${contentHtml(part.content)}</a>`;
    case 'picture':
      return imageHtml(part);
    case 'code':
      return `<code>${escaped(part.text)}</code>`;
    case 'break':
      return '<br />\n';
  }
}

const contentHtml = (content: readonly Inline[]): string => content.map(inlineHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${contentHtml(block.content)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${contentHtml(block.content)}</p>`;
    case 'line':
      return contentHtml(block.content);
    case 'quotation':
      return ['<blockquote>', ...block.blocks.map(blockHtml), '</blockquote>'].join('\n');
    case 'list': {
      const tag = block.start === null ? 'ul' : 'ol';
      const start = block.start === null || block.start === 1 ? '' : ` start="${block.start}"`;
      return [`<${tag}${start}>`, ...block.entries.map(entryHtml), `</${tag}>`].join('\n');
    }
    case 'picture':
      return `<p>${imageHtml(block)}</p>`;
    case 'table':
      throw new Error('CommonMark has no tables');
    case 'code':
      return `<pre><code>${block.text && `${escaped(block.text)}\n`}</code></pre>`;
    case 'rule':
      return '<hr />';
  }
}

function entryHtml(blocks: readonly Block[]): string {
  const isLineAt = (place: number) => blocks[place]?.kind === 'line';
  const inside = blocks.map((block, place) => `${place > 0 || !isLineAt(0) ? '\n' : ''}${blockHtml(block)}`).join('');
  return `<li>${inside}${blocks.length > 0 && !isLineAt(blocks.length - 1) ? '\n' : ''}</li>`;
}

/** Returns the HTML of blocks, written exactly as in the examples of the CommonMark specification. */
export const commonHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n');
