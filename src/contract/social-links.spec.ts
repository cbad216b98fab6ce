import { REACH_FIELDS } from './identity';
import { socialLink } from './social-links';

describe('socialLink', () => {
  it.each([
    ['https://www.facebook.com/kitwedriving', { name: 'Facebook', mark: 'facebook', isProfile: true }],
    ['https://m.facebook.com/kitwedriving', { name: 'Facebook', mark: 'facebook', isProfile: true }],
    ['https://x.com/kitwe', { name: 'X', mark: 'x', isProfile: true }],
    ['https://www.netflix.com/kitwe', { name: 'netflix.com', mark: 'link', isProfile: true }],
    ['https://www.netflix.com/', { name: 'netflix.com', mark: 'link', isProfile: true }],
    ['https://www.linkedin.com/', { name: 'LinkedIn', mark: 'linkedin', isProfile: false }],
    ['https://facebook.com.evil.example/kitwe', { name: 'facebook.com.evil.example', mark: 'link', isProfile: true }],
  ])('recognises %s', (address, link) => {
    expect(socialLink(address)).toEqual(link);
  });
});

describe('URL of a social link', () => {
  it.each(['https://www.tiktok.com/@mkate', 'https://mastodon.social/@mkate', 'https://m.facebook.com/mkate?v=1'])(
    'accepts %s',
    (address) => expect(REACH_FIELDS.socialLinks.check?.(address)).toBeNull(),
  );

  it.each(['https://mkate:secret@facebook.com/x', 'https://facebook.com@evil.example/x', 'http://facebook.com/mkate'])(
    'rejects %s',
    (address) => expect(REACH_FIELDS.socialLinks.check?.(address)).not.toBeNull(),
  );
});
