import type { Dashboard } from '@contract/dashboard';
import { LIST } from '@/lib/list-words';
import { failedMailsTitle } from './failed-mails-texts';

const NONE_WAITING = 'No messages, requests, questions or comments are waiting.';

/**
 * "5 new messages, 3 pending requests and 1 question are waiting."
 * @param failedMails `null`: not known, so nothing is said of them
 */
export function waitingLine(
  {
    newMessages,
    pendingRequests,
    questions,
    saidPaid,
    waitingComments,
  }: Pick<Dashboard, 'newMessages' | 'pendingRequests' | 'questions' | 'saidPaid' | 'waitingComments'>,
  failedMails: number | null,
): string {
  const parts = [
    count(newMessages, 'new message'),
    count(pendingRequests, 'pending request'),
    count(questions, 'question'),
    count(saidPaid, 'payment to look for', 'payments to look for'),
    count(waitingComments, 'comment'),
  ].filter(Boolean);
  if (parts.length === 0) {
    if (failedMails === 0) return 'Nothing is waiting.';
    return failedMails === null ? NONE_WAITING : `${NONE_WAITING} ${failedMailsTitle(failedMails)}.`;
  }
  const total = newMessages + pendingRequests + questions + saidPaid + waitingComments;
  return `${LIST.format(parts)} ${total === 1 ? 'is' : 'are'} waiting.`;
}

function count(number: number, noun: string, many = `${noun}s`): string {
  if (number === 0) return '';
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : many}`;
}
