import { optionalText, requiredText } from '../fields';
import { fixedSection, WORDS, type WordsOf } from './section';

const fields = () => ({
  message: requiredText('Above the form for messages', WORDS.heading),
  help: requiredText('Below the form for quotes', WORDS.heading, {
    hint: 'Opens to your telephone number and email address.',
  }),
  requestId: optionalText('After these', WORDS.sentence),
  find: requiredText('Above the map', WORDS.heading),
  map: requiredText('Leads to the map on a page of its own', WORDS.label),
});

export const CONTACT_FORMS_WORDS: WordsOf<ReturnType<typeof fields>> = {
  message: 'Send Us a Message',
  help: 'Need Help? Contact Us Directly',
  requestId: 'If you have a Request ID, please include it.',
  find: 'Find Us',
  map: 'Open the map',
};

export const CONTACT_FORMS = /* @__PURE__ */ fixedSection({
  title: 'PreviousNext the contact forms',
  about: 'Headings of the two forms and of the map on the page Contact.',
  place: 'pages',
  pages: ['contact'],
  tabs: { 'Form for quotes': '?tab=quote' },
  fields,
  words: CONTACT_FORMS_WORDS,
  isNeutral: true,
});
