import { optionalText, requiredText } from '../fields';
import { fixedSection, group, WORDS } from './section';

export const SERVICE = /* @__PURE__ */ fixedSection({
  title: 'Services: one service',
  about: 'Headings, buttons and links on service cards and service pages.',
  place: 'pages',
  pages: ['services', 'service'],
  fields: () => ({
    more: requiredText('On each service card', WORDS.label),
    back: requiredText('Link back to the list', WORDS.label),
    overview: requiredText('Heading above the description', WORDS.heading),
    features: requiredText('Heading above the features', WORDS.heading),
    ask: group('Beside the description', {
      text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      contact: requiredText('Link to the contact form', WORDS.label),
      quote: requiredText('Link to the quote request form', WORDS.label),
    }),
    related: requiredText('Heading above related services', WORDS.heading),
    missing: group('If a service is not found', {
      title: requiredText('Heading', WORDS.heading),
      text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    }),
  }),
  words: {
    more: 'Learn More',
    back: 'Back to all services',
    overview: 'Overview',
    features: 'Key Features',
    ask: {
      text: 'Would this help you? Tell us about your plans.',
      contact: 'Contact Us',
      quote: 'Request a quote',
    },
    related: 'Related Services',
    missing: {
      title: 'Service not found',
      text: "The service you're looking for doesn't exist or may have been removed.",
    },
  },
  isNeutral: true,
});
