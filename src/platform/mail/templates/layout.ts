import { escapeHtml } from '../../http/escape-html';
import type { MailSite, OutgoingMail } from '../outgoing-mail';
import { type MailBlock, toHtml, toText } from './mail-block';

interface MailParts extends Omit<OutgoingMail, 'text' | 'html'> {
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  reason: string;
}

/** The site's cloth in table cells: mail programs drop SVG, but every one of them colours a cell. */
const CLOTH = ['#0A3B2E', '#B4531F', '#F2B84B', '#B4531F'];
const REPEATS = 4;

function clothRow(shift: number): string {
  const cells = Array.from({ length: CLOTH.length * REPEATS }, (_, place) => CLOTH[(place + shift) % CLOTH.length]);
  return `<tr>${cells.map((colour) => `<td bgcolor="${colour}" height="6">&nbsp;</td>`).join('')}</tr>`;
}

function cloth(): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;font-size:0;line-height:6px">${clothRow(0)}${clothRow(2)}</table>`;
}

function page(site: MailSite, parts: MailParts): string {
  const name = escapeHtml(site.siteName);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:#F6F3EC">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#F6F3EC"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF" style="max-width:600px;text-align:left;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6;color:#14211D;word-break:break-word">
<tr><td bgcolor="#0F5B46" style="padding:16px 24px;color:#FFFFFF;font-size:20px"><strong>${name}</strong></td></tr>
<tr><td>${cloth()}</td></tr>
<tr><td style="padding:24px">
${parts.blocks.map(toHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #DED8CB;color:#4A5650;font-size:14px">${escapeHtml(parts.reason)}<br><a href="${escapeHtml(site.publicUrl)}" style="color:#0F5B46">${name}</a></td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

/** One mail in the site's dress: the same words as plain text and as HTML, everything in them escaped. */
export function layOut(site: MailSite, parts: MailParts): OutgoingMail {
  const { blocks, reason, ...head } = parts;
  const text = [...blocks.map(toText), `-- \n${site.siteName}\n${site.publicUrl}\n${reason}`].join('\n\n');
  return { ...head, text: `${text}\n`, html: page(site, parts) };
}
