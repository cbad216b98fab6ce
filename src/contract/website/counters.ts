import { must, optionalText, records, requiredText, wholeNumber } from '../fields';
import { section, WORDS } from './section';

export const COUNTERS = /* @__PURE__ */ section({
  title: 'Counters',
  about: 'Numbers that count up on the home page. If the list is empty, visitors do not see this section.',
  place: 'home',
  pages: ['home'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 5] }),
    more: optionalText('Text of the link to mission and vision', WORDS.heading),
    counters: records('Counters', {
      noun: 'Counter',
      hint: 'These numbers do not change automatically. Update them yourself, for example when you add a service.',
      max: 6,
      fields: {
        number: must(wholeNumber('Number', 0, 10_000_000)),
        suffix: optionalText('Sign after the number, such as +', 3),
        title: requiredText('Title', WORDS.heading),
        text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      },
    }),
  }),
  words: {
    heading: 'Our Impact',
    sentence: 'What we have achieved so far.',
    more: 'Learn More About Our Growth',
    counters: [
      {
        number: 200,
        suffix: '+',
        title: 'Youths Empowered',
        text: 'Young talents equipped with digital skills and opportunities',
      },
      {
        number: 10,
        suffix: '+',
        title: 'Strategic Partners',
        text: 'Collaborating with industry leaders and organizations',
      },
      {
        number: 8,
        suffix: '+',
        title: 'Services Offered',
        text: 'Comprehensive digital solutions and training programs',
      },
    ],
  },
});
