/** Matches the dots, colons and @ by which mail programs recognise URLs, also without a scheme, and email addresses. */
const LINKED = /([\p{L}\p{M}\p{N}\p{Cf}_-])([.\u3002\uff0e\uff61@]|:(?=\/))(?=[\p{L}\p{M}\p{N}\p{Cf}/])/gu;
const NUMBER = /^\p{N}\.\p{N}$/u;
const IP_ADDRESS = /\p{N}{1,3}(?:\.\p{N}{1,3}){3}/gu;

/** Maximum lengths of quoted names and texts in receipts, in characters. They let the sender recognise the request. */
export const QUOTED_LENGTHS = { name: 60, text: 300 } as const;

/**
 * Shortens typed text and breaks up everything that mail programs would turn into a link. Otherwise, strangers could
 * send links in our name.
 */
export function unlinked(text: string, most: number): string {
  const characters = [...text];
  const cut = characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
  const withoutIps = cut.replace(IP_ADDRESS, (address) => address.replaceAll('.', '. '));
  return withoutIps.replace(LINKED, (found, before: string, mark: string, at: number, whole: string) =>
    NUMBER.test(whole.slice(at, at + found.length + 1)) ? found : `${before}${mark} `,
  );
}
