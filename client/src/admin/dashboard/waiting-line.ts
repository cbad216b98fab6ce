import type { Dashboard } from '@contract/dashboard';

/** "5 new messages and 3 pending requests are waiting." */
export function waitingLine({
  newMessages,
  pendingRequests,
}: Pick<Dashboard, 'newMessages' | 'pendingRequests'>): string {
  const parts = [count(newMessages, 'new message'), count(pendingRequests, 'pending request')].filter(Boolean);
  if (parts.length === 0) return 'Nothing is waiting.';
  return `${parts.join(' and ')} ${newMessages + pendingRequests === 1 ? 'is' : 'are'} waiting.`;
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
