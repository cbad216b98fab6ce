/**
 * Finds the references of an SVG, such as `url(#id)`, in its style sheets and attributes. A reference that browsers and
 * this code might read differently is unclear. An SVG with one is refused, because its cost cannot be estimated.
 */

/* These expressions read a text only once and never backtrack far, so that no SVG can make them slow. */

/** The letters of ids that drawing programs refer to. Browsers decode none of them, neither in URLs nor in CSS. */
const ID = String.raw`[\p{L}\p{M}\p{N}_.:=+/-]*`;
const SPACE = String.raw`[ \t\r\n]*`;
const OWN_ADDRESS = new RegExp(`^${SPACE}#(${ID})${SPACE}$`, 'u');
/** Matches `url(` unless one id follows. Browsers might find another reference there, or load a file. */
const UNCLEAR_URL = new RegExp(String.raw`url\((?!${SPACE}(["']?)#${ID}\1${SPACE}\))`, 'iu');

/** Matches a comment. The end of the text also ends it. */
const COMMENT = String.raw`/\*[\s\S]*?(?:\*/|$)`;
/** Matches an escaped character. Its group is the hexadecimal number of the character, if there is one. */
const ESCAPE = String.raw`\\(?:([0-9a-f]{1,6})\s?|[\s\S])?`;
/** Matches a string. The end of a line also ends it. */
const stringIn = (quote: string) => String.raw`${quote}(?:[^${quote}\\\n\r\f]+|\\[\s\S])*${quote}?`;
/** Matches what browsers read as one piece. */
const PIECE = new RegExp([COMMENT, ESCAPE, stringIn('"'), stringIn("'")].join('|'), 'gi');

const FIRST_BEYOND_ASCII = 0x80;
/** Matches entities and line ends that only browsers replace. */
const REPLACED = /&[\w.-]+;|\r/;

const TO_VALUE = String.raw`\s*:[^;{}]*`;
/** Any declaration can repeat the reference of a variable. */
const VARIABLE = String.raw`(?:--[^:;{}]*|initial-value\s*):[^;{}]*url\(`;
/** An element with such a declaration repeats the reference of its parent. */
const INHERITED_EFFECT = String.raw`(?:-webkit-|backdrop-)?(?:mask|filter|clip-path|all)[\w-]*${TO_VALUE}\binherit\b`;
/** Browsers draw this path instead of the attribute `d`, whose points are counted. */
const PATH = String.raw`d${TO_VALUE}path\(`;
/** Matches declarations that repeat references elsewhere, or hide the number of a line's points. */
const HIDING = new RegExp(String.raw`(?:^|[;{}])\s*(?:${VARIABLE}|${INHERITED_EFFECT}|${PATH})`, 'i');

const DECLARATION = /[^;{}]+/g;
const REFERENCE = /url\(\s*["']?#([^"')\s]*)/gi;
/** Matches the beginning of a function such as `blur(`. */
const EFFECT = /(?<![\w-])[a-z][a-z-]*\(/gi;
/** Attributes that browsers read as CSS. */
const STYLING = /^(?:fill|stroke|filter|mask|clip-path|marker|marker-(?:start|mid|end)|style)$/;
/** Matches selectors of element names, classes and ids only. */
const PLAIN = /^[\w\s.#>+~,-]*$/;
const SELECTED = /[.#]?[\w-]+/g;
const EVERYTHING = ['*'];

/** A filter function such as `blur(…)` counts as a reference with this id. No other id contains a bracket. */
export const EFFECT_ID = '()';

export interface Reference {
  id: string;
  inherited?: 'marker' | 'paint';
}

export interface Rule {
  names: Set<string>;
  references: Reference[];
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Returns CSS without comments, and without strings except those that name a part. */
const plainCss = (css: string): string =>
  css.replace(PIECE, (piece, hex: string | undefined) => {
    if (piece.startsWith('/')) return ' ';
    if (piece.startsWith('\\')) return hex && Number.parseInt(hex, 16) >= FIRST_BEYOND_ASCII ? 'x' : '\\';
    return OWN_ADDRESS.test(piece.slice(1, -1)) ? piece : '""';
  });

/** True if browsers might find other references in the CSS than `rulesIn` and `referencesIn`. */
export function isUnclearCss(css: string): boolean {
  const plain = plainCss(css);
  return REPLACED.test(css) || plain.includes('\\') || UNCLEAR_URL.test(plain) || HIDING.test(plain);
}

export const isUnclearAttribute = (name: string, value: string): boolean =>
  localName(name) === 'href'
    ? value.trim().startsWith('#') && !OWN_ADDRESS.test(value)
    : STYLING.test(name) && isUnclearCss(cssOf(name, value));

const cssOf = (name: string, value: string): string => (name === 'style' ? value : `${name}:${value}`);

export function referencesOf(name: string, value: string): Reference[] {
  if (localName(name) === 'href') return [{ id: OWN_ADDRESS.exec(value)?.[1] ?? '' }];
  return STYLING.test(name) ? referencesIn(plainCss(cssOf(name, value))) : [];
}

/** Returns what elements inherit by a CSS property from the elements around them. */
function inheritedKind(property: string): Reference['inherited'] {
  if (/^marker/i.test(property)) return 'marker';
  return /^(?:fill|stroke)/i.test(property) ? 'paint' : undefined;
}

function referencesIn(css: string): Reference[] {
  return (css.match(DECLARATION) ?? []).flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const property = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon);
    const inherited = inheritedKind(property);
    const found: Reference[] = [...value.matchAll(REFERENCE)].map(([, id = '']) => ({ id, inherited }));
    const effects = property.toLowerCase().endsWith('filter') ? (value.match(EFFECT) ?? []) : [];
    return [...found, ...effects.filter((each) => each.toLowerCase() !== 'url(').map(() => ({ id: EFFECT_ID }))];
  });
}

/**
 * Returns the rules with references of a style sheet. Where a sheet has blocks within blocks, or a selector is not
 * plain, references count for all elements. As in browsers, an unclosed block ends with the text.
 */
export function rulesIn(sheet: string): Rule[] {
  const css = plainCss(sheet);
  const braces = css.replace(/[^{}]+/g, '').replaceAll('{}', '');
  if (braces !== '' && braces !== '{') return toRules(EVERYTHING, css);
  const pieces = css.split(/[{}]/);
  return pieces.flatMap((selector, at) => {
    if (at % 2 === 1) return [];
    const names = PLAIN.test(selector) ? selector.toLowerCase().match(SELECTED) : null;
    return toRules(names ?? EVERYTHING, `${selector};${pieces[at + 1] ?? ''}`);
  });
}

function toRules(names: string[], css: string): Rule[] {
  const references = referencesIn(css);
  return references.length > 0 ? [{ names: new Set(names), references }] : [];
}
