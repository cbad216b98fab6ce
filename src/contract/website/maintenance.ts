import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS } from './section';

export const MAINTENANCE = /* @__PURE__ */ fixedSection({
  title: 'Maintenance page',
  about: 'The page that visitors see while maintenance mode is on. You can turn it on in Settings.',
  place: 'everywhere',
  pages: [],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, {
      rows: [2, 4],
      hint: 'Visitors see your email address and phone number below this sentence.',
    }),
    title: optionalText('Title of the page', WORDS.heading, { hint: 'If empty, only the name of the site is used.' }),
    description: optionalText('Description of the page', WORDS.sentence, {
      rows: [2, 4],
      hint: 'If empty, the description in Settings is used.',
    }),
  }),
  words: {
    heading: 'We are working on the site',
    sentence: "We'll be back soon. Anything you have sent us is safe. If it is urgent, email or call us:",
    title: 'Back soon',
    description: 'We are working on the site.',
  },
  isNeutral: true,
});
