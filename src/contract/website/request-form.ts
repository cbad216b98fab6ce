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
    projectScope: requiredText('Above the first choice', WORDS.heading),
    teamSize: requiredText('Above the second choice', WORDS.heading),
    description: requiredText('Above the description', WORDS.heading),
  }),
  scopes: group('First choice: what can be chosen', choices(keysOf(PROJECT_SCOPE_LABELS))),
  teamSizes: group('Second choice: what can be chosen', choices(keysOf(TEAM_SIZE_LABELS))),
  description: requiredText('Below the description', WORDS.heading),
  missing: requiredText('Where the description is missing', WORDS.heading),
  sheet: group('Beside the form', {
    heading: requiredText('Heading', WORDS.heading),
    text: optionalText('Text', WORDS.sentence, { rows: [2, 4] }),
  }),
  sketch: textList('Sketched beside the form', {
    subject: 'Line',
    maxEntries: 6,
    maxLength: WORDS.label,
    separator: 'line',
    hint: 'One per line: what a quote will say.',
  }),
  submitted: requiredText('Once it is sent', WORDS.sentence),
  facts: group('On quotations and in mails', {
    scope: requiredText('Beside the first choice', WORDS.label),
    teamSize: requiredText('Beside the second choice', WORDS.label),
  }),
  quotation: group('On the quotation itself, and in the mails that bring it', {
    lines: requiredText('Above the lines', WORDS.label),
    timeline: requiredText('Beside the weeks', WORDS.label),
    team: requiredText('Beside the team', WORDS.label),
    stamp: optionalText('Below the place for a stamp', WORDS.label, { hint: 'Empty: there is no such place.' }),
    first: requiredText('In the mail with a quote', WORDS.sentence),
    again: requiredText('In the mail with a quote that takes the place of another', WORDS.sentence),
    changed: requiredText('In the mail that says that a quote has changed', WORDS.sentence),
  }),
  answered: group('Once a request is answered', {
    accepted: requiredText('Accepted: what comes next', WORDS.sentence, {
      hint: 'What is left to pay follows in the same sentence: “…; you have paid in full.”',
    }),
    ended: requiredText('Declined, or closed: what becomes of it', WORDS.sentence),
    closed: requiredText('Closed without a quote', WORDS.sentence, { rows: [2, 4] }),
  }),
});

export const REQUEST_FORM_WORDS: WordsOf<ReturnType<typeof fields>> = {
  labels: REQUEST_LABELS,
  scopes: PROJECT_SCOPE_LABELS,
  teamSizes: TEAM_SIZE_LABELS,
  description: DESCRIPTION_HINT,
  missing: DESCRIPTION_ASK,
  sheet: {
    heading: 'Project Quote',
    text: "Submit your project request to receive a quote. It will appear here, and we'll email you the link.",
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

/** Texts of a quotation besides its terms. */
export type QuotationWords = (typeof REQUEST_FORM_WORDS)['quotation'];

/** Texts for the client of an answered request. */
export type AnsweredWords = (typeof REQUEST_FORM_WORDS)['answered'];

export const REQUEST_FORM = /* @__PURE__ */ fixedSection({
  title: 'Request form',
  about:
    'What somebody who asks for a quote is asked, can choose, and reads beside the form. The words of a choice stand in the form, in mails, on quotations and in this office, also for requests that came before.',
  place: 'pages',
  pages: ['contact', 'quote'],
  search: '?tab=quote',
  fields,
  words: REQUEST_FORM_WORDS,
});
