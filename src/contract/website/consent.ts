import { requiredText } from '../fields';
import { CONSENT_TEXTS } from '../privacy';
import { SITE_PAGES, type SitePageName } from '../site-pages';
import { fixedSection, WORDS, type WordsOf } from './section';

const AGREED = { rows: [2, 4] } as const;

const fields = () => ({
  contact: requiredText('With the form for messages', WORDS.sentence, AGREED),
  project: requiredText('With the form for quotes', WORDS.sentence, AGREED),
  comment: requiredText('With the form for comments', WORDS.sentence, AGREED),
  newsletter: requiredText('With the newsletter', WORDS.sentence, AGREED),
  link: requiredText('Leads to the page on privacy', WORDS.label),
});

export const CONSENT_WORDS: WordsOf<ReturnType<typeof fields>> = { ...CONSENT_TEXTS, link: 'How we use your data' };

const names = Object.keys(SITE_PAGES) as SitePageName[];

export const CONSENT = /* @__PURE__ */ fixedSection({
  title: 'Consent',
  about: 'The consent text below each form. We store it with each submission, so it must match how you use the data.',
  place: 'everywhere',
  // Pages with their own form, or the newsletter's.
  pages: ['contact', ...names.filter((name) => SITE_PAGES[name].hasNewsletter ?? true)],
  tabs: { 'Form for quotes': '?tab=quote' },
  fields,
  words: CONSENT_WORDS,
  isNeutral: true,
});
