import { choice, must, optionalText, records, requiredText } from '../fields';
import { SERVICE_ICON_LABELS } from '../services';
import { link, section, WORDS } from './section';

export const OFFERINGS = /* @__PURE__ */ section({
  title: 'About Us: tiles',
  about: 'Tiles at the end of the About Us page. If the list is empty, visitors do not see this section.',
  place: 'pages',
  pages: ['about'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    tiles: records('Tiles', {
      noun: 'Tile',
      max: 12,
      fields: {
        title: requiredText('Title', WORDS.heading),
        icon: must(choice('Icon', SERVICE_ICON_LABELS, 'pen-tool', { unknown: 'code' })),
        text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
      },
    }),
    more: link('Button below the tiles'),
  }),
  words: {
    heading: 'What we build for others',
    tiles: [
      {
        icon: 'pen-tool',
        title: 'Web App Development',
        text: 'Registers, bookings and shops that open on any phone and use little data.',
      },
      {
        icon: 'smartphone',
        title: 'Mobile App Development',
        text: 'Apps that are small to download, quick to open and usable without a connection.',
      },
      {
        icon: 'code',
        title: 'Custom Software Solutions',
        text: 'Software made for work that no ready-made product fits. We connect it to the systems you already have.',
      },
      {
        icon: 'trending-up',
        title: 'Digital Marketing',
        text: 'One campaign with one goal, and a one-page report every month.',
      },
      {
        icon: 'file-text',
        title: 'Content Creation',
        text: 'Articles, course material, films and photos in everyday language.',
      },
      {
        icon: 'share2',
        title: 'Social Media Management',
        text: 'Pages that stay active, with quick answers to comments and messages.',
      },
    ],
    more: { text: 'See our services', to: '/services' },
  },
});
