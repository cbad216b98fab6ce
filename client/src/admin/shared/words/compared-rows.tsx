import { useEffect, useMemo } from 'react';
import { MarkedWords } from './marked-words';
import { readableTexts, type WrittenText } from './readable-text';
import { compareWords } from './word-diff';

export interface ComparedRowsProps {
  label: string;
  sides: { mine: string; theirs: string };
  mine: WrittenText;
  theirs: WrittenText;
  /** Long texts to their last word; else only what differs, with some words around. */
  isWhole: boolean;
  /** Is told that there are words to be left out. */
  onCut: () => void;
}

/** A field in the table of a conflict: a row for each passage, with the words marked that the other text lacks. */
export function ComparedRows({ label, sides, mine, theirs, isWhole, onCut }: ComparedRowsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they say
  const words = useMemo(() => compareWords(...readableTexts(mine, theirs)), [mine.text, theirs.text]);
  const { isCut } = words;
  useEffect(() => {
    if (isCut) onCut();
  }, [isCut, onCut]);
  const isLong = isCut && isWhole;
  const rows = isCut && !isWhole ? words.passages : [words];
  return rows.map(({ before, after }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: passages have nothing else to be told by
    <tr key={place} data-difference={isLong ? undefined : ''} data-whole={isLong ? '' : undefined}>
      {place === 0 && (
        <th scope={rows.length > 1 ? 'rowgroup' : 'row'} rowSpan={rows.length}>
          {label}
        </th>
      )}
      <td data-side={sides.mine}>
        <MarkedWords pieces={before} as="different" said={`only in ${sides.mine.toLowerCase()}`} />
      </td>
      <td data-side={sides.theirs}>
        <MarkedWords pieces={after} as="different" said={`only in ${sides.theirs.toLowerCase()}`} />
      </td>
    </tr>
  ));
}
