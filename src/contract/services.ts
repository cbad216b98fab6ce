import type { Stored } from './errors';
import { type BodyOf, defaultsOf, type InputOf, optionalText, requiredText, textList, wholeNumber } from './fields';
import { LIMITS } from './limits';

export const SERVICE_ICONS = ['pen-tool', 'trending-up', 'file-text', 'share2', 'smartphone', 'code'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];
export const DEFAULT_SERVICE_ICON: ServiceIcon = 'pen-tool';

/** Options of the icon select, in its order. */
export const SERVICE_ICON_LABELS: Record<ServiceIcon, string> = {
  'pen-tool': 'PenTool (Design)',
  'trending-up': 'TrendingUp (Marketing)',
  'file-text': 'FileText (Content)',
  share2: 'Share2 (Social Media)',
  smartphone: 'Smartphone (Mobile App)',
  code: 'Code (Development)',
};

/** The icon to draw: any value that is not ours shows `code`. */
export function toServiceIcon(icon: string): ServiceIcon {
  return SERVICE_ICONS.find((known) => known === icon) ?? 'code';
}

/** Pastel grounds of the back office's cards, by position in the list; never stored. */
export const SERVICE_CARD_COLOURS = ['Green', 'Yellow', 'Purple', 'Blue'] as const;

export const SERVICE_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  /** Plain text, paragraphs split on blank lines; the first sentence stands in the detail page's hero. */
  description: requiredText('Description', LIMITS.description, { rows: [4, 12] }),
  /** A name that is not one of the six shows the code icon. */
  icon: optionalText('Icon', LIMITS.icon, { default: DEFAULT_SERVICE_ICON, labels: SERVICE_ICON_LABELS }),
  features: textList('Features', {
    subject: 'Feature',
    maxEntries: LIMITS.features,
    maxLength: LIMITS.feature,
    separator: 'line',
  }),
  /** Missing in a new one: behind all others. */
  order: wholeNumber('Order', 0, LIMITS.order),
};

export type ServiceInput = InputOf<typeof SERVICE_FIELDS>;

export interface Service extends ServiceInput, Stored {
  /** Made of the title at creation, unique, never changes. */
  slug: string;
}

type BuiltInService = ServiceInput & { slug: string };

const WRITTEN: readonly (BodyOf<typeof SERVICE_FIELDS> & { slug: string })[] = [
  {
    slug: 'web-app-designing',
    title: 'Web App Designing',
    icon: 'pen-tool',
    order: 1,
    description:
      'We design and build web applications that people understand at first sight. Registers, bookings, shops and dashboards that open on any phone and go on working when the network does not.\n\nWe start at your counter, not at a computer. We watch how the work is done today, draw the screens with the people who will use them, and show something that can be clicked within two weeks.\n\nYou own what we build: the code, the design files and the data.',
    features: [
      'Screens drawn together with your staff',
      'Works on phones, tablets and old computers',
      'Light pages that spare data bundles',
      'Training for everyone who will use it',
    ],
  },
  {
    slug: 'digital-marketing',
    title: 'Digital Marketing',
    icon: 'trending-up',
    order: 2,
    description:
      'We help the right people find you, and we show what each kwacha brought. Search, maps, messages and adverts, planned as one campaign with one goal.\n\nEvery month you get a report of one page: what was spent, who came, what they did. If something does not work we stop it and say so.',
    features: [
      'A plan with one goal that can be counted',
      'Search and map listings put in order',
      'Adverts with a spending limit that you set',
      'A report of one page every month',
    ],
  },
  {
    slug: 'content-creation',
    title: 'Content Creation',
    icon: 'file-text',
    order: 3,
    description:
      'We write, photograph and film what your organisation has to say, in words that people use. Articles, course material, product texts, short films and photographs taken where you work.\n\nWe write in English and work with translators for Bemba, Nyanja, Tonga and Lozi.',
    features: [
      'Articles and course material',
      'Photographs and short films on site',
      'Translation into Zambian languages',
      'A style sheet that your team can follow',
    ],
  },
  {
    slug: 'social-media-management',
    title: 'Social Media Management',
    icon: 'share2',
    order: 4,
    description:
      'We keep your pages alive, answer people while they are still waiting, and pass on what matters. You agree to the plan for the month before anything is published.\n\nQuestions that need you reach you on your phone within the hour, during working hours.',
    features: [
      'A calendar that you approve each month',
      'Answers to comments and messages',
      'Posts made for small screens',
      'A clear rule for complaints',
    ],
  },
  {
    slug: 'mobile-app-development',
    title: 'Mobile App Development',
    icon: 'smartphone',
    order: 5,
    description:
      'We build apps for the phones that people here carry. Small to download, quick to open, and able to wait for the network instead of losing what was typed.\n\nWe test on the cheapest phone in your market, publish the app for you, and look after it when the system below it changes.',
    features: [
      'Android first, iPhone where it pays',
      'Works offline and sends later',
      'Mobile money payments',
      'Updates and support after the launch',
    ],
  },
  {
    slug: 'custom-software-solutions',
    title: 'Custom Software Solutions',
    icon: 'code',
    order: 6,
    description:
      'We write software for the work that no ready-made product fits. From the fees of one school to the stock of a chain of shops, joined to the systems that you already have.\n\nWe agree on a price, a date and a first part that is useful on its own. Then we build in steps of two weeks, and you see each of them.',
    features: [
      'A fixed price for each step',
      'Joined to accounts, mobile money and messages',
      'Your data moved over and checked',
      'Manuals that were written for people',
    ],
  },
];

/** Shown while none is stored, and stored by a first start with sample content. */
export const BUILT_IN_SERVICES = WRITTEN.map(
  (service): BuiltInService => ({ ...defaultsOf(SERVICE_FIELDS), ...service }) as BuiltInService,
);
