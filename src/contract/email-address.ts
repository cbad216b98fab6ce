export const NOT_AN_ADDRESS = 'Please enter a valid email address';

/** Converts the domain of an email address to ASCII: `info@köln.example` becomes `info@xn--kln-sna.example`. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  // Keeps an address with invisible characters unchanged, because `new URL` would silently drop them.
  if (/\p{Default_Ignorable_Code_Point}/u.test(domain)) return address;
  return URL.canParse(`http://${domain}`) ? address.slice(0, at + 1) + new URL(`http://${domain}`).hostname : address;
}
