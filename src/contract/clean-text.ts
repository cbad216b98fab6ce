/**
 * Signs that no text keeps: control characters but tab and line feed, U+FFFE, U+FFFF and halves of pairs. No XML may
 * hold them,
 * so that one of them would take a feed from all of its readers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSTORED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without signs that cannot be written, also where it was stored before there was this rule. */
export const writable = (text: string): string => text.replace(UNSTORED, '');

/** Four line breaks or more, with or without blanks between them. */
const GAPS = /\n(?:[^\S\n]*\n){3,}/g;

/** Text with at most two empty lines in a row: more of them push what follows out of sight. */
export const withoutGaps = (text: string): string => text.replace(GAPS, '\n\n\n');

/** Text as it is stored: composed letters, line feeds alone, and without what nobody can write. */
export const cleanText = (text: string): string => writable(text.replace(/\r\n?/g, '\n')).normalize('NFC');
