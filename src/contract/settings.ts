import { choice, flag, type InputOf, must, optionalText, requiredLine, requiredText, wholeNumber } from './fields';
import { ANALYTICS_ID_PATTERN, LIMITS } from './limits';
import { VAT_FIELD } from './quote-fields';
import { CURRENCY_LABELS } from './terms';

export const SETTINGS_FIELDS = {
  /** Names the sender of mails, so it is one line. */
  siteName: requiredLine('Site Name', LIMITS.siteName, { subject: 'Site name', min: LIMITS.siteNameMin }),
  contactEmail: requiredText('Contact Email', LIMITS.email, {
    holds: 'email',
    mistake: 'Please enter a valid email address.',
  }),
  siteDescription: requiredText('Site Description', LIMITS.siteDescription, {
    subject: 'Description',
    hint: "Used for SEO: search engines show it below the site's name.",
    min: LIMITS.siteDescriptionMin,
    rows: [3, 6],
  }),
  contactPhone: requiredText('Contact Phone', LIMITS.phone, {
    holds: 'phone',
    min: LIMITS.contactPhoneMin,
    mistake: 'Please enter a valid phone number.',
  }),
  /** A measurement id of Google Analytics, or empty. */
  analyticsId: optionalText('Analytics ID', LIMITS.slug, {
    hint: 'Loads Google Analytics on public pages only; nothing is loaded while this is empty.',
    check: (id) => (ANALYTICS_ID_PATTERN.test(id) ? null : 'No measurement id.'),
    mistake: 'Please enter a measurement id such as G-ABC123XYZ.',
  }),
  address: requiredText('Business Address', LIMITS.address, { subject: 'Address', min: LIMITS.addressMin }),
  /** These four are copied into each quote when it is begun, the last day when it is sent. */
  currency: must(choice('Currency', CURRENCY_LABELS, 'USD', { hint: 'Of new quotes.' })),
  vatPercent: must({ ...VAT_FIELD, hint: `Of new quotes. ${VAT_FIELD.hint}` }),
  tpin: optionalText('TPIN', LIMITS.tpin, {
    hint: 'Your taxpayer number, shown on new quotes.',
    check: (tpin) => (/^\d{10}$/.test(tpin) ? null : 'No TPIN.'),
    mistake: 'Please enter the ten digits of your TPIN.',
  }),
  quoteValidDays: must(
    wholeNumber('Quotes are valid for (days)', 1, LIMITS.quoteValidDaysMax, {
      hint: 'Counted from the day on which a quote is sent.',
      mistake: `Please enter a whole number of days, 1 to ${LIMITS.quoteValidDaysMax}.`,
    }),
  ),
  /** 0: personal data are kept until somebody erases them. Source: docs/decisions/007-how-long-personal-data-are-kept.md */
  retentionMonths: must(
    wholeNumber('Keep personal data for (months)', 0, LIMITS.retentionMonthsMax, {
      hint: 'Messages and closed quote requests that nobody has touched for so long are erased by themselves. 0 keeps them. Your privacy page names this time too.',
      mistake: 'Please enter a whole number of months, 0 to 120.',
    }),
  ),
  quoteReminders: flag('Quote Reminders', true, {
    subject: 'Quote reminders',
    hint: 'Mail clients who have not answered their quote: after 3 and 7 days and 2 days before it ends, once each, by day.',
  }),
  morningMail: flag('Morning Mail', true, {
    subject: 'Morning mail',
    hint: 'Mail the contact address at 7 in the morning what waits for an answer. Nothing waits, no mail.',
  }),
  enableComments: flag('Enable Comments', true, {
    subject: 'Comments',
    hint: 'Allow visitors to comment on blog posts. The choice is kept; the site shows no comments yet.',
  }),
  maintenanceMode: flag('Maintenance Mode', false, {
    subject: 'Maintenance mode',
    hint: 'Show a maintenance page to visitors. The back office goes on working.',
  }),
};

export type SiteSettings = InputOf<typeof SETTINGS_FIELDS>;

export interface StoredSettings extends SiteSettings {
  updatedAt: string;
}

/** Sample values for the sample organisation: the one place where they are written. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteName: 'Mosi Digital Academy',
  contactEmail: 'hello@mosi.example',
  siteDescription:
    'Fourth Industrial Revolution skills, school software and AI-driven eLearning for young people in Zambia, made in Lusaka for phones and slow connections.',
  contactPhone: '+260 97 000 0000',
  analyticsId: '',
  address: 'Great East Road, Lusaka, Zambia',
  quoteReminders: true,
  morningMail: true,
  enableComments: true,
  maintenanceMode: false,
  retentionMonths: 24,
  currency: 'USD',
  vatPercent: 0,
  tpin: '',
  quoteValidDays: 30,
};

export const SETTINGS_TEXTS = {
  reset: 'Form reset to default values',
} as const;

/** Where the office is. */
export const OFFICE = { latitude: -15.3875, longitude: 28.3228, zoom: 15 } as const;
