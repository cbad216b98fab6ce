import { records } from '../fields';
import { pagesIn } from '../site-pages';
import { fixedSection, linkFields, type WordsOf } from './section';

const fields = () => ({
  links: records('Links', {
    noun: 'Link',
    max: 8,
    hint: 'A link that you remove can be added again at any time. Login and Sign Up are links like the others.',
    fields: linkFields(),
  }),
});

export const MENU_WORDS: WordsOf<ReturnType<typeof fields>> = {
  links: pagesIn('menu').map(({ path, title }) => ({ text: title, to: path })),
};

export const MENU = /* @__PURE__ */ fixedSection({
  title: 'Top menu',
  about: 'The links at the top of every page. On small screens, visitors open them as a list.',
  place: 'everywhere',
  fields,
  words: MENU_WORDS,
});
