/**
 * Signs that no text keeps: control characters but tab and line feed, U+FFFE, U+FFFF and halves of pairs. No XML may
 * hold them,
 * so that one of them would take a feed from all of its readers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSTORED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without signs that cannot be written, also where it was stored before there was this rule. */
export const writable = (text: string): string => text.replace(UNSTORED, '');

/** Text as it is stored: composed letters, line feeds alone, and without what nobody can write. */
export const cleanText = (text: string): string => writable(text.replace(/\r\n?/g, '\n')).normalize('NFC');
