import { optionalText } from '../fields';
import { fixedSection, WORDS, type WordsOf } from './section';

const fields = () => ({
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  newsletter: optionalText('Link to the newsletter', WORDS.sentence, {
    hint: 'Not shown while the newsletter strip is hidden.',
  }),
});

const ACCOUNT_SECTION_TEXTS: WordsOf<ReturnType<typeof fields>> = {
  sentence: 'Accounts are not open yet.',
  newsletter: 'Subscribe to our newsletter for news.',
};

export const ACCOUNT_DESCRIPTION = ACCOUNT_SECTION_TEXTS.sentence;

export const ACCOUNT = /* @__PURE__ */ fixedSection({
  title: 'Login and Sign Up',
  about:
    'The text beside the login form and the sign-up form while no mail server is set up. You can remove the links to these forms in the section Top menu, or turn off accounts in Settings.',
  place: 'pages',
  pages: ['login', 'signup'],
  fields,
  words: ACCOUNT_SECTION_TEXTS,
  isNeutral: true,
});
