import { optionalText, requiredText } from '../fields';
import { fixedSection, group, WORDS } from './section';

export const BLOG_LISTS = /* @__PURE__ */ fixedSection({
  title: 'Blog: lists',
  about: 'The headings of the lists of posts and categories.',
  place: 'pages',
  pages: ['blogs', 'blog'],
  fields: () => ({
    popular: requiredText('Heading above the categories', WORDS.heading),
    featured: requiredText('Heading above the featured posts', WORDS.heading),
    recent: requiredText('Heading above the recent posts', WORDS.heading),
    all: requiredText('Heading above all posts', WORDS.heading),
    related: requiredText('Heading below a post, above related posts', WORDS.heading),
    missing: group('If a post is not found', {
      title: requiredText('Heading', WORDS.heading),
      text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      back: requiredText('Link back to the list', WORDS.label),
    }),
  }),
  words: {
    popular: 'Popular Categories',
    featured: 'Featured Blogs',
    recent: 'Recent Blogs',
    all: 'All Blogs',
    related: 'Related Blogs',
    missing: {
      title: 'Blog post not found',
      text: "The blog post you're looking for doesn't exist or may have been removed.",
      back: 'Return to Blogs',
    },
  },
  isNeutral: true,
});
