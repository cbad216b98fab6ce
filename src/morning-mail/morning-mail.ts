import { formatDay, lusakaDay } from '../contract/lusaka-day';
import { type ComposeMail, type MailSite, OWNER } from '../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../platform/mail/templates/layout';
import { link, links, type MailBlock, paragraph } from '../platform/mail/templates/mail-block';
import type { Waiting, WaitingRow } from '../project/figures/waiting-requests';

interface WhatWaits extends Waiting {
  /** That nobody has opened. */
  messages: number;
}

/** So many of each stand in the mail by themselves. */
const SHOWN = 5;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** To the owner: what waits for an answer. No names: the mail may be read on a phone that lies on a table. */
export function morningMail({ late, questions, saidPaid, ending, messages }: WhatWaits): ComposeMail | null {
  const parts = [
    ...(late.length > 0 ? [counted(late.length, 'request', 'requests')] : []),
    ...(questions.length > 0 ? [counted(questions.length, 'question', 'questions')] : []),
    ...(saidPaid.length > 0
      ? [counted(saidPaid.length, 'reported payment to check', 'reported payments to check')]
      : []),
    ...(ending.length > 0 ? [counted(ending.length, 'quote that ends', 'quotes that end')] : []),
    ...(messages > 0 ? [counted(messages, 'message', 'messages')] : []),
  ];
  if (parts.length === 0) return null;
  return (site) =>
    layOut(site, {
      to: OWNER,
      subject: `Waiting for you: ${parts.join(', ')}`,
      reason: `${OWNER_REASON} The settings also switch it off.`,
      blocks: [
        paragraph('Good morning. This waits for an answer:'),
        ...rowsOf(site, 'Requests that wait longer than promised', late),
        ...rowsOf(site, 'Questions of clients', questions),
        ...rowsOf(site, 'Clients who say that they have paid', saidPaid),
        ...rowsOf(site, 'Quotes that end within two days, of requests', ending),
        ...(messages > 0 ? [paragraph(`${counted(messages, 'message', 'messages')} that nobody has opened yet.`)] : []),
        link('Open the back office', `${site.publicUrl}/admin`),
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
