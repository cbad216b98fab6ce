import { optionalText, requiredText } from '../fields';
import { section, WORDS } from './section';

export const TEAM_DESCRIPTION = 'The people of {name}: our leaders, teachers and developers.';

export const TEAM_TOP = /* @__PURE__ */ section({
  title: 'Team: headings',
  about: 'The headings of the team page. If hidden, only the title Our Team is shown.',
  place: 'pages',
  pages: ['team'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    leaders: requiredText('Heading above the leaders', WORDS.heading, {
      hint: 'Leaders are members of the group Leaders, or members whose role contains CEO, CTO, COO, founder, chief or director.',
    }),
    others: requiredText('Heading above the other members', WORDS.heading),
  }),
  words: {
    heading: 'Our Team',
    sentence: 'Our teachers also do the work that they teach.',
    leaders: 'Leadership Team',
    others: 'Our Team',
  },
});
