import { optionalText, requiredText } from '../fields';
import { link, section, WORDS } from './section';

export const GET_IN_TOUCH = /* @__PURE__ */ section({
  title: 'Get in touch',
  about: 'The last section of the service pages. {days} is replaced by the answer time in Settings.',
  place: 'pages',
  pages: ['services', 'service'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    button: link('Button'),
  }),
  words: {
    heading: 'Tell us what we can build for you',
    sentence: "A few lines are enough. We'll answer within {days}.",
    button: { text: 'Get in Touch', to: '/contact' },
  },
});
