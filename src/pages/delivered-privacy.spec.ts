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
      '2026-11-27',
      'a4a87d9be48627670dde22473e2afaae74acae504d504934ffd9365ab2bc0ca9',
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

  it.each(MONTHS)(
    'knows the texts for %d months as they were before the trash, with another spelling, when they said how often, before addresses were confirmed, and before comments',
    (months) => {
      const untold = privacyPage(months).content.replace(/^- What we delete .*\n/m, '');
      expect(untold).not.toContain('trash');
      expect(isDeliveredPrivacy(untold)).toBe(true);
      const hyphened = untold.replaceAll('email', 'e\u002dmail');
      expect(isDeliveredPrivacy(hyphened)).toBe(true);
      const monthly = hyphened.replace('you the newsletter.', 'you the newsletter, about once a month.');
      expect(monthly).toContain('once a month');
      expect(isDeliveredPrivacy(monthly)).toBe(true);
      const unasked = monthly.replace(/ An address that was entered .*$/m, '');
      expect(unasked).not.toContain('confirmed');
      expect(isDeliveredPrivacy(unasked)).toBe(true);
      const before = unasked.replace(/^- (?:A|Of a) comment .*\n/gm, '');
      expect(before).not.toContain('comment');
      expect(isDeliveredPrivacy(before)).toBe(true);
    },
  );

  it('says how long staff can bring back what they delete', () => {
    expect(privacyPage(24).content).toMatch(/^- What we delete stays in our trash for 30 days, /m);
  });

  it.each([
    ['a word', (text: string) => text.replace('Our address', 'Mosi Limited. Our address')],
    ['one of the times', (text: string) => text.replace('24 months', '12 months')],
    ['all of it', () => 'Our words.'],
  ])('takes a text for somebody’s own once they have changed %s', (_what, change) => {
    expect(isDeliveredPrivacy(change(privacyPage(24).content))).toBe(false);
  });
});
