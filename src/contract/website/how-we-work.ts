import { optionalText, records, requiredText } from '../fields';
import { section, WORDS } from './section';

export const HOW_WE_WORK = /* @__PURE__ */ section({
  title: 'How we work',
  about: 'The steps on the service pages. If the list is empty, visitors do not see this section.',
  place: 'pages',
  pages: ['services'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    steps: records('Steps', {
      noun: 'Step',
      max: 8,
      fields: {
        title: requiredText('Title', WORDS.heading),
        text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      },
    }),
  }),
  words: {
    heading: 'How We Work',
    steps: [
      { title: 'Discovery', text: 'We listen first: your goals, your users, your budget and your deadline.' },
      { title: 'Strategy', text: 'You get a plan in simple words, with scope, price and dates.' },
      { title: 'Implementation', text: 'We build in short steps and show you the work every week.' },
      { title: 'Results & Refinement', text: 'We measure the results, fix problems and hand over the work.' },
    ],
  },
});
