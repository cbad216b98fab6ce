import { effectOnQuote, effectOnRequest, isAnswered, isEnd, WITHDRAWN } from './status-effect';

describe('effect of a status', () => {
  it.each([
    ['sent', 'accepted', 'The quote will be set to Accepted too.'],
    ['sent', 'in_review', `The quote will be set to Draft. ${WITHDRAWN}`],
    ['accepted', 'quoted', 'The quote will be set to Sent.'],
    ['expired', 'quoted', ''],
    ['draft', 'pending', ''],
  ] as const)('changes a %s quote when its request becomes %s: %j', (quote, request, words) => {
    expect(effectOnQuote({ status: quote }, request)).toBe(words);
  });

  it.each([
    ['quoted', 'rejected', 'The request will be set to Rejected too.'],
    ['pending', 'sent', 'The request will be set to Quoted.'],
    ['accepted', 'draft', `The request will be set to In Review. ${WITHDRAWN}`],
    ['quoted', 'expired', ''],
  ] as const)('changes a %s request when its quote becomes %s: %j', (request, quote, words) => {
    expect(effectOnRequest({ status: request }, { status: 'sent' }, quote)).toBe(words);
  });

  it('is nothing without a quote, except that the first one starts review', () => {
    expect(effectOnQuote(null, 'accepted')).toBe('');
    expect(effectOnQuote(null, 'quoted')).toMatch(/^This request has no quote yet\./);
    expect(effectOnRequest({ status: 'pending' }, null, 'draft')).toBe('The request will be set to In Review.');
  });

  it('allows a note when a request ends', () => {
    expect(isEnd('accepted')).toBe(true);
    expect(isEnd('quoted')).toBe(false);
  });

  it('treats an accepted or rejected quote as answered', () => {
    expect(isAnswered({ status: 'accepted' })).toBe(true);
    expect(isAnswered({ status: 'rejected' })).toBe(true);
    expect(isAnswered({ status: 'sent' })).toBe(false);
    expect(isAnswered(null)).toBe(false);
  });
});
