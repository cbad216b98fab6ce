import type { Dashboard } from '@contract/dashboard';

/** "5 new messages, 3 pending requests and 1 question are waiting." */
export function waitingLine({
  newMessages,
  pendingRequests,
  questions,
}: Pick<Dashboard, 'newMessages' | 'pendingRequests' | 'questions'>): string {
  const parts = [
    count(newMessages, 'new message'),
    count(pendingRequests, 'pending request'),
    count(questions, 'question'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing is waiting.';
  const all = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
  return `${all} ${newMessages + pendingRequests + questions === 1 ? 'is' : 'are'} waiting.`;
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
