import type { Block, Inline } from '../../../contract/markdown';

export function writtenText(blocks: readonly Block[]): string {
  return joined(blocks.map(blockText), '\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const text = inlinesText(block.content);
      return block.level === 2 ? `${text}\n${'='.repeat(Math.min(text.length, 60))}` : text;
    }
    case 'quotation':
      return writtenText(block.blocks).replace(/^/gm, '> ');
    case 'list':
      return block.entries
        .map((entry, place) => {
          const mark = block.start === null ? '-' : `${block.start + place}.`;
          const text = joined(entry.map(blockText), '\n');
          return `${mark} ${text.replace(/\n/g, `\n${' '.repeat(mark.length + 1)}`)}`;
        })
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlinesText).join(' | ')).join('\n');
    case 'picture':
      return joined([block.alt, block.caption], '\n');
    case 'rule':
      return '----------';
    case 'code':
      return block.text.replace(/^(?=.)/gm, '    ');
    default:
      return inlinesText(block.content).trim();
  }
}

function inlinesText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      switch (part.kind) {
        case 'break':
          return '\n';
        case 'picture':
          return part.alt;
        case 'code':
          return part.text;
        case 'link': {
          const text = inlinesText(part.content);
          const to = part.to.replace(/^(mailto|tel):/i, '');
          return text === to || text === part.to ? text : `${text} (${to})`;
        }
        default:
          return inlinesText(part.content);
      }
    })
    .join('');
}

const joined = (texts: string[], separator: string): string => texts.filter((text) => text !== '').join(separator);
