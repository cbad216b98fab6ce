import { optionalText, requiredText, textList } from '../fields';
import {
  DESCRIPTION_ASK,
  DESCRIPTION_HINT,
  PROJECT_SCOPE_LABELS,
  PROJECT_TEXTS,
  REQUEST_LABELS,
  TEAM_SIZE_LABELS,
} from '../project';
import { fixedSection, group, WORDS, type WordsOf } from './section';

const choices = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, requiredText(name.charAt(0).toUpperCase() + name.slice(1), WORDS.heading)]),
  ) as Record<Name, ReturnType<typeof requiredText>>;

const keysOf = <Name extends string>(labels: Record<Name, string>) => Object.keys(labels) as Name[];

const fields = () => ({
  labels: group('Above the fields', {
    projectScope: requiredText('First question', WORDS.heading),
    teamSize: requiredText('Second question', WORDS.heading),
    description: requiredText('Heading above the description', WORDS.heading),
  }),
  scopes: group('Options for the first question', choices(keysOf(PROJECT_SCOPE_LABELS))),
  teamSizes: group('Options for the second question', choices(keysOf(TEAM_SIZE_LABELS))),
  description: requiredText('Heading below the description', WORDS.heading),
  missing: requiredText('Error when the description is missing', WORDS.heading),
  sheet: group('Beside the form', {
    heading: requiredText('Heading', WORDS.heading),
    text: optionalText('Text', WORDS.sentence, { rows: [2, 4] }),
  }),
  sketch: textList('Sample quote beside the form', {
    subject: 'Line',
    maxEntries: 6,
    maxLength: WORDS.label,
    separator: 'line',
    hint: 'Enter what a quote contains, one item per line.',
  }),
  submitted: requiredText('Text after the request is sent', WORDS.sentence),
  facts: group('Labels on quotes and in emails', {
    scope: requiredText('First question: label beside the answer', WORDS.label),
    teamSize: requiredText('Second question: label beside the answer', WORDS.label),
  }),
  quotation: group('Texts on the quote and in the emails with it', {
    lines: requiredText('Text above the lines', WORDS.label),
    timeline: requiredText('Label of the number of weeks', WORDS.label),
    team: requiredText('Label of the team', WORDS.label),
    stamp: optionalText('Text below the space for the client’s stamp', WORDS.label, {
      hint: 'Clients can print the quote, sign it and put their stamp there. If empty, there is no space for a stamp.',
    }),
    first: requiredText('In the email with a quote', WORDS.sentence),
    again: requiredText('In the email with a quote that replaces another', WORDS.sentence),
    changed: requiredText('In the email about a changed quote', WORDS.sentence),
  }),
  answered: group('After the client has answered', {
    accepted: requiredText('Accepted: next step', WORDS.sentence, {
      hint: 'The state of the payment is added at the end, such as “We have received your deposit.”',
    }),
    ended: requiredText('Declined or closed: what happens next', WORDS.sentence),
    closed: requiredText('Closed without a quote', WORDS.sentence, { rows: [2, 4] }),
  }),
});

export const REQUEST_FORM_TEXTS: WordsOf<ReturnType<typeof fields>> = {
  labels: REQUEST_LABELS,
  scopes: PROJECT_SCOPE_LABELS,
  teamSizes: TEAM_SIZE_LABELS,
  description: DESCRIPTION_HINT,
  missing: DESCRIPTION_ASK,
  sheet: {
    heading: 'Project Quote',
    text: "Submit your project request to receive a quote. The quote will appear here, and we'll email you the link.",
  },
  sketch: ['Price', 'Timeline', 'Team'],
  submitted: PROJECT_TEXTS.submitted,
  facts: { scope: 'Scope', teamSize: 'Team size' },
  quotation: {
    lines: 'What we do',
    timeline: 'Timeline',
    team: 'Team',
    stamp: 'Stamp of the school or firm',
    first: 'Thank you for your request. This is our quote for your project.',
    again: 'This is our current quote for your project. It replaces the one we sent before.',
    changed: 'We have changed our quote for your project.',
  },
  answered: {
    accepted: "We'll contact you to arrange the first meeting",
    ended: 'We will not start any work, and you owe nothing.',
    closed: 'We cannot quote for this project. If you would like to talk about it, please call or email us.',
  },
};

export type QuotationTexts = (typeof REQUEST_FORM_TEXTS)['quotation'];

export type AnsweredTexts = (typeof REQUEST_FORM_TEXTS)['answered'];

export const REQUEST_FORM = /* @__PURE__ */ fixedSection({
  title: 'Request form',
  about:
    'The questions, options and texts of the quote request form. If you change an option, its new text also appears on existing requests and quotes.',
  place: 'pages',
  pages: ['contact', 'quote'],
  search: '?tab=quote',
  fields,
  words: REQUEST_FORM_TEXTS,
});
