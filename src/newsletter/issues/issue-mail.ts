import type { Types } from 'mongoose';
import type { Block, Inline, TextImage } from '../../contract/markdown';
import { TEST_TOKEN } from '../../contract/newsletter';
import type { IssueInput } from '../../contract/newsletter-issues';
import { ARCHIVE_PATH, archivedPath } from '../../contract/read-paths';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { links, written } from '../../platform/mail/templates/mail-block';
import { parseMarkdown } from '../../platform/markdown/parse-markdown';

export interface IssueRecipient {
  email: string;
  unsubscribeToken?: string;
}

interface MailedIssue extends IssueInput {
  _id?: Types.ObjectId;
}

export function issueMail({ _id, subject, content }: MailedIssue, reader: IssueRecipient): ComposeMail {
  const blocks = parseMarkdown(content);
  return (site) => {
    const { email, unsubscribeToken } = reader;
    const unsubscribeUrl = `${site.publicUrl}/newsletter/unsubscribe/${encodeURIComponent(unsubscribeToken ?? TEST_TOKEN)}`;
    return layOut(site, {
      to: email,
      ...(unsubscribeToken !== undefined && { unsubscribeUrl }),
      subject,
      reason: `You got this email because you subscribed to the ${site.siteName} newsletter.`,
      blocks: [
        written(withWholeLinks(blocks, site.publicUrl)),
        links('This newsletter', [
          [
            'Read this newsletter on our website',
            site.publicUrl + (_id ? archivedPath(_id.toHexString()) : ARCHIVE_PATH),
          ],
          ['Unsubscribe', unsubscribeUrl],
        ]),
      ],
    });
  };
}

/**
 * Replaces paths of the site by full URLs, which emails need.
 * @param publicUrl origin of the site, without a slash.
 */
function withWholeLinks(blocks: readonly Block[], publicUrl: string): Block[] {
  const whole = (to: string): string => (to.startsWith('/') ? publicUrl + to : to);
  const image = (part: TextImage): TextImage => ({ ...part, src: whole(part.src) });
  const inlines = (content: readonly Inline[]): Inline[] =>
    content.map((part) => {
      if (typeof part === 'string' || part.kind === 'break' || part.kind === 'code') return part;
      if (part.kind === 'picture') return image(part);
      const inline = { ...part, content: inlines(part.content) };
      return inline.kind === 'link' ? { ...inline, to: whole(inline.to) } : inline;
    });
  const block = (part: Block): Block => {
    switch (part.kind) {
      case 'rule':
      case 'code':
        return part;
      case 'picture':
        return image(part);
      case 'quotation':
        return { ...part, blocks: part.blocks.map(block) };
      case 'list':
        return { ...part, entries: part.entries.map((entry) => entry.map(block)) };
      case 'table':
        return { ...part, head: part.head.map(inlines), rows: part.rows.map((row) => row.map(inlines)) };
      default:
        return { ...part, content: inlines(part.content) };
    }
  };
  return blocks.map(block);
}
