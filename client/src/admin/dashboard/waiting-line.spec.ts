import { waitingLine } from './waiting-line';

describe('the line under the dashboard', () => {
  it.each([
    [5, 3, '5 new messages and 3 pending requests are waiting.'],
    [1, 0, '1 new message is waiting.'],
    [0, 1, '1 pending request is waiting.'],
    [1, 1, '1 new message and 1 pending request are waiting.'],
    [1200, 0, '1,200 new messages are waiting.'],
    [0, 0, 'Nothing is waiting.'],
  ])('%i and %i', (newMessages, pendingRequests, line) => {
    expect(waitingLine({ newMessages, pendingRequests })).toBe(line);
  });
});
