import { diffArrays } from 'diff';
import { TOKENS, withoutStyles } from './styles';

export interface Piece {
  /** Words with signs that stand for bold, italics and other styles. `styles.ts` defines these signs. */
  text: string;
  isChanged: boolean;
  /** True if the other text has the same words in another style. */
  isLook?: boolean;
}

interface Sides {
  before: Piece[];
  after: Piece[];
}

export interface ComparedTexts extends Sides {
  passages: Sides[];
  isCut: boolean;
}

/**
 * `AROUND`: number of words and spaces to show before and after a difference. `LEFT_OUT_MIN`: an equal part is left out
 * only if it has at least this number of words and spaces.
 */
const AROUND = 30;
const LEFT_OUT_MIN = 40;
/**
 * Maximum number of changes to find. Texts with more count as completely different: they have little in common, and the
 * comparison would block the screen.
 */
const MAX_CHANGES = 2_000;

/** Compares two texts word by word, with as few changes as possible. */
export function compareWords(before: string, after: string): ComparedTexts {
  const one = before.match(TOKENS) ?? [];
  const other = after.match(TOKENS) ?? [];
  const changes = diffArrays(one, other, { maxEditLength: MAX_CHANGES }) ?? [
    { value: one, count: one.length, removed: true, added: false },
    { value: other, count: other.length, removed: false, added: true },
  ];
  const marksBut = (left: 'added' | 'removed') =>
    changes.filter((change) => !change[left]).flatMap(({ value, added, removed }) => value.map(() => added || removed));
  const [removed, added] = [slid(one, marksBut('added')), slid(other, marksBut('removed'))];
  const kept = passagesOf(removed, added);
  return {
    ...withIsStyleChange({ before: toPieces(one, removed), after: toPieces(other, added) }),
    passages: kept.map(([from, to]) =>
      withIsStyleChange({
        before: cutOut(one, removed, from[0], to[0]),
        after: cutOut(other, added, from[1], to[1]),
      }),
    ),
    isCut: kept.some(([from, to]) => from[0] > 0 || to[0] < one.length),
  };
}

function withIsStyleChange({ before, after }: Sides): Sides {
  const wordsOf = ({ text }: Piece) => withoutStyles(text).trim();
  const marked = (pieces: Piece[], others: Piece[]) => {
    const changed = new Set(others.filter(({ isChanged }) => isChanged).map(wordsOf));
    return pieces.map((piece) => (piece.isChanged && changed.has(wordsOf(piece)) ? { ...piece, isLook: true } : piece));
  };
  return { before: marked(before, after), after: marked(after, before) };
}

type Place = readonly [before: number, after: number];

/**
 * Returns the passages to show, with start and end in both texts. A passage contains differences and some words around
 * them. Long equal parts are in no passage.
 */
function passagesOf(before: readonly boolean[], after: readonly boolean[]): [from: Place, to: Place][] {
  const passages: [Place, Place][] = [];
  let [from, at]: [Place, Place] = [
    [0, 0],
    [0, 0],
  ];
  let isEmpty = true;
  while (at[0] < before.length || at[1] < after.length) {
    let same = 0;
    while (before[at[0] + same] === false && after[at[1] + same] === false) same += 1;
    const [one, other]: Place = [at[0] + same, at[1] + same];
    const isLast = one === before.length && other === after.length;
    const left = isEmpty ? 0 : AROUND;
    const right = isLast ? 0 : AROUND;
    if (same >= left + right + LEFT_OUT_MIN) {
      if (!isEmpty) passages.push([from, [at[0] + left, at[1] + left]]);
      from = [one - right, other - right];
      isEmpty = true;
    }
    at = [one, other];
    if (isLast) break;
    isEmpty = false;
    while (before[at[0]]) at = [at[0] + 1, at[1]];
    while (after[at[1]]) at = [at[0], at[1] + 1];
  }
  if (!isEmpty) passages.push([from, at]);
  return passages;
}

/** Returns a passage of a text. If possible, it consists of whole sentences. An ellipsis marks each cut. */
function cutOut(words: readonly string[], marks: readonly boolean[], from: number, to: number): Piece[] {
  const begin = from > 0 ? beginNear(words, marks, from) : 0;
  const end = to < words.length ? endNear(words, to) : to;
  const cut = (text: string, isCut: boolean): Piece[] => (isCut ? [{ text, isChanged: false }] : []);
  const pieces = toPieces(words.slice(begin, end), marks.slice(begin, end));
  return [...cut('… ', from > 0), ...pieces, ...cut(' …', to < words.length)];
}

/** Minimum number of words and spaces to show before a difference, so that readers see where in the text it is. */
const LEAD_MIN = 6;

/**
 * Moves the start of a passage to a nearby start of a sentence before the next difference. If there is no such start,
 * moves it to the start of a word.
 */
function beginNear(words: readonly string[], marks: readonly boolean[], from: number): number {
  const isBegin = (at: number) =>
    /\n/.test(words[at - 1] ?? '') || (/\s/.test(words[at - 1] ?? '') && endsSentence(words[at - 2]));
  for (let at = from; at > from - LEFT_OUT_MIN / 2; at -= 1) if (isBegin(at)) return at;
  for (let at = from; at <= from + AROUND - LEAD_MIN; at += 1) if (isBegin(at)) return at;
  let begin = from;
  while (!marks[begin] && !/[\p{L}\p{N}]/u.test(words[begin] ?? 'a')) begin += 1;
  return begin;
}

/** Moves the end of a passage to the end of a sentence nearby, if there is one. */
function endNear(words: readonly string[], to: number): number {
  const isEnd = (at: number) =>
    /\n/.test(words[at] ?? '') || (endsSentence(words[at - 1]) && /\s/.test(words[at] ?? ' '));
  for (let at = to; at < to + LEFT_OUT_MIN / 2; at += 1) if (isEnd(at)) return at;
  for (let at = to; at >= to - AROUND; at -= 1) if (isEnd(at)) return at;
  return to;
}

const endsSentence = (word = '') => /^[.!?…]$/.test(word);

/**
 * Moves each change as far to the end of the text as possible. An added sentence then includes its own full stop, not
 * that of the sentence before.
 */
function slid(words: readonly string[], changed: readonly boolean[]): boolean[] {
  const marks = [...changed];
  let first = words.length - 1;
  for (let end = words.length; end > 0; end = first) {
    first = end - 1;
    if (!marks[first]) continue;
    while (marks[first - 1]) first -= 1;
    for (let shift = 0; marks[end + shift] === false && words[first + shift] === words[end + shift]; shift += 1) {
      marks[first + shift] = false;
      marks[end + shift] = true;
    }
  }
  return marks;
}

/** Joins adjacent words that are all changed or all unchanged. White space between two changes counts as changed. */
function toPieces(words: readonly string[], marks: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  const put = (text: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  };
  words.forEach((word, place) => {
    const isChanged = marks[place] === true;
    const last = pieces.at(-1);
    if (isChanged && last && !last.isChanged && last.text.trim() === '' && pieces.length > 1) {
      pieces.pop();
      put(last.text, true);
    }
    put(word, isChanged);
  });
  return pieces;
}
