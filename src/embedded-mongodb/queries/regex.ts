import { BSONRegExp } from 'bson';
import { badValue, notServed } from '../store-errors';

/** This file translates common PCRE expressions to equivalent JavaScript ones. It refuses other expressions. */
const CLASSES: Record<string, string> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \\t\\n\\v\\f\\r' };
const CONTROLS = 'nrtfv';
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
const FLAGS = /^[ims]*$/;

function translateEscape(character: string | undefined, isInClass: boolean): string {
  if (character === undefined) throw badValue('Regular expression is invalid: \\ at end of pattern');
  const lower = character.toLowerCase();
  if (CLASSES[lower]) {
    if (isInClass && character !== lower) throw notServed(`\\${character} within [] in regular expressions`);
    return isInClass ? CLASSES[lower] : `[${character === lower ? '' : '^'}${CLASSES[lower]}]`;
  }
  if (CONTROLS.includes(character) || (lower === 'b' && !isInClass)) return `\\${character}`;
  if (/[A-Za-z0-9]/.test(character)) throw notServed(`\\${character} in regular expressions`);
  return SYNTAX.test(character) || (isInClass && character === '-') ? `\\${character}` : character;
}

function translateClass(pattern: string, from: number): { text: string; end: number } {
  let text = '[';
  let at = from;
  if (pattern[at] === '^') text += pattern[at++];
  if (pattern[at] === ']') text += `\\${pattern[at++]}`;
  for (; at < pattern.length && pattern[at] !== ']'; at++) {
    if (pattern[at] === '\\') text += translateEscape(pattern[++at], true);
    else if (pattern[at] === '[') {
      if (/[:.=]/.test(pattern[at + 1] ?? '')) throw notServed('named classes in regular expressions');
      text += '\\[';
    } else text += pattern[at];
  }
  if (at >= pattern.length) throw badValue('Regular expression is invalid: missing terminating ] for character class');
  return { text: `${text}]`, end: at };
}

function translate(pattern: string, flags: string): string {
  const isMultiline = flags.includes('m');
  let text = '';
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') text += translateEscape(pattern[++at], false);
    else if (character === '[') {
      const { text: translated, end } = translateClass(pattern, at + 1);
      text += translated;
      at = end;
    } else if (character === '.') text += flags.includes('s') ? '[\\s\\S]' : '[^\\n]';
    else if (character === '^') text += isMultiline ? '(?:^|(?<=\\n)(?!$))' : '^';
    else if (character === '$') text += isMultiline ? '(?=\\n|$)' : '(?=\\n?$)';
    else if (character === '(' && pattern[at + 1] === '?' && !/^\?(:|=|!)/.test(pattern.slice(at + 1))) {
      throw notServed(`the group "${pattern.slice(at, at + 4)}" in regular expressions`);
    } else if (/[+*?}]/.test(character) && pattern[at + 1] === '+') {
      throw notServed('possessive quantifiers in regular expressions');
    } else text += character;
  }
  return text;
}

/**
 * Translates a pattern, or a regular expression that a client has sent. Throws `CommandError` if it is not supported.
 */
export function toRegExp(source: unknown, options?: unknown): RegExp {
  const pattern = source instanceof BSONRegExp ? source.pattern : source;
  const flags = options ?? (source instanceof BSONRegExp ? source.options : '');
  if (typeof pattern !== 'string') throw badValue('$regex has to be a string');
  if (typeof flags !== 'string') throw badValue('$options has to be a string');
  if (pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  if (!FLAGS.test(flags)) throw notServed(`the regular expression options "${flags}"`);
  try {
    return new RegExp(translate(pattern, flags), flags.includes('i') ? 'iu' : 'u');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw notServed(`the regular expression "${pattern}"`);
  }
}

/** Matches expressions that consist of `^` and plain characters. */
const PREFIX = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^A-Za-z0-9])+)$/u;

/**
 * Returns the text with which all matches begin, for an index search. Returns `undefined` if the expression tests
 * anything else.
 */
export function prefixOf({ source, ignoreCase }: RegExp): string | undefined {
  return ignoreCase ? undefined : PREFIX.exec(source)?.[1]?.replace(/\\(.)/gsu, '$1');
}
