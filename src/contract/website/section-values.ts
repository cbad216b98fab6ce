import { records, requiredText } from '../fields';
import { section, WORDS } from './section';

export const VALUES = /* @__PURE__ */ section({
  title: 'Values',
  about: 'Your values on the team page. If the list is empty, visitors do not see this section.',
  place: 'pages',
  pages: ['team'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    values: records('Values', {
      noun: 'Value',
      max: 8,
      fields: {
        name: requiredText('Name', WORDS.label),
        text: requiredText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      },
    }),
  }),
  words: {
    heading: 'Our Values',
    values: [
      {
        name: 'Accessibility',
        text: 'Our work must be useful to a learner with an old phone and a small data bundle.',
      },
      { name: 'Innovation', text: 'We try new tools early, in small steps, and keep the ones that help.' },
      { name: 'Integrity', text: 'We say clearly what our work costs, what it can do and what it cannot do.' },
      { name: 'Empowerment', text: 'A lesson ends when the learner can do the work without us.' },
    ],
  },
});
