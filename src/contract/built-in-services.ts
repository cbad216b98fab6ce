import { BUILT_IN_TITLES, type BuiltInSlug } from './built-in-titles';
import { defaultsOf } from './fields';
import { SERVICE_FIELDS, type ServiceInput } from './services';

const TEXTS: Record<BuiltInSlug, Pick<ServiceInput, 'icon' | 'description' | 'features'>> = {
  'web-app-designing': {
    icon: 'pen-tool',
    description:
      'We design and build web applications that people understand at first sight. We make registers, booking pages, shops and dashboards. They open on any phone and also work when the network does not.\n\nWe start at your workplace. We watch how you work today and draw the screens together with the people who will use them. Within two weeks you can try a first version.\n\nYou own what we build: the code, the design files and the data.',
    features: [
      'Screens drawn together with your staff',
      'Works on phones, tablets and old computers',
      'Light pages that use little data',
      'Training for everyone who will use it',
    ],
  },
  'digital-marketing': {
    icon: 'trending-up',
    description:
      'We help the right people find you, and we show you the result of each kwacha. We plan search, maps, messages and adverts as one campaign with one goal.\n\nEvery month you get a one-page report. It shows how much was spent, who came and what they did. If something does not work, we tell you and stop it.',
    features: [
      'A plan with one measurable goal',
      'Correct entries in search and maps',
      'Adverts with a spending limit that you set',
      'A one-page report every month',
    ],
  },
  'content-creation': {
    icon: 'file-text',
    description:
      'We write, photograph and film for your organisation, in everyday language. We make articles, course material, product texts, short films and photographs of your workplace.\n\nWe write in English and work with translators for Bemba, Nyanja, Tonga and Lozi.',
    features: [
      'Articles and course material',
      'Photographs and short films on site',
      'Translation into Zambian languages',
      'A style guide that your team can follow',
    ],
  },
  'social-media-management': {
    icon: 'share2',
    description:
      'We keep your pages active, answer people quickly and tell you what is important. You agree to the plan for the month before anything is published.\n\nDuring working hours, we send you questions that need your answer within the hour.',
    features: [
      'A calendar that you approve each month',
      'Answers to comments and messages',
      'Posts made for small screens',
      'A clear way to answer complaints',
    ],
  },
  'mobile-app-development': {
    icon: 'smartphone',
    description:
      'We build apps for the phones that people in Zambia use. The apps are small to download and quick to open. Without a network, they save what people type and send it later.\n\nWe test on the cheapest phone in your market, publish the app for you, and update it when Android or iOS changes.',
    features: [
      'Android first, iPhone if it is worth the cost',
      'Works offline and sends later',
      'Mobile money payments',
      'Updates and support after the launch',
    ],
  },
  'custom-software-solutions': {
    icon: 'code',
    description:
      'We write software for work that no ready-made product fits. Examples are the fees of a school or the stock of a chain of shops. We connect the software to the systems that you already have.\n\nWe agree on a price, a date and a first part that is useful on its own. Then we build in two-week steps, and you see the result of each one.',
    features: [
      'A fixed price for each step',
      'Connected to accounts, mobile money and messages',
      'Your old data moved and checked',
      'Manuals written for the people who use them',
    ],
  },
};

/** Services that visitors see while the database has none. The sample content also contains them. */
export const BUILT_IN_SERVICES = Object.entries(BUILT_IN_TITLES).map(([slug, title], index) => ({
  ...defaultsOf(SERVICE_FIELDS),
  ...TEXTS[slug as BuiltInSlug],
  slug,
  title,
  order: index + 1,
}));
