import { optionalText, requiredText } from '../fields';
import { group, section, WORDS } from './section';

export const CONTACT_DESCRIPTION = 'Send us a message, or ask for a quote for your project and follow its progress.';

export const CONTACT = /* @__PURE__ */ section({
  title: 'Contact',
  about: 'The texts above and beside the contact form. If hidden, only the title Contact is shown.',
  place: 'pages',
  pages: ['contact'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    welcome: group('Beside the form', {
      heading: requiredText('Heading', WORDS.heading),
      text: optionalText('Text', WORDS.paragraph, { rows: [3, 8] }),
    }),
    price: optionalText('Text before the link to the quote request form', WORDS.heading),
  }),
  words: {
    heading: 'Contact',
    sentence: '',
    welcome: {
      heading: 'Get In Touch',
      text: 'Ask about a course, tell us about your school, or report a problem with this site. We read every message and reply by email.',
    },
    price: 'Need a price for a project?',
  },
});
