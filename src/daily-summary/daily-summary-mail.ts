import { formatDay, lusakaDay } from '../contract/lusaka-day';
import { type ComposeMail, type MailSite, OWNER } from '../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../platform/mail/templates/layout';
import { link, links, type MailBlock, paragraph } from '../platform/mail/templates/mail-block';
import type { Waiting, WaitingRow } from '../project/statistics/waiting-requests.service';

interface SummaryContent extends Waiting {
  messages: number;
}

const SHOWN = 5;

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Builds the daily summary. It names no clients, because other people may see the owner's screen. */
export function dailySummaryMail({ late, questions, saidPaid, ending, messages }: SummaryContent): ComposeMail | null {
  const counts = [
    [late.length, 'request', 'requests'],
    [questions.length, 'question', 'questions'],
    [saidPaid.length, 'reported payment to check', 'reported payments to check'],
    [ending.length, 'quote that expires', 'quotes that expire'],
    [messages, 'message', 'messages'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  if (parts.length === 0) return null;
  return (site) =>
    layOut(site, {
      to: OWNER,
      subject: `To do today: ${parts.join(', ')}`,
      reason: `${OWNER_REASON} You can turn this email off in Settings.`,
      blocks: [
        paragraph('Good morning. These items need your attention:'),
        ...rowsOf(site, 'Overdue requests', late),
        ...rowsOf(site, 'Questions from clients', questions),
        ...rowsOf(site, 'Reported payments to check', saidPaid),
        ...rowsOf(site, 'Quotes that expire within two days', ending),
        ...(messages > 0 ? [paragraph(`You have ${counted(messages, 'unread message', 'unread messages')}.`)] : []),
        link('Open the Admin Dashboard', `${site.publicUrl}/admin`),
      ],
    });
}

function rowsOf(site: MailSite, title: string, rows: readonly WaitingRow[]): MailBlock[] {
  if (rows.length === 0) return [];
  const more = rows.length - SHOWN;
  const label = more > 0 ? `${title} (and ${more} more)` : title;
  return [
    links(
      label,
      rows
        .slice(0, SHOWN)
        .map(({ _id, service, since }) => [
          `${service}, since ${formatDay(lusakaDay(since))}`,
          requestLink(site, { _id }),
        ]),
    ),
  ];
}
