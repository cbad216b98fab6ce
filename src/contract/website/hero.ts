import { requiredText } from '../fields';
import { IMAGE_WHEN, imageFields, link, section, WORDS, type WordsOf } from './section';

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading, { rows: [2, 4] }),
  sentence: requiredText('Sentence', WORDS.sentence, { rows: [3, 6] }),
  first: link('First button'),
  second: link('Second button'),
  ...imageFields('Use a square or portrait image. Set the focal point in Media to keep the main subject in view.'),
});

export const HERO_TEXTS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Empowering Youth with Fourth Industrial Revolution Skills',
  sentence:
    'Courses, school software and AI-driven eLearning, made in Lusaka for phones, tablets and slow connections.',
  first: { text: 'Our Services', to: '/services' },
  second: { text: 'Learn More', to: '/about' },
  picture: 'drawn',
  image: '',
  imageAlt: '',
};

export const HERO = /* @__PURE__ */ section({
  title: 'Top section',
  about: 'The first thing that visitors see on the home page.',
  place: 'home',
  pages: ['home'],
  fields,
  words: HERO_TEXTS,
  when: IMAGE_WHEN,
});
