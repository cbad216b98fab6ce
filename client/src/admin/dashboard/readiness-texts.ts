import type { ReadyCheckName } from '@contract/readiness';
import { LIST } from '@/lib/list-words';

interface ReadyTexts {
  done: string;
  title: string;
  line: (left: readonly string[]) => string;
  way?: { to: string; text: string };
}

/** Returns "Still sample text: name, logo.", or `otherwise` if `left` is empty. @param left fields with sample text */
const stillSample = (left: readonly string[], otherwise: string): string =>
  left.length > 0 ? `Still sample text: ${LIST.format(left)}.` : otherwise;

export const READY_TEXTS: Record<ReadyCheckName, ReadyTexts> = {
  samples: {
    done: 'Sample content removed',
    title: 'Remove all sample content',
    line: (left) => `The site still shows ${LIST.format(left)}.`,
  },
  identity: {
    done: 'Name and contact details',
    title: 'Add the organisation’s name and contact details',
    line: (left) => stillSample(left, ''),
    way: { to: '/admin/settings', text: 'Open settings' },
  },
  logo: {
    done: 'Logo',
    title: 'Add your logo',
    line: () => 'Your site, emails and quotes still show the sample logo.',
    way: { to: '/admin/settings', text: 'Choose a logo' },
  },
  share: {
    done: 'Image of shared links to your site',
    title: 'Choose the image that appears when people share your site',
    line: () => 'Links to your site on WhatsApp and other apps show a sample image until you add your own.',
    way: { to: '/admin/settings', text: 'Choose an image' },
  },
  map: {
    done: 'Your place on the map',
    title: 'Show your place on the map',
    line: () => 'The map still shows the centre of Lusaka.',
    way: { to: '/admin/settings', text: 'Move the pin' },
  },
  hero: {
    done: 'Top section of the home page',
    title: 'Write the top section of the home page',
    line: (left) => stillSample(left, 'The section still has sample text, or is hidden.'),
    way: { to: '/admin/website?section=hero', text: 'Edit the top section' },
  },
  counters: {
    done: 'Numbers on the home page',
    title: 'Enter your own numbers',
    line: (left) => stillSample(left, 'The counters on the home page still show sample numbers.'),
    way: { to: '/admin/website?section=counters', text: 'Change the numbers' },
  },
  about: {
    done: 'About',
    title: 'Write your About Us page',
    line: (left) => stillSample(left, 'The About Us page still has sample text, or is hidden.'),
    way: { to: '/admin/website?section=about', text: 'Edit About Us' },
  },
  words: {
    done: 'No sample text in other website sections',
    title: 'Replace the sample text in other website sections',
    line: (left) => stillSample(left, ''),
  },
  services: {
    done: 'Services',
    title: 'Add your services',
    line: () => 'Clients choose a service when they request a quote.',
    way: { to: '/admin/services', text: 'Add services' },
  },
  requestForm: {
    done: 'Quote request form',
    title: 'Set the options in the quote request form',
    line: (left) => `The quote request form still has sample text: ${LIST.format(left)}.`,
    way: { to: '/admin/website?section=requestForm', text: 'Open the request form' },
  },
  quotation: {
    done: 'Default terms of quotes',
    title: 'Set the default terms of your quotes',
    line: (left) => stillSample(left, ''),
    way: { to: '/admin/settings#quoteTeamSize', text: 'Open settings' },
  },
  links: {
    done: 'No broken links',
    title: 'Fix links to missing pages',
    line: (left) => `These links lead to pages that do not exist: ${LIST.format(left)}.`,
  },
  addresses: {
    done: 'URLs of moved pages',
    title: 'Choose your own URLs for moved pages',
    line: (left) =>
      `The site needed the old URLs of these pages, so the pages were moved to new URLs: ${LIST.format(left)}.`,
    way: { to: '/admin/pages', text: 'Open pages' },
  },
  privacy: {
    done: 'Privacy page',
    title: 'Read your privacy page',
    line: () => 'Add the registered name of your organisation at the top of the privacy page.',
    way: { to: '/admin/pages', text: 'Open pages' },
  },
  mail: {
    done: 'Emails are sent',
    title: 'Set up email',
    line: ([server]) =>
      server
        ? `${server} is not accepting emails at the moment. We will keep trying. ` +
          'To find out why, send a test email in Site Settings.'
        : 'Emails are not being sent, and visitors cannot have accounts. ' +
          'Ask the person who runs the server to set SMTP_URL.',
  },
  publicUrl: {
    done: "The site's web address",
    title: "Set the site's web address",
    line: ([address]) =>
      `Links in emails open ${address}, which works only on this computer. ` +
      'Ask the person who runs the server to set PUBLIC_URL.',
  },
};
