import type { LinkPath } from '@contract/routes';

export interface NavEntry {
  to: LinkPath;
  words: string;
}

export const TOP_LINKS: readonly NavEntry[] = [
  { to: '/', words: 'Home' },
  { to: '/services', words: 'Services' },
  { to: '/about', words: 'About Us' },
  { to: '/team', words: 'Our Team' },
  { to: '/blogs', words: 'Blog' },
  { to: '/contact', words: 'Contact' },
];

export const LOGIN_LINK: NavEntry = { to: '/login', words: 'Login' };
export const SIGN_UP_LINK: NavEntry = { to: '/signup', words: 'Sign Up' };

/** What has no screen of its own is a page that someone may write. */
export const FOOTER_GROUPS: ReadonlyArray<{ title: string; links: readonly NavEntry[] }> = [
  {
    title: 'Company',
    links: [
      { to: '/about', words: 'About Us' },
      { to: '/features', words: 'Features' },
      { to: '/pricing', words: 'Pricing' },
      { to: '/testimonials', words: 'Testimonials' },
      { to: '/careers', words: 'Careers' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/faq', words: 'FAQ' },
      { to: '/support', words: 'Support' },
      { to: '/contact', words: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', words: 'Terms' },
      { to: '/privacy', words: 'Privacy' },
      { to: '/cookies', words: 'Cookies' },
    ],
  },
];
