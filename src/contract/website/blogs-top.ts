import { FALLBACK_CATEGORIES } from '../blogs';
import { optionalText, requiredText, textList } from '../fields';
import { SHOWN } from '../limits';
import { section, WORDS } from './section';

export const BLOGS_DESCRIPTION = 'Notes from classrooms, fields and software in Zambia.';

export const BLOGS_TOP = /* @__PURE__ */ section({
  title: 'Blog: heading',
  about: 'The top of the blog page. If hidden, only the title Blog is shown.',
  place: 'pages',
  pages: ['blogs'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    categories: textList('Categories shown before you have posts', {
      subject: 'Category',
      maxEntries: SHOWN.categories,
      maxLength: WORDS.label,
      separator: 'line',
      hint: 'One per line. When you have posts, the page shows their categories instead.',
    }),
  }),
  words: {
    heading: 'Blog',
    sentence: '',
    categories: [...FALLBACK_CATEGORIES],
  },
});
