import { optionalText, requiredText } from '../fields';
import { section, WORDS } from './section';

export const ARCHIVE_DESCRIPTION = 'All our newsletters, newest first.';

export const NEWSLETTER = /* @__PURE__ */ section({
  title: 'Newsletter strip',
  about: 'The dark strip near the end of pages, where visitors subscribe to the newsletter.',
  place: 'home',
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    hint: optionalText('Text below the field', WORDS.sentence),
  }),
  words: {
    heading: 'New courses and articles, by email',
    hint: 'About one email a month. Unsubscribe at any time.',
  },
});
