import type { LinkPath } from '@contract/site-pages';

export interface NavEntry {
  to: LinkPath;
  text: string;
}

/** What has no screen of its own is a page that someone may write. */
export const FOOTER_GROUPS: ReadonlyArray<{ title: string; links: readonly NavEntry[] }> = [
  {
    title: 'Company',
    links: [
      { to: '/about', text: 'About Us' },
      { to: '/features', text: 'Features' },
      { to: '/pricing', text: 'Pricing' },
      { to: '/testimonials', text: 'Testimonials' },
      { to: '/careers', text: 'Careers' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/faq', text: 'FAQ' },
      { to: '/support', text: 'Support' },
      { to: '/contact', text: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', text: 'Terms' },
      { to: '/privacy', text: 'Privacy' },
      { to: '/cookies', text: 'Cookies' },
    ],
  },
];
