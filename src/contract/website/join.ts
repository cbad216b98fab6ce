import { optionalText, requiredLine, requiredText } from '../fields';
import { LIMITS } from '../limits';
import { section, WORDS } from './section';

export const JOIN = /* @__PURE__ */ section({
  title: 'Join the team',
  about: 'The last section of the team page.',
  place: 'pages',
  pages: ['team'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    button: requiredText('Button', WORDS.label, {
      hint: 'This button opens the contact form and fills in the subject.',
    }),
    subject: requiredLine('Subject', LIMITS.subject, {
      hint: 'The subject in the contact form and in the message you get.',
    }),
  }),
  words: {
    heading: 'Join Our Team',
    sentence:
      'We look for people who explain well and finish their work. Write to us and tell us what you would like to build or teach.',
    button: 'View Open Positions',
    subject: 'Open Positions',
  },
});
