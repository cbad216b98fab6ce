import { records } from '../fields';
import { pagesIn } from '../site-pages';
import { fixedSection, linkFields } from './section';

export const MENU = /* @__PURE__ */ fixedSection({
  title: 'Top menu',
  about: 'The links at the top of every page. On small screens, a button opens a list of these links.',
  place: 'everywhere',
  fields: () => ({
    links: records('Links', {
      noun: 'Link',
      max: 8,
      hint: 'You can remove any link and add it again later. This includes Login and Sign Up.',
      fields: linkFields(true),
    }),
  }),
  words: {
    links: pagesIn('menu').map(({ path, title }) => ({ text: title, to: path })),
  },
});
