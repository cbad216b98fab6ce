import { optionalText, requiredText } from '../fields';
import { link, section, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  button: link('Button'),
});

export const GET_IN_TOUCH_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Tell us what we can build for you',
  sentence: "A few lines are enough. We'll answer within {days}.",
  button: { text: 'Get in Touch', to: '/contact' },
};

export const GET_IN_TOUCH = /* @__PURE__ */ section({
  title: 'Get in touch',
  about: 'The last section of the service pages. {days} is replaced by the answer time in Settings.',
  place: 'pages',
  pages: ['services', 'service'],
  fields,
  words: GET_IN_TOUCH_WORDS,
});
