import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS } from './section';

export const NOT_FOUND = /* @__PURE__ */ fixedSection({
  title: 'Not found',
  about: 'The page that visitors see when a URL does not exist.',
  place: 'pages',
  pages: ['not-found', 'published', 'articles', 'article'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    button: requiredText('Button to the home page', WORDS.label),
    title: optionalText('Title of the page', WORDS.heading, { hint: 'If empty, only the name of the site is used.' }),
    description: optionalText('Description of the page', WORDS.sentence, {
      rows: [2, 4],
      hint: 'If empty, the description in Settings is used.',
    }),
  }),
  words: {
    heading: 'Oops! Page not found',
    sentence: 'Check the address for mistakes, or go back to the home page.',
    button: 'Return to Home',
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
});
