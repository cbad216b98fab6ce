import type { Role } from './users';

/** Forms of the site that send personal data. */
export const CONSENT_FORMS = ['contact', 'project', 'newsletter', 'comment'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** Date of the wording below: changing a word means changing the date, because both are kept with what a person sent. */
export const CONSENT_VERSION = '2026-11-29';

/** The line that stands with each form as delivered; owners change it as the section `consent`. Sending the form is agreeing to it. */
export const CONSENT_TEXTS: Record<ConsentForm, string> = {
  contact: 'By sending this form, you agree that we store it and use it to reply to you.',
  project:
    'By sending this form, you agree that we store it and use it to prepare your quote and contact you about it.',
  comment:
    'By sending this form, you agree that we store it and show your name and comment on this page. Your email address is not shown.',
  newsletter:
    'By subscribing, you agree that we store your email address and send you our newsletter until you unsubscribe.',
};

/** Linked after each of those lines. The page is always there: `privacyPage`. */
export const PRIVACY_PATH = '/privacy';

/** What a person agreed to, as it is kept with a record. */
export interface Consent {
  version: string;
  text: string;
  givenAt: string;
}

/** Everything that is held about a person, with the words that the back office shows. */
export const PERSONAL_DATA_LABELS = {
  messages: 'Contact messages and the replies to them',
  requests: 'Quote requests and their quotes',
  comments: 'Comments under posts and the replies to them',
  newsletter: 'Newsletter subscription',
  mentions: 'Mentions in what other people wrote',
  mails: 'Mail that waits, failed or was sent lately',
  outbox: 'Mail files in the outbox',
  deleted: 'Deleted records that could still be brought back',
  repeats: 'Notes that keep a form from being sent twice',
  signIns: 'Failed sign-ins of the last minutes',
} as const;

export type PersonalDataKind = keyof typeof PERSONAL_DATA_LABELS;
export const PERSONAL_DATA_KINDS = Object.keys(PERSONAL_DATA_LABELS) as PersonalDataKind[];

/** How many records of a kind are named in `FoundPersonalData`. */
export const NEWEST_SHOWN = 5;

export interface PersonInput {
  email: string;
}

export interface PersonalDataCount {
  kind: PersonalDataKind;
  count: number;
}

export interface FoundKind extends PersonalDataCount {
  /** The newest few, in words. */
  newest: { at: string; title: string }[];
}

/** An account of the back office with that address. It is named, not erased: that is done under Users. */
export interface HeldAccount {
  name: string;
  role: Role;
  lastLogin: string | null;
}

/** Answer of `POST /privacy/find`. */
export interface FoundPersonalData {
  email: string;
  /** Every kind, in the order of `PERSONAL_DATA_KINDS`. */
  kinds: FoundKind[];
  /** Records of all kinds together, without the account. */
  total: number;
  account: HeldAccount | null;
}

/** Answer of `POST /privacy/export`: the file that a person is given who asks what is held. */
export interface PersonalDataExport {
  email: string;
  exportedAt: string;
  account: HeldAccount | null;
  records: Record<PersonalDataKind, object[]>;
}

/** Answer of `POST /privacy/erase`. */
export interface ErasedPersonalData {
  erased: PersonalDataCount[];
  /** What a search finds afterwards. */
  left: FoundPersonalData;
}

/** Stands where an address was taken out of somebody else's text. */
export const ERASED_ADDRESS = '[erased address]';
