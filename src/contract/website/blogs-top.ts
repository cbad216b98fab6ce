import { FALLBACK_CATEGORIES } from '../blogs';
import { optionalText, requiredText, textList } from '../fields';
import { SHOWN } from '../limits';
import { section, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  categories: textList('Categories while there is no post', {
    subject: 'Category',
    maxEntries: SHOWN.categories,
    maxLength: WORDS.label,
    separator: 'line',
    hint: 'One per line. Once there are posts, theirs stand there.',
  }),
});

export const BLOGS_TOP_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Blog',
  sentence: '',
  categories: [...FALLBACK_CATEGORIES],
};

export const BLOGS_DESCRIPTION = 'Notes from classrooms, fields and software in Zambia.';

export const BLOGS_TOP = /* @__PURE__ */ section({
  title: 'Blog: heading',
  about: 'Above your posts. Hidden, the page begins with the word Blog alone.',
  place: 'pages',
  pages: ['blogs'],
  fields,
  words: BLOGS_TOP_WORDS,
});
