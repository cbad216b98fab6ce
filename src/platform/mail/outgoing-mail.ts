import { isEmail } from 'class-validator';
import type { Palette } from '../../contract/colours/palette';
import { LIMITS } from '../../contract/limits';
import { MailRefused } from './mail-refused';

/** As a recipient, `owner` is replaced by the organisation's email address when the email is sent. */
export const OWNER = 'owner';

export interface MailLogo {
  url: string;
  width: number;
  height: number;
  isForDark: boolean;
}

export interface MailSite {
  siteName: string;
  /** Without a logo, the email shows only the name. */
  logo?: MailLogo;
  ownerEmail: string;
  /** URL of the site without a trailing slash. */
  publicUrl: string;
  palette: Palette;
}

export interface MailAttachment {
  filename: string;
  content: Buffer;
}

/** An email before the sender is added. Plain text and HTML have the same content. */
export interface OutgoingMail {
  to: string | typeof OWNER;
  subject: string;
  text: string;
  html: string;
  /** Recipient of replies. The default is the owner. */
  replyTo?: string;
  /** URL for the `List-Unsubscribe` headers. A POST to this URL must unsubscribe without a question (RFC 8058). */
  unsubscribeUrl?: string;
  attachment?: MailAttachment;
  /** True if a person wrote the email. Other emails ask automatic responders not to answer (RFC 3834, section 5). */
  isByPerson?: boolean;
  /** True if the text contains a link that opens an account. The outbox then does not store the text. */
  isSecret?: boolean;
}

export type ComposeMail = (site: MailSite) => OutgoingMail;

/** Message for nodemailer. Addresses are objects, because nodemailer would parse a text for several recipients. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be refused
const LINE_BREAK = /[\u0000-\u001f\u007f\u2028\u2029]/;

function header(text: string): string {
  if (LINE_BREAK.test(text)) throw new MailRefused('A header of the email contains a line break.', true);
  return text;
}

function address(email: string, name = ''): MailAddress {
  if (email.length > LIMITS.email || !isEmail(email)) throw new MailRefused('The email address is not valid.', true);
  return { name: header(name), address: header(email) };
}

/**
 * Builds the message. `id` becomes the Message-ID, by which mail programs recognise a repeated email. Throws
 * `MailRefused` for an invalid header.
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
