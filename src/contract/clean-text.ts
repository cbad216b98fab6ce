/** Matches characters that XML forbids, such as control characters. A single one would make the site's feed invalid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSTORED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes characters that XML forbids. Older stored texts may still contain them. */
export const writable = (text: string): string => text.replace(UNSTORED, '');

/** Matches four or more line breaks, also with spaces between them. */
const GAPS = /\n(?:[^\S\n]*\n){3,}/g;

/** Limits empty lines to two in a row. More would push the rest of a text out of sight. */
export const withoutGaps = (text: string): string => text.replace(GAPS, '\n\n\n');

/** Prepares a text for storing: Unicode NFC, line feeds only, without characters that XML forbids. */
export const cleanText = (text: string): string => writable(text.replace(/\r\n?/g, '\n')).normalize('NFC');
