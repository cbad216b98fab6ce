import { PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { isDeliveredPrivacy, privacySum } from './delivered-privacy';

const MONTHS = [0, 1, 2, 24, 120];

describe('isDeliveredPrivacy', () => {
  // If this fails, the default text of the page has changed. Add its hash to `DELIVERED`.
  it.each(MONTHS)('recognises the current text for %d months', (months) => {
    expect(isDeliveredPrivacy(privacyPage(months).content)).toBe(true);
  });

  // If this fails, the default text has changed. Update `PRIVACY_TEXT_DATE`, which visitors see, and this hash.
  it('has a date for each text', () => {
    expect([PRIVACY_TEXT_DATE, privacySum(privacyPage(24).content)]).toEqual([
      '2026-11-29',
      'a4f552ccf17c5a4f3e02d6a0de1170b153bf4d893ef708328b1b55df96d2daa2',
    ]);
  });

  it('promises no number of newsletters, which the owner decides', () => {
    expect(privacyPage(24).content).not.toMatch(/once a month/);
  });

  it.each(MONTHS)('recognises the text without a newsletter for %d months', (months) => {
    const { content } = privacyPage(months, false);
    expect(content).not.toMatch(/newsletter/i);
    expect(isDeliveredPrivacy(content)).toBe(true);
  });

  it('states how long staff can restore deleted records', () => {
    expect(privacyPage(24).content).toMatch(/^- Data that we delete stays in our trash for 30 days, /m);
  });

  it.each([
    ['a word', (text: string) => text.replace('This page explains', 'Mosi Limited explains')],
    ['one of the times', (text: string) => text.replace('24 months', '12 months')],
    ['all of it', () => 'Our words.'],
  ])('treats a text as edited after a change of %s', (_what, change) => {
    expect(isDeliveredPrivacy(change(privacyPage(24).content))).toBe(false);
  });
});
