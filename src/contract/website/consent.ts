import { requiredText } from '../fields';
import { CONSENT_TEXTS } from '../privacy';
import { SITE_PAGES, type SitePageName, takesSubscribers } from '../site-pages';
import { fixedSection, WORDS } from './section';

const AGREED = { rows: [2, 4] } as const;

const names = Object.keys(SITE_PAGES) as SitePageName[];

export const CONSENT = /* @__PURE__ */ fixedSection({
  title: 'Consent',
  about:
    'The consent text below each form. It is stored with the data that people send, so it must say how you use their data.',
  place: 'everywhere',
  // Lists the pages with forms: the contact page, and all pages with the newsletter form.
  pages: ['contact', ...names.filter((name) => takesSubscribers(SITE_PAGES[name]))],
  tabs: { 'Quote request form': '?tab=quote' },
  fields: () => ({
    contact: requiredText('Text below the contact form', WORDS.sentence, AGREED),
    project: requiredText('Text below the quote request form', WORDS.sentence, AGREED),
    comment: requiredText('Text below the comment form', WORDS.sentence, AGREED),
    newsletter: requiredText('Text below the newsletter form', WORDS.sentence, AGREED),
    link: requiredText('Link to the privacy page', WORDS.label),
  }),
  words: { ...CONSENT_TEXTS, link: 'How we use your data' },
  isNeutral: true,
});
