import { isAnswered } from './quote-words';

describe('a quote in words', () => {
  it('is answered once the client has accepted or declined', () => {
    expect(isAnswered({ status: 'accepted' })).toBe(true);
    expect(isAnswered({ status: 'rejected' })).toBe(true);
    expect(isAnswered({ status: 'sent' })).toBe(false);
    expect(isAnswered(null)).toBe(false);
  });
});
