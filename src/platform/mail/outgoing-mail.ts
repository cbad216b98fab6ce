import { isEmail } from 'class-validator';
import type { Palette } from '../../contract/colours/palette';
import { LIMITS } from '../../contract/limits';
import { MailRefused } from './mail-refused';

/** Recipient of mail to the organisation: the address that the settings hold when the mail goes out. */
export const OWNER = 'owner';

/** The logo as mails draw it. */
export interface MailLogo {
  url: string;
  width: number;
  height: number;
  isForDark: boolean;
}

/** What every mail says about its sender. */
export interface MailSite {
  siteName: string;
  /** Missing: the name stands alone. */
  logo?: MailLogo;
  /** `contactEmail` of the settings. */
  ownerEmail: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** What it is drawn in. */
  palette: Palette;
}

/** A file that goes along. */
export interface MailAttachment {
  filename: string;
  content: Buffer;
}

/** A mail before it has a sender. It is plain text and HTML of the same words. */
export interface OutgoingMail {
  to: string | typeof OWNER;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; missing: the owner. */
  replyTo?: string;
  /** Makes the `List-Unsubscribe` headers. A POST to it must end the subscription without a question. Source: RFC 8058. */
  unsubscribeUrl?: string;
  attachment?: MailAttachment;
  /** Written by a person: all other mail says that no answering machine need answer it. Source: RFC 3834, section 5. */
  isByPerson?: boolean;
}

/** A template with its values filled in, waiting for the site's name and addresses. */
export type ComposeMail = (site: MailSite) => OutgoingMail;

/** What nodemailer is given. Addresses are objects, so that no text is parsed for further recipients. */
export interface MailMessage {
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  list?: { unsubscribe: string };
  headers: Record<string, string>;
}

interface MailAddress {
  name: string;
  address: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const LINE_BREAK = /[\u0000-\u001f\u007f\u2028\u2029]/;

function header(text: string): string {
  if (LINE_BREAK.test(text)) throw new MailRefused('A line of its head held a line break.', true);
  return text;
}

function address(email: string, name = ''): MailAddress {
  if (email.length > LIMITS.email || !isEmail(email)) throw new MailRefused('The address is not valid.', true);
  return { name: header(name), address: header(email) };
}

/**
 * Addresses a mail.
 * @param from without a name it goes under that of the site
 * @param id part of the Message-ID: the same mail sent twice is recognised as one by the receiving side.
 * Errors: `MailRefused` for a wrong address or a line break in what becomes a header.
 */
export function toMessage(mail: OutgoingMail, site: MailSite, from: MailAddress, id: string): MailMessage {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: address(from.address, from.name || site.siteName),
    to: address(mail.to === OWNER ? site.ownerEmail : mail.to),
    replyTo: address(mail.replyTo ?? site.ownerEmail),
    subject: header(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.attachment && { attachments: [mail.attachment] }),
    ...(mail.unsubscribeUrl !== undefined && { list: { unsubscribe: header(mail.unsubscribeUrl) } }),
    headers: {
      ...(mail.unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      ...(!mail.isByPerson && { 'Auto-Submitted': 'auto-generated' }),
    },
  };
}
