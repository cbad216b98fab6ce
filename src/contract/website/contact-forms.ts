import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS } from './section';

export const CONTACT_FORMS = /* @__PURE__ */ fixedSection({
  title: 'Contact: headings',
  about: 'The headings of the two forms and the map on the Contact page.',
  place: 'pages',
  pages: ['contact'],
  tabs: { 'Quote request form': '?tab=quote' },
  fields: () => ({
    message: requiredText('Heading above the contact form', WORDS.heading),
    help: requiredText('Heading below the quote request form', WORDS.heading, {
      hint: 'Visitors select this heading to see your phone number and email address.',
    }),
    requestId: optionalText('Text below the contact details', WORDS.sentence),
    find: requiredText('Heading above the map', WORDS.heading),
    map: requiredText('Link that opens the map on its own page', WORDS.label),
  }),
  words: {
    message: 'Send Us a Message',
    help: 'Need Help? Contact Us Directly',
    requestId: 'If you have a Request ID, please include it.',
    find: 'Find Us',
    map: 'Open the map',
  },
  isNeutral: true,
});
