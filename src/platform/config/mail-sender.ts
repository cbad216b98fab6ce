/** Sender of emails. */
export interface MailSender {
  /** Empty means the site's name. */
  name: string;
  address: string;
}

/**
 * `Name <address>`, with or without quotes around the name. An unquoted `@` in the name means a second address. RFC
 * 5322, section 3.4.
 */
const NAMED = /^(?:"([^"<>\p{Cc}\p{Zl}\p{Zp}]{0,200})"|([^"<>@\p{Cc}\p{Zl}\p{Zp}]{0,200}))\s*<([^<>]*)>$/u;

/** Parses MAIL_FROM. The email address is not validated. */
export function toSender(text: string): MailSender {
  const [, quoted, plain, named] = NAMED.exec(text.trim()) ?? [];
  return { name: (quoted ?? plain ?? '').trim(), address: (named ?? text).trim().toLowerCase() };
}
