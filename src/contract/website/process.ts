import { optionalText, requiredText, textList } from '../fields';
import { group, section, WORDS } from './section';

const step = (label: string) =>
  group(label, {
    title: requiredText('Title', WORDS.heading),
    text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  });

export const PROCESS = /* @__PURE__ */ section({
  title: 'Quote process',
  about:
    'The texts around the quote request form. {days} is replaced by the answer time in Settings. If hidden, the form is shown without the steps.',
  place: 'pages',
  pages: ['contact'],
  search: '?tab=quote',
  fields: () => ({
    form: requiredText('Heading above the form', WORDS.heading),
    heading: requiredText('Heading above the four steps', WORDS.heading),
    submit: step('First step: the request is sent'),
    review: step('Second step: staff review it'),
    quote: step('Third step: the quote is ready'),
    accept: step('Fourth step: the client accepts the quote'),
    next: textList('What happens next', {
      subject: 'Line',
      maxEntries: 6,
      maxLength: WORDS.sentence,
      separator: 'line',
      hint: 'One per line. Clients read this after they have sent a request.',
    }),
  }),
  words: {
    form: 'Tell us about your project',
    heading: 'How Our Quote Process Works',
    submit: { title: 'Submit Request', text: 'Tell us what you need. It takes about five minutes.' },
    review: { title: 'Admin Review', text: 'Our team analyses it within {days}.' },
    quote: { title: 'Receive Quote', text: 'You get the price, timeline and team on this page and by email.' },
    accept: { title: 'Accept & Begin', text: 'You accept, and we arrange the first meeting.' },
    next: [
      'Our team analyses your request within {days}.',
      'The quote appears on this page, and we email you its link.',
      'You accept it, and we arrange the first meeting.',
    ],
  },
});
