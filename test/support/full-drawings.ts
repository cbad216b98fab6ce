/** Repeats text up to the maximum size of a drawing. */
const filled = (text: string) => text.repeat(Math.floor(98_000 / text.length));

/** Names and texts that fill a drawing. */
export const FULL: [string, string][] = [
  ['words', filled('a')],
  ['spaces', filled(' ')],
  ['names of properties', filled('a:')],
  ['dashes in the name of a property', `${filled('fill-')}!:`],
  ['the beginnings of comments', filled('/*')],
  ['the beginnings of blocks', filled('a{')],
  ['the beginnings of references', `a{b:${filled('url(')}`],
  ['properties and references that are none', `a{${filled('a:url(')}}`],
  ['a reference behind spaces', `url(${filled(' ')}`],
  ['escapes', filled('\\61 ')],
];
