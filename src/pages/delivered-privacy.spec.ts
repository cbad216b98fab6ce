import { PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { isDeliveredPrivacy, privacySum } from './delivered-privacy';

const MONTHS = [0, 1, 2, 24, 120];

describe('isDeliveredPrivacy', () => {
  // When this fails, a word of the page has changed: see `DELIVERED`.
  it.each(MONTHS)('knows the text of today for %d months', (months) => {
    expect(isDeliveredPrivacy(privacyPage(months).content)).toBe(true);
  });

  // When this fails, a word of the page has changed, and visitors are to be told when: the new sum goes here with the new day.
  it('has a date for each text', () => {
    expect([PRIVACY_TEXT_DATE, privacySum(privacyPage(24).content)]).toEqual([
      '2026-11-29',
      '932deb7e8bbb23b4f09723c96998816fe9961672bd9ff1aa2e27325e49667b50',
    ]);
  });

  it('promises no number of newsletters: that is the owner’s to say', () => {
    expect(privacyPage(24).content).not.toMatch(/once a month/);
  });

  it.each(MONTHS)('knows the text of a site without a newsletter for %d months', (months) => {
    const { content } = privacyPage(months, false);
    expect(content).not.toMatch(/newsletter/i);
    expect(isDeliveredPrivacy(content)).toBe(true);
  });

  it('says how long staff can bring back what they delete', () => {
    expect(privacyPage(24).content).toMatch(/^- What we delete stays in our trash for 30 days, /m);
  });

  it.each([
    ['a word', (text: string) => text.replace('This page explains', 'Mosi Limited explains')],
    ['one of the times', (text: string) => text.replace('24 months', '12 months')],
    ['all of it', () => 'Our words.'],
  ])('takes a text for somebody’s own once they have changed %s', (_what, change) => {
    expect(isDeliveredPrivacy(change(privacyPage(24).content))).toBe(false);
  });
});
