import { BUILT_IN_TITLES, type BuiltInSlug } from './built-in-titles';
import { defaultsOf } from './fields';
import { SERVICE_FIELDS, type ServiceInput } from './services';

const TEXTS: Record<BuiltInSlug, Pick<ServiceInput, 'icon' | 'description' | 'features'>> = {
  'web-app-designing': {
    icon: 'pen-tool',
    description:
      'We design and build web applications that people understand at first sight. Registers, bookings, shops and dashboards that open on any phone and go on working when the network does not.\n\nWe start at your counter, not at a computer. We watch how the work is done today, draw the screens with the people who will use them, and show you something to try within two weeks.\n\nYou own what we build: the code, the design files and the data.',
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
      'We help the right people find you, and we show what each kwacha brought. Search, maps, messages and adverts, planned as one campaign with one goal.\n\nEvery month you get a one-page report: what was spent, who came, what they did. If something does not work we stop it and say so.',
    features: [
      'A plan with one measurable goal',
      'Search and map listings put in order',
      'Adverts with a spending limit that you set',
      'A one-page report every month',
    ],
  },
  'content-creation': {
    icon: 'file-text',
    description:
      'We write, photograph and film what your organisation has to say, in everyday language. Articles, course material, product texts, short films and photographs taken where you work.\n\nWe write in English and work with translators for Bemba, Nyanja, Tonga and Lozi.',
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
      'We keep your pages active, answer people quickly and pass on what matters. You agree to the plan for the month before anything is published.\n\nQuestions that need you reach you on your phone within the hour, during working hours.',
    features: [
      'A calendar that you approve each month',
      'Answers to comments and messages',
      'Posts made for small screens',
      'A clear rule for complaints',
    ],
  },
  'mobile-app-development': {
    icon: 'smartphone',
    description:
      'We build apps for the phones that people here carry. Small to download, quick to open, and able to wait for the network instead of losing what was typed.\n\nWe test on the cheapest phone in your market, publish the app for you, and update it when Android or iOS changes.',
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
      'We write software for work that no ready-made product fits. From the fees of one school to the stock of a chain of shops, connected to the systems that you already have.\n\nWe agree on a price, a date and a first part that is useful on its own. Then we build in two-week steps, and you see the result of each one.',
    features: [
      'A fixed price for each step',
      'Connected to accounts, mobile money and messages',
      'Your data moved over and checked',
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
