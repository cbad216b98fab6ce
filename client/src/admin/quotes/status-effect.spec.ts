import { effectOnQuote, effectOnRequest, isAnswered, isEnd } from './status-effect';

describe('what a status does to the other one', () => {
  it.each([
    ['sent', 'accepted', 'The quote becomes accepted too.'],
    ['sent', 'in_review', 'The quote becomes draft.'],
    ['accepted', 'quoted', 'The quote becomes sent.'],
    ['expired', 'quoted', ''],
    ['draft', 'pending', ''],
  ] as const)('of a %s quote, when its request becomes %s: %j', (quote, request, words) => {
    expect(effectOnQuote({ status: quote }, request)).toBe(words);
  });

  it.each([
    ['quoted', 'rejected', 'The request becomes rejected too.'],
    ['pending', 'sent', 'The request becomes quoted.'],
    ['accepted', 'draft', 'The request becomes in review.'],
    ['quoted', 'expired', ''],
  ] as const)('of a %s request, when its quote becomes %s: %j', (request, quote, words) => {
    expect(effectOnRequest({ status: request }, { status: 'sent' }, quote)).toBe(words);
  });

  it('is nothing without a quote, but that the first one takes the request into review', () => {
    expect(effectOnQuote(null, 'accepted')).toBe('');
    expect(effectOnRequest({ status: 'pending' }, null, 'draft')).toBe('The request becomes in review.');
  });

  it('asks for a word where a deal ends', () => {
    expect(isEnd('accepted')).toBe(true);
    expect(isEnd('quoted')).toBe(false);
  });

  it('answers the quote once the client has accepted or declined', () => {
    expect(isAnswered({ status: 'accepted' })).toBe(true);
    expect(isAnswered({ status: 'rejected' })).toBe(true);
    expect(isAnswered({ status: 'sent' })).toBe(false);
    expect(isAnswered(null)).toBe(false);
  });
});
