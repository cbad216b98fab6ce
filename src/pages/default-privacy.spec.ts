import { PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { isDefaultPrivacy, privacySum } from './default-privacy';

const MONTHS = [0, 1, 2, 24, 120];

describe('isDefaultPrivacy', () => {
  // If this fails, the default text of the page has changed. Add the hash of the new text to `DEFAULT_TEXT_SUMS`.
  it.each(MONTHS)('recognises the current text for %d months', (months) => {
    expect(isDefaultPrivacy(privacyPage(months).content)).toBe(true);
  });

  // If this fails, the default text has changed. Update `PRIVACY_TEXT_DATE`, which visitors see, and this hash.
  it('has a date for each text', () => {
    expect([PRIVACY_TEXT_DATE, privacySum(privacyPage(24).content)]).toEqual(['2026-11-30', 'c3699cd36745a161']);
  });

  it('promises no number of newsletters, which the owner decides', () => {
    expect(privacyPage(24).content).not.toMatch(/once a month/);
  });

  it.each(MONTHS)('recognises the text without a newsletter for %d months', (months) => {
    const { content } = privacyPage(months, false);
    expect(content).not.toMatch(/newsletter/i);
    expect(isDefaultPrivacy(content)).toBe(true);
  });

  it('states how long invoices stay, whatever the number of months', () => {
    const { content } = privacyPage(24, true, 24);
    expect(content).toContain('Invoices, credit notes and receipts are deleted 24 months after their date');
    expect(content).toContain('until 24 months after their last change.');
    expect(isDefaultPrivacy(content)).toBe(true);
  });

  it('states how long staff can restore deleted records', () => {
    expect(privacyPage(24).content).toMatch(/^- Data that we delete stays in our trash for 30 days, /m);
  });

  it.each([
    ['a word', (text: string) => text.replace('This page explains', 'Mosi Limited explains')],
    ['one of the times', (text: string) => text.replace('24 months', '12 months')],
    ['all of it', () => 'Our words.'],
  ])('treats a text as edited after a change of %s', (_what, change) => {
    expect(isDefaultPrivacy(change(privacyPage(24).content))).toBe(false);
  });
});
