import type { ReadyCheckName } from '@contract/readiness';
import { LIST } from '@/lib/list-words';

interface ReadyTexts {
  /** Of what is done. */
  done: string;
  /** Of what is left. */
  title: string;
  line: (left: readonly string[]) => string;
  /** Where it is done; missing where that is no screen, or a section that the check names. */
  way?: { to: string; text: string };
}

const isOne = (left: readonly string[]): boolean => left.length === 1 && left[0].startsWith('1 ');

/** @param otherwise where no field is named */
const stillSample = (left: readonly string[], otherwise: string): string =>
  left.length > 0 ? `Still the sample's: ${LIST.format(left)}.` : otherwise;

export const READY_TEXTS: Record<ReadyCheckName, ReadyTexts> = {
  samples: {
    done: 'No sample content',
    title: 'Remove all sample content',
    line: (left) => `${LIST.format(left)} still ${isOne(left) ? 'stands' : 'stand'} on the site.`,
  },
  identity: {
    done: 'Name and address',
    title: 'Say who you are',
    line: (left) => stillSample(left, ''),
    way: { to: '/admin/settings', text: 'Open settings' },
  },
  logo: {
    done: 'Logo',
    title: 'Put in your own logo',
    line: () => "Site, mails and quotations show the sample's mark, and so does the browser's tab.",
    way: { to: '/admin/settings', text: 'Choose a logo' },
  },
  share: {
    done: 'Share picture',
    title: 'Choose a picture for shared links',
    line: () =>
      "WhatsApp and others show the sample's drawing with links to your site, until you choose one, or have a logo or an own picture in the hero.",
    way: { to: '/admin/settings', text: 'Choose a picture' },
  },
  map: {
    done: 'Map at your place',
    title: 'Move the map to your place',
    line: () => 'It still points at the middle of Lusaka.',
    way: { to: '/admin/settings', text: 'Move the pin' },
  },
  hero: {
    done: 'First words of the home page',
    title: 'Write the first words of the home page',
    line: (left) => stillSample(left, "They are the sample's, or hidden."),
    way: { to: '/admin/website?section=hero', text: 'Write them' },
  },
  counters: {
    done: 'No numbers of the sample',
    title: 'Put in your own numbers',
    line: (left) => stillSample(left, "The counters of the home page show the sample's."),
    way: { to: '/admin/website?section=counters', text: 'Change the numbers' },
  },
  about: {
    done: 'About',
    title: 'Say what you are about',
    line: (left) => stillSample(left, "The words of the page About Us are the sample's, or hidden."),
    way: { to: '/admin/website?section=about', text: 'Write them' },
  },
  words: {
    done: 'No words of the sample beside your own',
    title: 'Replace what is left of the sample',
    line: (left) => stillSample(left, ''),
  },
  services: {
    done: 'Services',
    title: 'Add your services',
    line: () => 'Clients choose one of them when they ask for a quote.',
    way: { to: '/admin/services', text: 'Add services' },
  },
  requestForm: {
    done: 'Your own request form',
    title: 'Write what your clients choose of',
    line: (left) => `The form for quotes still has the sample's words: ${LIST.format(left)}.`,
    way: { to: '/admin/website?section=requestForm', text: 'Open the request form' },
  },
  quotation: {
    done: 'What quotations promise',
    title: 'Say what your quotations promise',
    line: (left) => stillSample(left, ''),
    way: { to: '/admin/settings#quoteTeamSize', text: 'Open settings' },
  },
  links: {
    done: 'Links lead somewhere',
    title: 'Write the pages that links lead to, or change the links',
    line: (left) => `No page is behind these links yet, so visitors cannot follow them: ${LIST.format(left)}.`,
  },
  addresses: {
    done: 'Pages at their own addresses',
    title: 'Give pages that had to move an address',
    line: (left) => `Their addresses belong to the site now. They are at ${LIST.format(left)}.`,
    way: { to: '/admin/pages', text: 'Open pages' },
  },
  privacy: {
    done: 'Privacy page',
    title: 'Read your privacy page',
    line: () => 'Write who you are at the top of the page: your registered name is missing.',
    way: { to: '/admin/pages', text: 'Open pages' },
  },
  mail: {
    done: 'Mail is sent',
    title: 'Let mail be sent',
    line: ([server]) =>
      server
        ? `${server} takes no mails at the moment. They wait, and are tried again. A test mail in Site Settings says why.`
        : 'Emails are not being sent. Ask the person who runs the server to set SMTP_URL.',
  },
  publicUrl: {
    done: 'Address of the site',
    title: 'Say at which address the site is',
    line: ([address]) =>
      `Links in mails lead to ${address}, which nobody else can open, until whoever runs the site sets PUBLIC_URL.`,
  },
};

export const SAMPLE_TEXTS = {
  removed: 'Sample content removed',
  failed: 'Failed to remove the sample content',
  restored: 'Sample content is back',
  notRestored: 'Failed to bring the sample content back',
} as const;
