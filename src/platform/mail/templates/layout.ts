import type { Palette } from '../../../contract/colours/palette';
import type { Stored } from '../../../contract/errors';
import { escapeHtml } from '../../http/escape-html';
import type { MailSite, OutgoingMail } from '../outgoing-mail';
import { type MailBlock, toHtml, toText } from './mail-block';
import { textHtml } from './written-html';

export interface MailParts extends Omit<OutgoingMail, 'text' | 'html'> {
  blocks: readonly MailBlock[];
  reason: string;
}

/**
 * Colours of the site's woven pattern. Emails draw it with coloured table cells, because mail programs do not show SVG.
 */
const CLOTH = ['forest-deep', 'copper-edge-on-dark', 'sun', 'copper-edge-on-dark'] as const;
const REPEATS = 4;

function clothRow(palette: Palette, shift: number): string {
  const turned = [...CLOTH.slice(shift), ...CLOTH.slice(0, shift)].map((name) => palette[name]);
  const cells = Array.from({ length: REPEATS }, () => turned).flat();
  return `<tr>${cells.map((colour) => `<td bgcolor="${colour}" height="6">&nbsp;</td>`).join('')}</tr>`;
}

function cloth(palette: Palette): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;font-size:0;line-height:6px">${clothRow(palette, 0)}${clothRow(palette, 2)}</table>`;
}

function head({ siteName, logo, palette }: MailSite): string {
  const name = escapeHtml(siteName);
  const [ground, textColour] = logo && !logo.isForDark ? [palette.white, palette.ink] : [palette.forest, palette.white];
  const shown = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0">`
    : name;
  return `<tr><td bgcolor="${ground}" style="padding:16px 24px;color:${textColour};font-size:20px"><strong>${shown}</strong></td></tr>`;
}

function page(site: MailSite, parts: MailParts): string {
  const name = escapeHtml(site.siteName);
  const { palette } = site;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:${palette.mist}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${palette.mist}"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${palette.white}" style="max-width:600px;text-align:left;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6;color:${palette.ink};word-break:break-word">
${head(site)}
<tr><td>${cloth(palette)}</td></tr>
<tr><td style="padding:24px">
${parts.blocks.map((block) => toHtml(block, palette)).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${palette.line};color:${palette['ink-soft']};font-size:14px">${textHtml(parts.reason)}<br><a href="${escapeHtml(site.publicUrl)}" style="color:${palette.forest}">${name}</a></td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

/** Builds an email in the site's design. Plain text and HTML have the same content, all of it escaped. */
export function layOut(site: MailSite, parts: MailParts): OutgoingMail {
  const { blocks, reason, ...head } = parts;
  const text = [...blocks.map(toText), `-- \n${site.siteName}\n${site.publicUrl}\n${reason}`].join('\n\n');
  return { ...head, text: `${text}\n`, html: page(site, parts) };
}

export const messageLink = (site: MailSite, { _id }: Stored): string =>
  `${site.publicUrl}/admin/contacts?message=${_id}`;
export const requestLink = (site: MailSite, { _id }: Pick<Stored, '_id'>): string =>
  `${site.publicUrl}/admin/quotes?request=${_id}`;

export const OWNER_REASON = 'You got this email because your email address is the contact email in Site Settings.';
