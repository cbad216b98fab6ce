import { WORKING_WEEKS } from './answer-time';
import {
  choice,
  flag,
  type InputOf,
  must,
  optionalText,
  records,
  requiredLine,
  requiredText,
  textList,
  wholeNumber,
} from './fields';
import { MAP_FIELDS, PICTURE_FIELDS, REACH_FIELDS } from './identity';
import { ANALYTICS_ID_PATTERN, LIMITS } from './limits';
import { CONFIRM_DAYS } from './newsletter';
import { PAY_TO_FIELDS } from './payments';
import { NEW_QUOTE } from './project';
import { QUOTE_FIELDS, VAT_FIELD } from './quote-fields';
import { CURRENCY_LABELS, QUOTE_INCLUDED } from './terms';
import { VISITOR_DEFAULTS, type VisitorSettings } from './visitor-settings';

/* @__NO_SIDE_EFFECTS__ */
const colour = (label: string, hint: string) =>
  optionalText(label, LIMITS.colour, {
    hint,
    tidy: (typed) => {
      const digits = typed.toLowerCase().replace(/^#/, '');
      return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : digits && `#${digits}`;
    },
    check: (hex) => (/^#[0-9a-f]{6}$/.test(hex) ? null : 'No colour.'),
    mistake: 'Please enter a colour such as #0f5b46.',
  });

const organisation = {
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
};

/** From these two all others are made, so that each can be read: `colours/tint.ts`. Empty: the delivered ones. */
const colours = {
  brandColour: colour('Brand Colour', 'Links, bands and the footer.'),
  accentColour: colour('Accent Colour', 'Buttons, and what is to be seen first.'),
};

const quotes = {
  answerDays: must(
    wholeNumber('We answer within (working days)', 1, LIMITS.answerDaysMax, {
      hint: 'Promised to whoever asks for a quote, on the pages and by mail; what waits longer is marked here.',
      mistake: `Please enter a whole number of working days, 1 to ${LIMITS.answerDaysMax}.`,
    }),
  ),
  workingWeek: must(choice('Working days', WORKING_WEEKS, 'weekdays', { hint: 'The days that count for an answer.' })),
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
  quoteTeamSize: requiredText('Team Size of a Quotation', LIMITS.teamSize, {
    subject: 'Team size',
    hint: 'What a new quotation begins with.',
  }),
  quoteIncluded: textList('Included in a Quotation by Default', {
    ...QUOTE_FIELDS.included,
    hint: 'One per line: what a new quotation begins with.',
  }),
  /** Told to a client who has accepted, and to nobody else. */
  paymentMethods: records('Payment Methods', {
    noun: 'Payment method',
    max: LIMITS.paymentMethods,
    hint: 'How an accepted quote is paid: on its page, in its mail and on its PDF, with the number of the quotation as reference.',
    empty: 'None: who accepts a quote is told what is due, but not how to pay it.',
    fields: PAY_TO_FIELDS,
  }),
};

const mail = {
  quoteReminders: flag('Quote Reminders', true, {
    subject: 'Quote reminders',
    hint: 'Mail clients who have not answered their quote: after 3 and 7 days and 2 days before it ends, once each, by day.',
  }),
  morningMail: flag('Morning Mail', true, {
    subject: 'Morning mail',
    hint: 'Mail the contact address at 7 in the morning what waits for an answer. Nothing waits, no mail.',
  }),
  newsletterPerHour: must(
    wholeNumber('Newsletter mails an hour', LIMITS.mailsPerHourMin, LIMITS.mailsPerHourMax, {
      subject: 'Newsletter mails an hour',
      hint: 'The pace at which an issue of the newsletter goes out. Ask your mail provider how many it takes.',
      mistake: `Please enter a whole number of mails an hour, ${LIMITS.mailsPerHourMin} to ${LIMITS.mailsPerHourMax.toLocaleString('en-US')}.`,
    }),
  ),
  confirmSubscriptions: flag('Confirm Newsletter Addresses', true, {
    subject: 'Confirm newsletter addresses',
    hint: `Ask new subscribers to confirm their address by a link in a mail. Until they do, they get no newsletter. Who has not done so after ${CONFIRM_DAYS} days is removed. Without a mail server nobody is asked.`,
  }),
};

const privacy = {
  /** 0: personal data are kept until somebody erases them. Source: docs/decisions/024-personal-data-and-time.md */
  retentionMonths: must(
    wholeNumber('Keep personal data for (months)', 0, LIMITS.retentionMonthsMax, {
      hint: 'Messages, closed quote requests and the addresses of comments that nobody has touched for so long are erased by themselves. 0 keeps them. Your privacy page names this time too.',
      mistake: 'Please enter a whole number of months, 0 to 120.',
    }),
  ),
};

const site = {
  enableComments: flag('Enable Comments', true, {
    subject: 'Comments',
    hint: 'Allow visitors to comment on blog posts. A comment is shown once you have approved it. Off, all comments are hidden.',
  }),
  maintenanceMode: flag('Maintenance Mode', false, {
    subject: 'Maintenance mode',
    hint: 'Show a maintenance page to visitors. The back office goes on working.',
  }),
};

/** Rooms of the office's settings, each group under its heading. */
export const SETTINGS_ROOMS = {
  organisation: {
    title: 'Organisation',
    groups: [
      { title: 'Organisation', fields: organisation },
      { title: 'Visitors', fields: site },
      { title: 'Logo and icon', fields: PICTURE_FIELDS },
      { title: 'Where you are', fields: MAP_FIELDS },
      { title: 'How to reach you', fields: REACH_FIELDS },
    ],
  },
  quotes: { title: 'Quotes and payment', groups: [{ title: 'Quotes and payment', fields: quotes }] },
  mail: { title: 'Mail and reminders', groups: [{ title: 'Mail and reminders', fields: mail }] },
  privacy: { title: 'Privacy', groups: [{ title: 'Privacy', fields: privacy }] },
  site: { title: 'Site', groups: [{ title: 'Colours', fields: colours }] },
} as const;

// A call that does nothing else: the visitors' script leaves it out.
export const SETTINGS_FIELDS = /* @__PURE__ */ (() => ({
  ...organisation,
  ...PICTURE_FIELDS,
  ...MAP_FIELDS,
  ...REACH_FIELDS,
  ...colours,
  ...quotes,
  ...mail,
  ...privacy,
  ...site,
}))();

export type SiteSettings = InputOf<typeof SETTINGS_FIELDS>;

export interface StoredSettings extends SiteSettings {
  updatedAt: string;
}

/** The sample values that the office alone reads: made in a call, which the visitors' script leaves out. */
const officeDefaults = () =>
  ({
    icon: '',
    quoteReminders: true,
    newsletterPerHour: 1_000,
    confirmSubscriptions: true,
    morningMail: true,
    retentionMonths: 24,
    currency: 'USD',
    vatPercent: 0,
    tpin: '',
    quoteValidDays: 30,
    quoteTeamSize: NEW_QUOTE.teamSize,
    quoteIncluded: [...QUOTE_INCLUDED],
    paymentMethods: [],
  }) satisfies Omit<SiteSettings, keyof VisitorSettings>;

export const DEFAULT_SETTINGS: SiteSettings = /* @__PURE__ */ (() => ({ ...VISITOR_DEFAULTS, ...officeDefaults() }))();

export const SETTINGS_TEXTS = {
  reset: 'Form reset to default values',
} as const;
