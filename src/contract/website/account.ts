import { optionalText } from '../fields';
import { fixedSection, WORDS, type WordsOf } from './section';

const fields = () => ({
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  newsletter: optionalText('Leads to the newsletter', WORDS.sentence, {
    hint: 'Left out while the newsletter band is hidden.',
  }),
});

export const ACCOUNT_WORDS: WordsOf<ReturnType<typeof fields>> = {
  sentence: 'Accounts are not open yet.',
  newsletter: "We'll announce them in the newsletter.",
};

/** Description of the pages Login and Sign Up. */
export const ACCOUNT_DESCRIPTION = ACCOUNT_WORDS.sentence;

export const ACCOUNT = /* @__PURE__ */ fixedSection({
  title: 'Login and Sign Up',
  about: 'What visitors read beside the two forms, which do nothing yet. Their buttons can be hidden with the menu.',
  place: 'pages',
  pages: ['login', 'signup'],
  fields,
  words: ACCOUNT_WORDS,
  isNeutral: true,
});
