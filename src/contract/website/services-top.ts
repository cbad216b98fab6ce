import { optionalText, requiredText } from '../fields';
import { section, WORDS } from './section';

export const SERVICES_DESCRIPTION =
  'Web and mobile apps, software for schools and shops, marketing and content, made in Zambia.';

export const SERVICES_TOP = /* @__PURE__ */ section({
  title: 'Services: heading',
  about: 'The top of the services page. If hidden, only the title Services is shown.',
  place: 'pages',
  pages: ['services'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  }),
  words: {
    heading: 'Services',
    sentence: 'Our software teachers also build software. They can build yours.',
  },
});
