import type { Palette } from '../../../contract/colours/palette';
import type { Block } from '../../../contract/markdown';
import { escapeHtml } from '../../http/escape-html';
import { textHtml, writtenHtml } from './written-html';
import { writtenText } from './written-text';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A text that a person wrote. It is set apart from the other texts and keeps its line breaks. */
  | { kind: 'words'; label: string; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'amounts'; rows: readonly AmountRow[] }
  | { kind: 'list'; label: string; lines: readonly string[] }
  | { kind: 'links'; label: string; rows: readonly (readonly [label: string, url: string])[] }
  /** Markdown text with absolute URLs: see `withWholeLinks`. */
  | { kind: 'written'; blocks: readonly Block[] }
  | { kind: 'link'; label: string; url: string };

export interface AmountRow {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const words = (label: string, text: string): MailBlock => ({ kind: 'words', label, text });
export const list = (label: string, lines: readonly string[]): MailBlock => ({ kind: 'list', label, lines });
export const links = (label: string, rows: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'links',
  label,
  rows,
});
export const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url });
export const written = (blocks: readonly Block[]): MailBlock => ({ kind: 'written', blocks });
export const facts = (...rows: (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});

export const amounts = (rows: readonly AmountRow[]): MailBlock => ({ kind: 'amounts', rows });

export function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'words':
      return `${block.label}:\n\n${block.text.replace(/^/gm, '  ')}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'amounts':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
    case 'list':
      return `${block.label}:\n${block.lines.map((line) => `- ${line}`).join('\n')}`;
    case 'links':
      return `${block.label}:\n${block.rows.map(([label, url]) => `- ${label}:\n  ${url}`).join('\n')}`;
    case 'written':
      return writtenText(block.blocks);
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

/** Maximum number of characters of a label that stays in one line, such as "Paid so far". */
const LONGEST_NAME = 30;

const SPACED = 'margin:0 0 16px';
// Without `word-break`, long URLs would make the email wider than the screen of a phone.
const cellIn = ({ line }: Palette) =>
  `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;word-break:break-word`;

/** Adds a border to a button whose colour is too pale on the background. */
const edgeIn = (palette: Palette): string =>
  palette['copper-edge'] === palette.copper ? '' : `;border:1px solid ${palette['copper-edge']}`;

/** Writes line breaks as tags, because mail programs treat `white-space` differently. */
const lines = (text: string): string => textHtml(text).replace(/\r?\n/g, '<br>');

const bullets = (label: string, items: string[], palette: Palette): string =>
  `<p style="margin:0 0 4px;color:${palette['ink-soft']}">${escapeHtml(label)}</p>
<ul style="${SPACED};padding-left:20px">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function toHtml(block: MailBlock, palette: Palette): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${SPACED}">${lines(block.text)}</p>`;
    case 'words':
      return `<p style="margin:0 0 4px;color:${palette['ink-soft']}">${escapeHtml(block.label)}</p>
<blockquote dir="auto" style="${SPACED};padding:12px 16px;background:${palette.mist};border-left:4px solid ${palette['copper-edge']}">${lines(block.text)}</blockquote>`;
    case 'facts': {
      const cell = cellIn(palette);
      // Keeps labels in one line, unless a label is long because a person wrote it.
      const isWordy = block.rows.some(([label]) => label.length > LONGEST_NAME);
      const name = isWordy ? 'width:65%' : 'width:25%;white-space:nowrap;word-break:normal';
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${SPACED};border-collapse:collapse">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="${cell};padding-right:12px;color:${palette['ink-soft']};${name}">${escapeHtml(label)}</td><td dir="auto" style="${cell}"><strong>${lines(value)}</strong></td></tr>`,
        )
        .join('')}</table>`;
    }
    case 'amounts': {
      const cell = cellIn(palette);
      const rows = block.rows.map(({ label, amount, isTotal }) => {
        const look = isTotal ? `;font-weight:bold;font-size:18px;border-top:2px solid ${palette.ink}` : '';
        return `<tr><td dir="auto" style="${cell};padding-right:12px${look}">${textHtml(label)}</td><td align="right" style="${cell};text-align:right;white-space:nowrap;word-break:normal${look}">${escapeHtml(amount)}</td></tr>`;
      });
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${SPACED};border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'list':
      return bullets(block.label, block.lines.map(textHtml), palette);
    case 'links':
      return bullets(
        block.label,
        block.rows.map(
          ([label, url]) => `<a href="${escapeHtml(url)}" style="color:${palette.forest}">${escapeHtml(label)}</a>`,
        ),
        palette,
      );
    case 'written':
      return writtenHtml(block.blocks, palette);
    case 'link':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${palette.copper};color:${palette['on-copper']};text-decoration:none;border-radius:6px${edgeIn(palette)}">${escapeHtml(block.label)}</a></p>`;
  }
}
