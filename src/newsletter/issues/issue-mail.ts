import type { Types } from 'mongoose';
import { TEST_TOKEN } from '../../contract/newsletter';
import type { IssueInput } from '../../contract/newsletter-issues';
import { ARCHIVE_PATH, archivedPath } from '../../contract/read-paths';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { links, written } from '../../platform/mail/templates/mail-block';
import { withWholeLinks } from '../../platform/mail/templates/whole-links';
import { parseMarkdown } from '../../platform/markdown/parse-markdown';

export interface IssueReader {
  email: string;
  /** Missing for a test and a preview, which nobody has subscribed to. */
  unsubscribeToken?: string;
}

interface MailedIssue extends IssueInput {
  /** Missing while it is on no page of the site yet. */
  _id?: Types.ObjectId;
}

/** An issue to one reader. */
export function issueMail({ _id, subject, content }: MailedIssue, reader: IssueReader): ComposeMail {
  const blocks = parseMarkdown(content);
  return (site) => {
    const { email, unsubscribeToken } = reader;
    const unsubscribeUrl = `${site.publicUrl}/newsletter/unsubscribe/${encodeURIComponent(unsubscribeToken ?? TEST_TOKEN)}`;
    return layOut(site, {
      to: email,
      ...(unsubscribeToken !== undefined && { unsubscribeUrl }),
      subject,
      reason: `You get this mail because you subscribed to the newsletter of ${site.siteName}.`,
      blocks: [
        written(withWholeLinks(blocks, site.publicUrl)),
        links('This newsletter', [
          ['Read this on our website', site.publicUrl + (_id ? archivedPath(_id.toHexString()) : ARCHIVE_PATH)],
          ['Unsubscribe', unsubscribeUrl],
        ]),
      ],
    });
  };
}
