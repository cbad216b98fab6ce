import { diffArrays } from 'diff';
import { TOKENS } from './styles';

export interface Piece {
  /** Words with signs that stand for bold, italics and other styles. `styles.ts` defines these signs. */
  text: string;
  isChanged: boolean;
}

interface Sides {
  before: Piece[];
  after: Piece[];
}

export interface ComparedTexts extends Sides {
  /** Differences with some words around them. Long equal parts are in no passage. */
  passages: Sides[];
  /** True if a part of the texts is in no passage. */
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
  const whole: Sides = { before: [], after: [] };
  const passages: Sides[] = [];
  let passage: Sides = { before: [], after: [] };
  let isCut = false;
  for (const [place, { value, added, removed }] of changes.entries()) {
    put(whole, value, added, removed);
    const left = place === 0 ? 0 : AROUND;
    const right = place === changes.length - 1 ? 0 : AROUND;
    if (added || removed || value.length < left + right + LEFT_OUT_MIN) {
      put(passage, value, added, removed);
      continue;
    }
    isCut = true;
    if (left > 0) passages.push(put(passage, [value.slice(0, left).join('').trimEnd(), ' …']));
    passage = { before: [], after: [] };
    if (right > 0) put(passage, ['… ', value.slice(-right).join('').trimStart()]);
  }
  if (passage.before.length + passage.after.length > 0) passages.push(passage);
  return { ...whole, passages, isCut };
}

function put(sides: Sides, words: readonly string[], isAdded = false, isRemoved = false): Sides {
  const text = words.join('');
  if (!isAdded) append(sides.before, text, isRemoved);
  if (!isRemoved) append(sides.after, text, isAdded);
  return sides;
}

/** Appends text to the pieces. White space between two changes counts as changed. */
function append(pieces: Piece[], text: string, isChanged: boolean): void {
  const last = pieces.at(-1);
  if (last?.isChanged === isChanged) {
    last.text += text;
  } else if (isChanged && last?.text.trim() === '' && pieces.length > 1) {
    pieces.pop();
    append(pieces, last.text + text, true);
  } else {
    pieces.push({ text, isChanged });
  }
}
