export interface MailSender {
  /** Name of the sender. If it is empty, the site's name is used. */
  name: string;
  address: string;
}

/** Matches `Name <address>`. An unquoted `@` would begin a second address (RFC 5322, section 3.4). */
const NAMED = /^(?:"([^"<>\p{Cc}\p{Zl}\p{Zp}]{0,200})"|([^"<>@\p{Cc}\p{Zl}\p{Zp}]{0,200}))\s*<([^<>]*)>$/u;

export function toSender(text: string): MailSender {
  const [, quoted, plain, named] = NAMED.exec(text.trim()) ?? [];
  return { name: (quoted ?? plain ?? '').trim(), address: (named ?? text).trim().toLowerCase() };
}
