/** What mail programs make links of: an address with its scheme, one without, and one of a person. */
const LINKED = /([\p{L}\p{N}_-])([.\u3002\uff0e\uff61@]|:(?=\/))(?=[\p{L}\p{N}/])/gu;
const NUMBER = /^\p{N}\.\p{N}$/u;

/** Characters of a receipt that a stranger may have typed: of the name, and of the text, enough to know it by. */
export const QUOTED_LENGTHS = { name: 60, text: 300 } as const;

/**
 * Words that somebody typed, for a mail to an address that the same person typed: cut short, and with a blank in whatever a mail program
 * would make a link of. So nobody sends others to a page in our name.
 * @param most characters.
 */
export function unlinked(text: string, most: number): string {
  const characters = [...text];
  const cut = characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
  return cut.replace(LINKED, (found, before: string, mark: string, at: number, whole: string) =>
    NUMBER.test(whole.slice(at, at + found.length + 1)) ? found : `${before}${mark} `,
  );
}
