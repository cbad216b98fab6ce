import { diffArrays } from 'diff';

/** A stretch of a text: the same in both texts, or only in this one. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface ComparedTexts {
  before: Piece[];
  after: Piece[];
}

const WORDS = /\s+|[\p{L}\p{N}\p{M}_'’-]+|./gsu;
/** Two texts that differ in more words have little in common, and looking for it would hold up the screen. */
const MAX_CHANGES = 2_000;

/** Marks the words that two texts do not share, by the shortest way from one to the other. */
export function compareWords(before: string, after: string): ComparedTexts {
  const one = before.match(WORDS) ?? [];
  const other = after.match(WORDS) ?? [];
  const changes = diffArrays(one, other, { maxEditLength: MAX_CHANGES }) ?? [
    { value: one, count: one.length, removed: true, added: false },
    { value: other, count: other.length, removed: false, added: true },
  ];
  const marksBut = (left: 'added' | 'removed') =>
    changes.filter((change) => !change[left]).flatMap(({ value, added, removed }) => value.map(() => added || removed));
  return {
    before: toPieces(one, slid(one, marksBut('added'))),
    after: toPieces(other, slid(other, marksBut('removed'))),
  };
}

/** Of places that say the same the last: a new sentence ends with its own full stop, and does not begin with that of the one before. */
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

/** Words that follow each other and are alike are one piece; so is what stands between two changes and is only space. */
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
