import { records, requiredText } from '../fields';
import { section, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  values: records('Values', {
    noun: 'Value',
    max: 8,
    fields: {
      name: requiredText('Name', WORDS.label),
      text: requiredText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    },
  }),
});

export const VALUES_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Our Values',
  values: [
    { name: 'Accessibility', text: 'It must work for the learner with the oldest phone and the smallest bundle.' },
    { name: 'Innovation', text: 'We try new tools early, in small steps, and keep the ones that help.' },
    { name: 'Integrity', text: 'We say what a thing costs, what it can do, and what it cannot.' },
    { name: 'Empowerment', text: 'A lesson is over when the learner no longer needs us for it.' },
  ],
};

export const VALUES = /* @__PURE__ */ section({
  title: 'Values',
  about: 'Your values on the team page. If the list is empty, visitors do not see this section.',
  place: 'pages',
  pages: ['team'],
  fields,
  words: VALUES_WORDS,
});
