import type { Dashboard } from '@contract/dashboard';
import { LIST } from '@/lib/list-words';

type Waiting = Pick<
  Dashboard,
  'newMessages' | 'pendingRequests' | 'questions' | 'questionOf' | 'saidPaid' | 'saidPaidOf' | 'waitingComments'
>;

export interface WaitingPart {
  text: string;
  to?: string;
}

/** Returns a sentence such as "5 new messages are waiting for you." in parts. `failedMails` is `null` while unknown. */
export function waitingParts(dashboard: Waiting, failedMails: number | null): WaitingPart[] {
  const { newMessages, pendingRequests, questions, questionOf, saidPaid, saidPaidOf, waitingComments } = dashboard;
  const counts = [
    { of: newMessages, noun: 'new message', to: '/admin/contacts?status=new' },
    { of: pendingRequests, noun: 'pending request', to: '/admin/quotes?status=pending' },
    { of: questions, noun: 'question', to: `/admin/quotes?request=${questionOf}` },
    {
      of: saidPaid,
      noun: 'reported payment to check',
      many: 'reported payments to check',
      to: `/admin/quotes?request=${saidPaidOf}`,
    },
    { of: waitingComments, noun: 'comment', to: '/admin/comments?status=waiting' },
  ].filter(({ of }) => of > 0);
  if (counts.length === 0) {
    const isQuiet = failedMails === 0;
    return [
      {
        text: isQuiet
          ? 'Nothing is waiting for you.'
          : 'No messages, requests, questions or comments are waiting for you.',
      },
    ];
  }
  const texts = counts.map(
    ({ of, noun, many = `${noun}s` }) => `${of.toLocaleString('en-US')} ${of === 1 ? noun : many}`,
  );
  const total = counts.reduce((sum, { of }) => sum + of, 0);
  let place = 0;
  const parts = LIST.formatToParts(texts).map(({ type, value }) =>
    type === 'element' ? { text: value, to: counts[place++]?.to } : { text: value },
  );
  return [...parts, { text: ` ${total === 1 ? 'is' : 'are'} waiting for you.` }];
}
