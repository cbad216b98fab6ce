import { optionalText, requiredText } from '../fields';
import { group, IMAGE_WHEN, imageFields, link, section, WORDS } from './section';

const statement = (label: string, hint?: string) =>
  group(label, {
    heading: requiredText('Heading', WORDS.heading),
    text: optionalText('Text', WORDS.paragraph, { rows: [3, 12], hint }),
  });

export const ABOUT_DESCRIPTION = 'About {name}: our goal for 2030, and the software that we build for others.';

export const ABOUT = /* @__PURE__ */ section({
  title: 'About',
  about: 'The banner and texts of the About Us page. Parts without text are not shown.',
  place: 'pages',
  pages: ['about'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    ...imageFields('Use a landscape image. Set the focal point in Media to keep the main subject in view.'),
    mission: statement('Mission'),
    vision: statement('Vision'),
    overview: statement(
      'Overview',
      'Leave a blank line between paragraphs. {name} is replaced by the name of the site.',
    ),
    more: link('Link below the overview'),
  }),
  words: {
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
      text: `{name} is a school and a software workshop. In the school, young people learn to work with data, software and machines, in class and on their own phones. The workshop builds reliable websites, apps and school software for organisations.

The school and the workshop help each other. Projects of the workshop become lessons in the next term. Good learners get their first paid work in the workshop.`,
    },
    more: { text: 'Meet our team', to: '/team' },
  },
  when: IMAGE_WHEN,
});
