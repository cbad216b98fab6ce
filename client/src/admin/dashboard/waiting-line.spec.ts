import { waitingLine } from './waiting-line';

describe('the line under the dashboard', () => {
  it.each([
    [5, 3, 0, '5 new messages and 3 pending requests are waiting.'],
    [1, 0, 0, '1 new message is waiting.'],
    [0, 1, 0, '1 pending request is waiting.'],
    [1, 1, 0, '1 new message and 1 pending request are waiting.'],
    [0, 0, 1, '1 question is waiting.'],
    [5, 3, 2, '5 new messages, 3 pending requests and 2 questions are waiting.'],
    [1200, 0, 0, '1,200 new messages are waiting.'],
    [0, 0, 0, 'Nothing is waiting.'],
  ])('%i, %i and %i', (newMessages, pendingRequests, questions, line) => {
    expect(waitingLine({ newMessages, pendingRequests, questions })).toBe(line);
  });
});
