import styles from './marked-text.module.css';
import { stretchesOf } from './styles';
import type { Piece } from './word-diff';

const MARKS = { removed: 'del', added: 'ins', different: 'mark' } as const;

interface MarkedTextProps {
  pieces: readonly Piece[];
  /** Kind of change. `different` means that two people edited at the same time. */
  as: 'removed' | 'added' | 'different';
  said?: string;
}

/** Text with marked changes. Screen readers hear where each mark begins and ends. */
export function MarkedText({ pieces, as, said = as }: MarkedTextProps) {
  const Mark = MARKS[as];
  let at = 0;
  return (
    <p dir="auto" className={`as-typed ${styles.text}`}>
      {pieces.length === 0 && <span className="muted">(empty)</span>}
      {pieces.map(({ text, isChanged }) => {
        const key = at;
        at += text.length;
        const styled = <StyledText text={text} isSaid={isChanged} />;
        if (!isChanged) return <span key={key}>{styled}</span>;
        return (
          <Mark key={key}>
            <span className="visually-hidden">[{said}: </span>
            {styled}
            <span className="visually-hidden">]</span>
          </Mark>
        );
      })}
    </p>
  );
}

function StyledText({ text, isSaid }: { text: string; isSaid: boolean }) {
  return stretchesOf(text).map(({ text: part, styles: names }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
    <span key={place} data-looks={names.join(' ') || undefined}>
      {part}
      {isSaid && names.length > 0 && <span className={styles.look}> ({names.join(', ')})</span>}
    </span>
  ));
}
