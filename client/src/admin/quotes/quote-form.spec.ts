import type { Quote } from '@contract/project';
import { BLANK_QUOTE, toQuoteForm, toQuoteInput } from './quote-form';

const quote: Quote = {
  _id: 'q1',
  projectRequestId: 'r1',
  price: 1200.5,
  timeEstimate: 6,
  teamSize: 'Two people',
  notes: 'Half at the start.',
  status: 'sent',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

describe('the quote form', () => {
  it('starts with the defaults of a new quote', () => {
    expect(BLANK_QUOTE).toEqual({
      price: 0,
      timeEstimate: 4,
      teamSize: 'Small Team (2-3 people)',
      notes: '',
      status: 'draft',
      isMailed: false,
    });
  });

  it('brings a quote there and back', () => {
    const { _id, createdAt, updatedAt, ...input } = quote;
    expect(toQuoteInput(toQuoteForm(quote), 'r1')).toEqual(input);
  });

  it('trims, and does not send what is no field of a quote', () => {
    const form = { ...BLANK_QUOTE, teamSize: ' One ', notes: ' \n', isMailed: true };
    expect(toQuoteInput(form, 'r1')).toEqual({
      projectRequestId: 'r1',
      price: 0,
      timeEstimate: 4,
      teamSize: 'One',
      notes: '',
      status: 'draft',
    });
  });
});
