import { WORKING_WEEKS } from './answer-time';
import {
  choice,
  defaultsOf,
  flag,
  type InputOf,
  must,
  optionalText,
  records,
  requiredLine,
  requiredText,
  textList,
  tpin,
  wholeNumber,
} from './fields';
import { IMAGE_FIELDS, MAP_FIELDS, REACH_FIELDS } from './identity';
import { ANALYTICS_ID_PATTERN, LIMITS } from './limits';
import { CONFIRM_DAYS } from './newsletter';
import { PAY_TO_FIELDS } from './payments';
import { NEW_QUOTE } from './project';
import { QUOTE_FIELDS, VAT_FIELD } from './quote-fields';
import { CURRENCY_LABELS, QUOTE_INCLUDED } from './terms';
import { VISITOR_DEFAULTS } from './visitor-settings';

/* @__NO_SIDE_EFFECTS__ */
const colour = (label: string, hint: string) =>
  optionalText(label, LIMITS.colour, {
    hint,
    tidy: (typed) => {
      const digits = typed.toLowerCase().replace(/^#/, '');
      return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : digits && `#${digits}`;
    },
    check: (hex) => (/^#[0-9a-f]{6}$/.test(hex) ? null : 'This is not a colour.'),
    mistake: 'Please enter a colour such as #0f5b46.',
  });

const organisation = {
  /** A single line, because emails show it as the sender's name. */
  siteName: requiredLine('Site name', LIMITS.siteName, { min: LIMITS.siteNameMin }),
  contactEmail: requiredText('Contact email', LIMITS.email, {
    holds: 'email',
    mistake: 'Please enter a valid email address.',
  }),
  siteDescription: requiredText('Site description', LIMITS.siteDescription, {
    subject: 'Description',
    hint: 'Used for SEO: search engines show it below the name of the site.',
    min: LIMITS.siteDescriptionMin,
    rows: [3, 6],
  }),
  contactPhone: requiredText('Contact phone', LIMITS.phone, {
    holds: 'phone',
    min: LIMITS.contactPhoneMin,
    mistake: 'Please enter a valid phone number.',
  }),
  analyticsId: optionalText('Analytics ID', LIMITS.slug, {
    hint: 'Loads Google Analytics on public pages. If empty, nothing is loaded.',
    check: (id) => (ANALYTICS_ID_PATTERN.test(id) ? null : 'This is not a Google Analytics ID.'),
    mistake: 'Please enter a Google Analytics ID such as G-ABC123XYZ.',
  }),
  address: requiredText('Business address', LIMITS.address, { subject: 'Address', min: LIMITS.addressMin }),
};

/** Two colours from which `colours/tint.ts` derives all others. An empty field means the default colour. */
const colours = {
  brandColour: colour('Brand colour', 'Used for links, dark areas and the footer.'),
  accentColour: colour('Accent colour', 'Used for buttons and highlights.'),
};

const quotes = {
  answerDays: must(
    wholeNumber('We answer within (working days)', 1, LIMITS.answerDaysMax, {
      hint: 'Shown to clients who request a quote. Messages and requests without an answer after this time are marked overdue.',
      mistake: `Please enter a whole number of working days, 1 to ${LIMITS.answerDaysMax}.`,
    }),
  ),
  workingWeek: must(
    choice('Working days', WORKING_WEEKS, 'weekdays', {
      hint: 'Days on which you answer. Other days do not count towards the answer time.',
    }),
  ),
  /** New quotes copy these settings, except `quoteValidDays`, which is applied when a quote is sent. */
  currency: must(choice('Currency', CURRENCY_LABELS, 'USD', { hint: 'Used for new quotes.' })),
  vatPercent: must({ ...VAT_FIELD, hint: `Used for new quotes. ${VAT_FIELD.hint}` }),
  tpin: tpin('Your taxpayer number, shown on new quotes and invoices.'),
  quoteValidDays: must(
    wholeNumber('Quotes are valid for (days)', 1, LIMITS.quoteValidDaysMax, {
      hint: 'Counted from the day on which a quote is sent.',
      mistake: `Please enter a whole number of days, 1 to ${LIMITS.quoteValidDaysMax}.`,
    }),
  ),
  quoteTeamSize: requiredText('Team size of new quotes', LIMITS.teamSize, {
    subject: 'Team size',
    hint: 'Used for new quotes.',
  }),
  quoteIncluded: textList('Included in new quotes', {
    ...QUOTE_FIELDS.included,
    hint: 'One per line. Used for new quotes.',
  }),
  paymentMethods: records('Payment methods', {
    noun: 'Payment method',
    max: LIMITS.paymentMethods,
    hint: 'When clients have accepted a quote, they see these payment methods on the quote’s page, in emails and in the PDF. The payment reference is the number of the open invoice. Without one, it is the number of the quote.',
    empty: 'No payment methods. Clients who accept a quote see the amount due, but not how to pay.',
    fields: PAY_TO_FIELDS,
  }),
};

const mail = {
  quoteReminders: flag('Quote reminders', true, {
    hint: 'Clients who have not answered their quote get a reminder: 3 days and 7 days after it was sent, and 2 days before it expires.',
  }),
  paymentReminders: flag('Payment reminders', false, {
    hint: 'Clients with an unpaid instalment get a reminder: 3 days before its due date, and 3 and 10 days after it.',
  }),
  morningMail: flag('Daily summary', true, {
    hint: 'Each day at 07:00, we email the contact email address a list of the messages and requests that need an answer. We send no email when there is nothing to do.',
  }),
  newsletterPerHour: must(
    wholeNumber('Newsletter emails per hour', LIMITS.mailsPerHourMin, LIMITS.mailsPerHourMax, {
      hint: 'Limits how fast a newsletter is sent. Ask your email provider how many emails per hour it accepts.',
      mistake: `Please enter a whole number of emails per hour, ${LIMITS.mailsPerHourMin} to ${LIMITS.mailsPerHourMax.toLocaleString('en-US')}.`,
    }),
  ),
  confirmSubscriptions: flag('Ask new subscribers to confirm', true, {
    hint: `New subscribers get an email with a link to confirm. Until they confirm, they get no newsletter. After ${CONFIRM_DAYS} days without confirmation, their email address is deleted. This has no effect without a mail server.`,
  }),
};

const privacy = {
  /** Months without changes after which personal data is erased. See docs/decisions/024-personal-data-and-time.md. */
  retentionMonths: must(
    wholeNumber('Keep personal data for (months)', 0, LIMITS.retentionMonthsMax, {
      hint: "Messages, closed requests and commenters' email addresses are erased after this many months without changes. Enter 0 to keep them. Your privacy page must state the same time.",
      mistake: 'Please enter a whole number of months, 0 to 120.',
    }),
  ),
  documentMonths: must(
    wholeNumber('Keep invoices and receipts for (months)', LIMITS.documentMonthsMin, LIMITS.retentionMonthsMax, {
      hint: 'Counted from the day of issue, also after you erase the data of a client. Accepted quotes of clients who closed their account are kept for the same time. Tax law asks for six years.',
      mistake: `Please enter a whole number of months, ${LIMITS.documentMonthsMin} to ${LIMITS.retentionMonthsMax}.`,
    }),
  ),
};

const staff = {
  requireSecondStep: flag('Require two-step login', false, {
    hint: 'Staff then log in with their password and a code from an app on their phone. Those who have not set it up must do so at their next login.',
  }),
};

const site = {
  enableComments: flag('Enable comments', true, {
    subject: 'Comments',
    hint: 'Allow visitors to comment on blog posts. Visitors see a comment after you have approved it. If off, all comments are hidden.',
  }),
  visitorAccounts: flag('Visitor accounts', true, {
    hint: 'Visitors can sign up and log in to see their requests and messages. If off, the site has no pages Login and Sign Up and no links to them. Accounts need a mail server.',
  }),
  maintenanceMode: flag('Maintenance mode', false, {
    hint: 'Show a maintenance page to visitors. Staff can still log in and work.',
  }),
};

export const SETTINGS_TABS = {
  organisation: {
    title: 'Organisation',
    groups: [
      { title: 'Organisation', fields: organisation },
      { title: 'Visitors', fields: site },
      { title: 'Logo and icon', fields: IMAGE_FIELDS },
      { title: 'Location', fields: MAP_FIELDS },
      { title: 'Contact details', fields: REACH_FIELDS },
    ],
  },
  quotes: { title: 'Quotes and payment', groups: [{ title: 'Quotes and payment', fields: quotes }] },
  mail: { title: 'Emails and reminders', groups: [{ title: 'Emails and reminders', fields: mail }] },
  privacy: {
    title: 'Privacy',
    groups: [
      { title: 'Privacy', fields: privacy },
      { title: 'Staff accounts', fields: staff },
    ],
  },
  site: { title: 'Site', groups: [{ title: 'Colours', fields: colours }] },
} as const;

// `@__PURE__` tells the bundler that the call has no side effects, so that visitors' scripts do not contain the fields.
export const SETTINGS_FIELDS = /* @__PURE__ */ (() => ({
  ...organisation,
  ...IMAGE_FIELDS,
  ...MAP_FIELDS,
  ...REACH_FIELDS,
  ...colours,
  ...quotes,
  ...mail,
  ...privacy,
  ...staff,
  ...site,
}))();

export type SiteSettings = InputOf<typeof SETTINGS_FIELDS>;

export interface StoredSettings extends SiteSettings {
  updatedAt: string;
}

export const DEFAULT_SETTINGS: SiteSettings = /* @__PURE__ */ (() => ({
  ...defaultsOf(SETTINGS_FIELDS),
  ...VISITOR_DEFAULTS,
  newsletterPerHour: 1_000,
  retentionMonths: 24,
  documentMonths: 72,
  quoteValidDays: 30,
  quoteTeamSize: NEW_QUOTE.teamSize,
  quoteIncluded: [...QUOTE_INCLUDED],
}))();

export const SETTINGS_TEXTS = {
  reset: 'Form reset to default values',
} as const;
