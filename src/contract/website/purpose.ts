import { optionalText, requiredText } from '../fields';
import { group, link, section, WORDS } from './section';

export const PURPOSE = /* @__PURE__ */ section({
  title: 'Mission and vision',
  about: 'Your mission and vision on the home page.',
  place: 'home',
  pages: ['home'],
  fields: () => ({
    mission: group('Mission', {
      heading: requiredText('Heading', WORDS.heading),
      goal: optionalText('Goal, in large letters', WORDS.heading),
      text: requiredText('Text', WORDS.paragraph, { rows: [3, 8] }),
    }),
    vision: group('Vision', {
      heading: requiredText('Heading', WORDS.heading),
      text: requiredText('Text', WORDS.paragraph, { rows: [3, 8] }),
    }),
    more: link('Link below the vision', true),
  }),
  words: {
    mission: {
      heading: 'Our Mission',
      goal: '100,000 youths by 2030',
      text: 'We equip them with Fourth Industrial Revolution skills through AI-driven education and software: in class, at school and on the phone they already have.',
    },
    vision: {
      heading: 'Our Vision',
      text: 'A Zambia where a young person in Mongu or Chipata builds what the world uses, and is paid for it at home.',
    },
    more: { text: 'Discover our vision', to: '/vision' },
  },
});
