import type { ProjectStatus, VisitorQuote } from '@contract/project';
import { quoted } from '@/testing/sample-quotes';
import { stepStates } from './process-steps';

describe('the steps of the quote process', () => {
  it('start at the first step', () => {
    expect(stepStates(null)).toEqual(['now', 'next', 'next', 'next']);
  });

  it.each<[ProjectStatus, VisitorQuote['status'] | null, string]>([
    ['pending', null, 'done now next next'],
    ['in_review', null, 'done now next next'],
    ['quoted', null, 'done now next next'],
    ['quoted', 'sent', 'done done now next'],
    ['quoted', 'expired', 'done done now next'],
    ['accepted', 'accepted', 'done done done done'],
    ['rejected', 'rejected', 'done done done next'],
    ['rejected', null, 'done done next next'],
  ])('show a %s request with a quote that is %s as %s', (status, quote, states) => {
    expect(stepStates({ status, quote: quote && quoted(quote).quote }).join(' ')).toBe(states);
  });
});
