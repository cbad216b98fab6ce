import type { Role } from './users';

export const CONSENT_FORMS = ['contact', 'project', 'newsletter', 'comment'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** Date of the texts below. Records store it with each consent, so change it whenever you change a text. */
export const CONSENT_VERSION = '2026-11-29';

/** Default consent texts. Owners can edit them in the section `consent`. */
export const CONSENT_TEXTS: Record<ConsentForm, string> = {
  contact: 'By sending this form, you agree that we store it and use it to reply to you.',
  project:
    'By sending this form, you agree that we store it and use it to prepare your quote and contact you about it.',
  comment:
    'By sending this form, you agree that we store it and show your name and comment on this page. Your email address is not shown.',
  newsletter:
    'By subscribing, you agree that we store your email address and send you our newsletter until you unsubscribe.',
};

export const PRIVACY_PATH = '/privacy';

export interface Consent {
  version: string;
  text: string;
  givenAt: string;
}

export const PERSONAL_DATA_LABELS = {
  messages: 'Contact messages and the replies to them',
  requests: 'Quote requests and their quotes',
  documents:
    'Invoices, credit notes and receipts. Erasing removes the organisation, not the numbers, amounts and client’s name',
  comments: 'Comments under posts and the replies to them',
  newsletter: 'Newsletter subscription',
  mentions: 'Texts by other people that contain this email address',
  mails: 'Emails that are waiting, could not be sent or were sent recently',
  outbox: 'Emails that were not sent because no mail server was set up',
  deleted: 'Deleted items in the trash',
  repeats: 'Records that prevent a form from being stored twice',
  accounts: 'Accounts on the site and recent failed logins',
  accountLinks: 'Unused links from emails about accounts',
  signIns: 'Recent failed logins',
} as const;

export type PersonalDataKind = keyof typeof PERSONAL_DATA_LABELS;
export const PERSONAL_DATA_KINDS = Object.keys(PERSONAL_DATA_LABELS) as PersonalDataKind[];

/** Maximum number of records per kind in `FoundPersonalData`. */
export const NEWEST_SHOWN = 5;

export interface PersonInput {
  email: string;
}

export interface PersonalDataCount {
  kind: PersonalDataKind;
  count: number;
}

export interface FoundKind extends PersonalDataCount {
  newest: { at: string; title: string }[];
}

/** A staff account with the searched email address. Erasing the person's data does not delete it. */
export interface HeldAccount {
  name: string;
  role: Role;
  lastLogin: string | null;
}

export interface FoundPersonalData {
  email: string;
  kinds: FoundKind[];
  /** Number of records, without the account. */
  total: number;
  account: HeldAccount | null;
}

/** Answer of `POST /privacy/export`: the file for a person who asks for their data. */
export interface PersonalDataExport {
  email: string;
  exportedAt: string;
  account: HeldAccount | null;
  records: Record<PersonalDataKind, object[]>;
}

export interface ErasedPersonalData {
  erased: PersonalDataCount[];
  left: FoundPersonalData;
}

/** Replaces an erased email address in texts that other people wrote. */
export const ERASED_ADDRESS = '[erased address]';
