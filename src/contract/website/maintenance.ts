import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, {
    rows: [2, 4],
    hint: 'Your email address and telephone number stand below it.',
  }),
  title: optionalText('Title of the page', WORDS.heading, { hint: 'Empty: the name of the site alone.' }),
  description: optionalText('Description of the page', WORDS.sentence, {
    rows: [2, 4],
    hint: 'Empty: that of the settings.',
  }),
});

export const MAINTENANCE_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'We are working on the site',
  sentence: "We'll be back soon. Anything you have sent us is safe. If it is urgent, email or call us:",
  title: 'Back soon',
  description: 'The site is being worked on.',
};

export const MAINTENANCE = /* @__PURE__ */ fixedSection({
  title: 'Closed for maintenance',
  about:
    'What visitors read in the place of each page while maintenance mode is on, which is switched in the settings.',
  place: 'everywhere',
  pages: [],
  fields,
  words: MAINTENANCE_WORDS,
  isNeutral: true,
});
