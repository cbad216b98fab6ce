/**
 * Characters removed from every text: control characters except tab and line feed, U+FFFE, U+FFFF and lone surrogates.
 * XML forbids them, so one of them would break a feed for all readers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSTORED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes unstorable characters, also from texts stored before this rule. */
export const writable = (text: string): string => text.replace(UNSTORED, '');

/** Four or more line breaks, with or without spaces between. */
const GAPS = /\n(?:[^\S\n]*\n){3,}/g;

/** Limits empty lines to two in a row, because more would push the rest out of sight. */
export const withoutGaps = (text: string): string => text.replace(GAPS, '\n\n\n');

/** Normalises a text for storing: composed characters, line feeds only, no unstorable characters. */
export const cleanText = (text: string): string => writable(text.replace(/\r\n?/g, '\n')).normalize('NFC');
