import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  button: requiredText('Button home', WORDS.label),
});

export const NOT_FOUND_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Oops! Page not found',
  sentence: 'A piece is missing from the pattern. The address may be old, or a letter may be wrong.',
  button: 'Return to Home',
};

export const NOT_FOUND = /* @__PURE__ */ fixedSection({
  title: 'Not found',
  about: 'What visitors read at an address that leads nowhere.',
  place: 'pages',
  pages: ['not-found', 'published', 'articles', 'article'],
  fields,
  words: NOT_FOUND_WORDS,
});
