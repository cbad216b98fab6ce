import type { Palette } from '../../../contract/colours/palette';
import type { Block, CellAlign, Inline, TextImage } from '../../../contract/markdown';
import { escapeHtml } from '../../http/escape-html';

const SPACED = 'margin:0 0 16px';
const CODE = 'font-family:Menlo,Consolas,monospace;font-size:14px';
const HEADING = {
  2: 'margin:28px 0 12px;font-size:22px;line-height:1.3',
  3: 'margin:24px 0 8px;font-size:18px;line-height:1.4',
};

/** Matches an email address. A match begins only at the start of a word, or a long word would take minutes. */
const EMAIL = /(?<![^\s<>()"',;:&])[^\s<>()"',;:&]+@[^\s<>()"',;:&]*[^\s<>()"',;:&.]/g;
const NUMBER = /\bQ-\d{4}-\d+/g;

/** Escapes text for HTML. Email addresses may break before "@" and after dots. Quote numbers never break. */
export const textHtml = (text: string): string =>
  escapeHtml(text)
    .replace(EMAIL, (email) => email.replace(/[@.]/g, (sign) => (sign === '@' ? '<wbr>@' : '.<wbr>')))
    .replace(NUMBER, '<span style="white-space:nowrap">$&</span>');

/**
 * Renders Markdown as HTML for emails. Each element has its own `style`, because many mail programs ignore style
 * sheets.
 */
export function writtenHtml(blocks: readonly Block[], palette: Palette): string {
  return blocks.map((block) => blockHtml(block, palette)).join('\n');
}

function blockHtml(block: Block, palette: Palette): string {
  const inlines = (content: readonly Inline[]): string => inlinesHtml(content, palette);
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} dir="auto" style="${HEADING[block.level]};color:${palette.forest}">${inlines(block.content)}</h${block.level}>`;
    case 'paragraph':
      return `<p dir="auto" style="${SPACED}">${inlines(block.content)}</p>`;
    case 'line':
      return inlines(block.content);
    case 'quotation':
      return `<blockquote dir="auto" style="${SPACED};padding:12px 16px;background:${palette.mist};border-left:4px solid ${palette['copper-edge']}">${writtenHtml(block.blocks, palette)}</blockquote>`;
    case 'list':
      return listHtml(block, palette);
    case 'picture':
      return `<p style="${SPACED}">${imageHtml(block)}${caption(block, palette)}</p>`;
    case 'table':
      return tableHtml(block, palette);
    case 'code':
      return `<pre dir="ltr" style="${SPACED};padding:12px 16px;background:${palette.mist};white-space:pre-wrap;word-break:break-word;${CODE}">${escapeHtml(block.text)}</pre>`;
    case 'rule':
      return `<hr style="margin:24px 0;border:0;border-top:1px solid ${palette.line}">`;
  }
}

function listHtml({ start, entries }: Extract<Block, { kind: 'list' }>, palette: Palette): string {
  const items = entries.map((entry) => `<li dir="auto" style="margin:0 0 4px">${writtenHtml(entry, palette)}</li>`);
  const [tag, first] = start === null ? ['ul', ''] : ['ol', start === 1 ? '' : ` start="${start}"`];
  return `<${tag}${first} style="${SPACED};padding-left:24px">${items.join('')}</${tag}>`;
}

function tableHtml({ align, head, rows }: Extract<Block, { kind: 'table' }>, palette: Palette): string {
  const row = (tag: 'th' | 'td', cells: readonly Inline[][]): string =>
    `<tr>${head
      .map(
        (_, column) =>
          `<${tag} dir="auto" style="${cellStyle(align[column], palette)}">${inlinesHtml(cells[column] ?? [], palette)}</${tag}>`,
      )
      .join('')}</tr>`;
  const body = rows.map((cells) => row('td', cells)).join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${SPACED};border-collapse:collapse">${row('th', head)}${body}</table>`;
}

const cellStyle = (side: CellAlign | undefined, { line }: Palette): string =>
  `padding:8px;border-bottom:1px solid ${line};vertical-align:top;text-align:${side ?? 'left'}`;

const imageHtml = ({ src, alt }: TextImage): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="display:block;max-width:100%;height:auto;border:0">`;

const caption = (image: TextImage, palette: Palette): string =>
  image.caption &&
  `<span dir="auto" style="color:${palette['ink-soft']};font-size:14px">${escapeHtml(image.caption)}</span>`;

function inlinesHtml(content: readonly Inline[], palette: Palette): string {
  return content.map((part) => (typeof part === 'string' ? textHtml(part) : wordsHtml(part, palette))).join('');
}

function wordsHtml(part: Exclude<Inline, string>, palette: Palette): string {
  switch (part.kind) {
    case 'break':
      return '<br>';
    case 'picture':
      return imageHtml(part);
    case 'code':
      return `<code style="${CODE}">${escapeHtml(part.text)}</code>`;
    case 'link':
      return `<a href="${escapeHtml(part.to)}" style="color:${palette.forest}">${inlinesHtml(part.content, palette)}</a>`;
    case 'strong':
      return `<strong>${inlinesHtml(part.content, palette)}</strong>`;
    case 'emphasis':
      return `<em>${inlinesHtml(part.content, palette)}</em>`;
  }
}
