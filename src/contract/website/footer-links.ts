import { optionalText, records } from '../fields';
import { linkFields, section, WORDS } from './section';

const title = (of: string) =>
  optionalText(`Title of the ${of} column`, WORDS.label, { hint: 'If empty, visitors do not see this column.' });
const links = (of: string) =>
  records(`Links of the ${of} column`, { noun: `Link of the ${of} column`, max: 8, fields: linkFields(true) });

export const FOOTER_LINKS = /* @__PURE__ */ section({
  title: 'Footer links',
  about: 'Up to four columns of links at the end of every page.',
  place: 'everywhere',
  isNeutral: true,
  parts: (['first', 'second', 'third', 'fourth'] as const).map((column) => ({
    title: `${column}Title`,
    holds: [column],
  })),
  partNoun: 'Column',
  fields: () => ({
    firstTitle: title('first'),
    first: links('first'),
    secondTitle: title('second'),
    second: links('second'),
    thirdTitle: title('third'),
    third: links('third'),
    fourthTitle: title('fourth'),
    fourth: links('fourth'),
  }),
  /** Default links. Some link to pages that do not exist until staff write them. */
  words: {
    firstTitle: 'Company',
    first: [
      { to: '/about', text: 'About Us' },
      { to: '/features', text: 'Features' },
      { to: '/pricing', text: 'Pricing' },
      { to: '/testimonials', text: 'Testimonials' },
      { to: '/careers', text: 'Careers' },
    ],
    secondTitle: 'Help',
    second: [
      { to: '/faq', text: 'FAQ' },
      { to: '/support', text: 'Support' },
      { to: '/contact', text: 'Contact' },
    ],
    thirdTitle: 'Legal',
    third: [
      { to: '/terms', text: 'Terms' },
      { to: '/privacy', text: 'Privacy' },
      { to: '/cookies', text: 'Cookies' },
    ],
    fourthTitle: '',
    fourth: [],
  },
});
