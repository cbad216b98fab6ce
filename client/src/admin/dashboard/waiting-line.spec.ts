import { waitingParts } from './waiting-line';

describe('line of pending work', () => {
  const NONE = {
    ...{ newMessages: 0, pendingRequests: 0, questions: 0, questionOf: null },
    ...{ saidPaid: 0, saidPaidOf: null, waitingComments: 0 },
  };
  const lineOf = (...args: Parameters<typeof waitingParts>) =>
    waitingParts(...args)
      .map(({ text }) => text)
      .join('');

  it.each([
    [5, 3, 0, 0, '5 new messages and 3 pending requests are waiting for you.'],
    [1, 0, 0, 0, '1 new message is waiting for you.'],
    [0, 1, 0, 0, '1 pending request is waiting for you.'],
    [1, 1, 0, 0, '1 new message and 1 pending request are waiting for you.'],
    [0, 0, 1, 0, '1 question is waiting for you.'],
    [5, 3, 2, 0, '5 new messages, 3 pending requests and 2 questions are waiting for you.'],
    [0, 0, 0, 1, '1 comment is waiting for you.'],
    [1, 0, 0, 2, '1 new message and 2 comments are waiting for you.'],
    [1200, 0, 0, 0, '1,200 new messages are waiting for you.'],
    [0, 0, 0, 0, 'Nothing is waiting for you.'],
  ])('counts %i, %i, %i and %i', (newMessages, pendingRequests, questions, waitingComments, line) => {
    expect(lineOf({ ...NONE, newMessages, pendingRequests, questions, waitingComments }, 0)).toBe(line);
  });

  it('counts reported payments', () => {
    expect(lineOf({ ...NONE, saidPaid: 1 }, 0)).toBe('1 reported payment to check is waiting for you.');
    expect(lineOf({ ...NONE, questions: 1, saidPaid: 2 }, 0)).toBe(
      '1 question and 2 reported payments to check are waiting for you.',
    );
  });

  it('links each count to its list', () => {
    const all = { newMessages: 1, pendingRequests: 2, questions: 3, questionOf: 'r7', saidPaid: 4, saidPaidOf: 'r8' };
    const parts = waitingParts({ ...all, waitingComments: 5 }, 0).filter(({ to }) => to);
    expect(parts).toEqual([
      { text: '1 new message', to: '/admin/contacts?status=new' },
      { text: '2 pending requests', to: '/admin/quotes?status=pending' },
      { text: '3 questions', to: '/admin/quotes?request=r7' },
      { text: '4 reported payments to check', to: '/admin/quotes?request=r8' },
      { text: '5 comments', to: '/admin/comments?status=waiting' },
    ]);
  });

  it.each([3, null])('does not say that nothing is waiting when %p emails failed', (failedMails) => {
    expect(lineOf(NONE, failedMails)).toBe('No messages, requests, questions or comments are waiting for you.');
    expect(lineOf({ ...NONE, questions: 1 }, failedMails)).toBe('1 question is waiting for you.');
  });
});
