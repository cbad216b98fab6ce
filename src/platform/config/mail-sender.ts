/** Whom mail comes from. */
export interface MailSender {
  /** Empty: the site's name. */
  name: string;
  address: string;
}

/** `Name <address>`, with or without quotes around the name. Without them an `@` before the address is a second address. Source: RFC 5322, section 3.4. */
const NAMED = /^(?:"([^"<>\p{Cc}\p{Zl}\p{Zp}]{0,200})"|([^"<>@\p{Cc}\p{Zl}\p{Zp}]{0,200}))\s*<([^<>]*)>$/u;

/** What MAIL_FROM says, as providers show it; the address is not checked. */
export function toSender(text: string): MailSender {
  const [, quoted, plain, named] = NAMED.exec(text.trim()) ?? [];
  return { name: (quoted ?? plain ?? '').trim(), address: (named ?? text).trim().toLowerCase() };
}
