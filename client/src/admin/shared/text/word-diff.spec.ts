import { compareWords } from './word-diff';

const shown = (before: string, after: string) => {
  const compared = compareWords(before, after);
  const mark = (pieces: { text: string; isChanged: boolean }[]) =>
    pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
  return [mark(compared.before), mark(compared.after)];
};

describe('word comparison', () => {
  it.each([
    ['the same', 'Maize grows.', 'Maize grows.', 'Maize grows.', 'Maize grows.'],
    ['another word', 'Maize grows well.', 'Maize sells well.', 'Maize [grows] well.', 'Maize [sells] well.'],
    ['a word more', 'Maize grows.', 'Maize still grows.', 'Maize grows.', 'Maize [still ]grows.'],
    ['a word less', 'Maize still grows.', 'Maize grows.', 'Maize [still ]grows.', 'Maize grows.'],
    ['several words', 'a big red car', 'a small green car', 'a [big red] car', 'a [small green] car'],
    ['a full stop', 'Yes', 'Yes.', 'Yes', 'Yes[.]'],
    ['a paragraph', 'One\n\nThree', 'One\n\nTwo\n\nThree', 'One\n\nThree', 'One\n\n[Two\n\n]Three'],
    ['a sentence more', 'Yes.', 'Yes.\n\nAsk us.', 'Yes.', 'Yes.[\n\nAsk us.]'],
    ['nothing before', '', 'All new', '', '[All new]'],
    ['nothing after', 'All old', '', '[All old]', ''],
    ['nothing at all', '', '', '', ''],
    ['letters with marks', 'Chişomo 😀', 'Chişomo 😃', 'Chişomo [😀]', 'Chişomo [😃]'],
  ])('marks %s', (_what, before, after, shownBefore, shownAfter) => {
    expect(shown(before, after)).toEqual([shownBefore, shownAfter]);
  });

  it('loses no character and marks only differences', () => {
    const words = 'the field of maize and of beans grows by the river in the rain'.split(' ');
    let seed = 7;
    const next = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    const text = () => Array.from({ length: next(30) }, () => words[next(words.length)]).join(next(2) ? ' ' : '\n');
    for (let turn = 0; turn < 300; turn += 1) {
      const [one, other] = [text(), text()];
      const { before, after } = compareWords(one, other);
      expect(before.map(({ text: piece }) => piece).join('')).toBe(one);
      expect(after.map(({ text: piece }) => piece).join('')).toBe(other);
      const kept = (pieces: typeof before) =>
        pieces
          .filter(({ isChanged }) => !isChanged)
          .map(({ text: piece }) => piece.trim())
          .join('')
          .replaceAll(/\s/g, '');
      expect(kept(before)).toBe(kept(after));
    }
  });

  const filler = (word: string) => `${Array.from({ length: 100 }, (_, at) => `${word}${at}`).join(' ')}. `;
  const passages = (before: string, after: string) =>
    compareWords(before, after).passages.map((sides) =>
      [sides.before, sides.after].map((pieces) =>
        pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
      ),
    );

  it('cuts long texts to their differences with some words around', () => {
    const text = (fee: string, end: string) => `${filler('a')}The fee is ${fee} a year. ${filler('b')}${end}`;
    const found = passages(text('K200', ''), text('K300', 'Ask us.'));
    expect(found).toHaveLength(2);
    expect(found[0]?.[0]).toMatch(/^… a\d+ .* a99\. The fee is \[K200\] a year\. b0 .* …$/);
    expect(found[0]?.[1]).toBe(found[0]?.[0]?.replace('K200', 'K300'));
    // The earlier text has no words at this place, so its excerpt shows only the words before it.
    expect(found[1]?.[0]).toMatch(/^… b.* b99\. $/);
    expect(found[1]?.[1]).toMatch(/^… b.* b99\. \[Ask us\.\]$/);
  });

  it('shows short texts whole, with a passage per difference', () => {
    expect(compareWords('One. Two.', 'One. Three.').isCut).toBe(false);
    const row = '| a | b |\n';
    const table = (rows: number) => `${filler('a')}${row.repeat(rows)}${filler('b')}`;
    const [[, after] = []] = passages(table(30), table(31));
    expect(after).toContain('[');
    expect(passages(filler('a'), filler('a'))).toEqual([]);
  });

  it('marks long texts with little in common as a whole', () => {
    const long = (word: string) =>
      `The same ${Array.from({ length: 9_000 }, (_, place) => `${word}${place}`).join(' ')}`;
    const { before, after } = compareWords(long('a'), long('b'));
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(before[0]?.isChanged).toBe(true);
  });
});
