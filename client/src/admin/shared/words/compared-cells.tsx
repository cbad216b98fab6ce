import { useMemo } from 'react';
import { MarkedWords } from './marked-words';
import { compareWords } from './word-diff';

interface ComparedCellsProps {
  mine: string;
  theirs: string;
}

/** Two cells of a table, with the words marked that the other one does not have. */
export function ComparedCells({ mine, theirs }: ComparedCellsProps) {
  const words = useMemo(() => compareWords(mine, theirs), [mine, theirs]);
  return (
    <>
      <td>
        <MarkedWords pieces={words.before} as="removed" said="only in mine" />
      </td>
      <td>
        <MarkedWords pieces={words.after} as="added" said="only in theirs" />
      </td>
    </>
  );
}
