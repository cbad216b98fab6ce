import { waitingLine } from './waiting-line';

describe('the line under the dashboard', () => {
  const NONE = { newMessages: 0, pendingRequests: 0, questions: 0, saidPaid: 0, waitingComments: 0 };

  it.each([
    [5, 3, 0, 0, '5 new messages and 3 pending requests are waiting.'],
    [1, 0, 0, 0, '1 new message is waiting.'],
    [0, 1, 0, 0, '1 pending request is waiting.'],
    [1, 1, 0, 0, '1 new message and 1 pending request are waiting.'],
    [0, 0, 1, 0, '1 question is waiting.'],
    [5, 3, 2, 0, '5 new messages, 3 pending requests and 2 questions are waiting.'],
    [0, 0, 0, 1, '1 comment is waiting.'],
    [1, 0, 0, 2, '1 new message and 2 comments are waiting.'],
    [1200, 0, 0, 0, '1,200 new messages are waiting.'],
    [0, 0, 0, 0, 'Nothing is waiting.'],
  ])('%i, %i, %i and %i', (newMessages, pendingRequests, questions, waitingComments, line) => {
    expect(waitingLine({ ...NONE, newMessages, pendingRequests, questions, waitingComments }, 0)).toBe(line);
  });

  it('names clients who say that they have paid', () => {
    expect(waitingLine({ ...NONE, saidPaid: 1 }, 0)).toBe('1 payment to look for is waiting.');
    expect(waitingLine({ ...NONE, questions: 1, saidPaid: 2 }, 0)).toBe(
      '1 question and 2 payments to look for are waiting.',
    );
  });

  it.each([
    [3, 'No messages, requests, questions or comments are waiting. 3 emails could not be sent.'],
    [null, 'No messages, requests, questions or comments are waiting.'],
  ])('does not say that nothing waits when %p mails failed', (failedMails, line) => {
    expect(waitingLine(NONE, failedMails)).toBe(line);
    expect(waitingLine({ ...NONE, questions: 1 }, failedMails)).toBe('1 question is waiting.');
  });
});
