import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import { quotePath } from '../../contract/quote-page';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { links, paragraph } from '../../platform/mail/templates/mail-block';
import type { ProjectRequestRow } from '../schemas/project-request.schema';

export function requestLinksMail(to: string, rows: readonly ProjectRequestRow[]): ComposeMail {
  const label = ({ serviceTitle, createdAt }: ProjectRequestRow): string =>
    `${serviceTitle}, ${formatDay(lusakaDay(createdAt))}`;
  return (site) =>
    layOut(site, {
      to,
      subject: `Your requests at ${site.siteName}`,
      reason:
        'You got this email because someone entered your email address under “Find your request”. If it was not you, ignore this email.',
      blocks: [
        paragraph('Hello,\n\nThese are the requests sent from your email address.'),
        links(
          'Your requests',
          rows.map((row) => [label(row), `${site.publicUrl}${quotePath(row._id.toHexString())}`]),
        ),
        paragraph('Anyone with a link can read that request. Share it only with people you trust.'),
      ],
    });
}
