import { failedMailReason, failedMailsTitle } from './failed-mails-texts';

describe('what is said about mail that did not go out', () => {
  it.each([
    [1, '1 email could not be sent'],
    [2, '2 emails could not be sent'],
    [1200, '1,200 emails could not be sent'],
  ])('counts %i', (total, title) => {
    expect(failedMailsTitle(total)).toBe(title);
  });

  it.each([
    ['retrying', 1, 'No answer. Tried once; it will be tried again by itself.'],
    ['failed', 6, 'No answer. Tried 6 times; it will not be tried again by itself.'],
  ] as const)('tells what happens next to one that is %s', (status, attempts, reason) => {
    expect(failedMailReason({ lastError: 'No answer.', status, attempts })).toBe(reason);
  });
});
