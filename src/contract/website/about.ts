import { optionalText, requiredText } from '../fields';
import { group, link, PICTURE_WHEN, pictureFields, section, WORDS, type WordsOf } from './section';

const statement = (label: string, hint?: string) =>
  group(label, {
    heading: requiredText('Heading', WORDS.heading),
    text: optionalText('Text', WORDS.paragraph, { rows: [3, 12], hint }),
  });

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  ...pictureFields('Use a landscape image. Set the focal point in Media to keep the main subject in view.'),
  mission: statement('Mission'),
  vision: statement('Vision'),
  overview: statement('Overview', 'Leave a blank line between paragraphs. {name} is replaced by the name of the site.'),
  more: link('Link below the overview'),
});

export const ABOUT_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'About Us',
  sentence:
    'Equipping 100,000 youths by 2030 with Fourth Industrial Revolution skills through AI-driven education and software.',
  picture: 'drawn',
  image: '',
  imageAlt: '',
  mission: {
    heading: 'Mission',
    text: 'To equip 100,000 youths by 2030 with Fourth Industrial Revolution skills through AI-driven education and software.',
  },
  vision: {
    heading: 'Vision',
    text: 'A Zambia where a young person in Mongu or Chipata builds what the world uses, and is paid for it at home.',
  },
  overview: {
    heading: 'Organizational Overview',
    text: `{name} is two things under one roof. It is a school where young people learn to work with data, software and machines, in class and on the phone they already have. And it is a workshop that builds websites, apps and school software for organisations that need them to work.

The two halves need each other. What the workshop learns from clients becomes next term's lessons; learners who finish a course well find their first paid work next door.`,
  },
  more: { text: 'Meet our team', to: '/team' },
};

export const ABOUT_DESCRIPTION = 'Who {name} is, what we want to reach by 2030, and what we build for others.';

export const ABOUT = /* @__PURE__ */ section({
  title: 'About',
  about: 'The banner and texts of the About Us page. Parts without text are not shown.',
  place: 'pages',
  pages: ['about'],
  fields,
  words: ABOUT_WORDS,
  when: PICTURE_WHEN,
});
