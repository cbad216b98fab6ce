import styles from './marked-words.module.css';
import { stretchesOf } from './styles';
import type { Piece } from './word-diff';

const MARKS = { removed: 'del', added: 'ins', different: 'mark' } as const;

interface MarkedWordsProps {
  pieces: readonly Piece[];
  /** What became of the words that are marked: nothing, where two people have written at the same time. */
  as: 'removed' | 'added' | 'different';
  /** What is said of them, where that is no word for it. */
  said?: string;
}

/** A text with the words marked that the other one does not have; whoever hears it is told where they begin and end. */
export function MarkedWords({ pieces, as, said = as }: MarkedWordsProps) {
  const Mark = MARKS[as];
  let at = 0;
  return (
    <p dir="auto" className={`as-typed ${styles.words}`}>
      {pieces.length === 0 && <span className="muted">(empty)</span>}
      {pieces.map(({ text, isChanged, isLook = false }) => {
        const key = at;
        at += text.length;
        const words = <LookedAt text={text} isSaid={isLook} />;
        if (!isChanged) return <span key={key}>{words}</span>;
        return (
          <Mark key={key}>
            <span className="visually-hidden">[{said}: </span>
            {words}
            <span className="visually-hidden">]</span>
          </Mark>
        );
      })}
    </p>
  );
}

/** Words as readers see them. @param isSaid says how they look, where nothing else is different */
function LookedAt({ text, isSaid }: { text: string; isSaid: boolean }) {
  return stretchesOf(text).map(({ text: words, looks }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have nothing else to be told by
    <span key={place} data-looks={looks.join(' ') || undefined}>
      {words}
      {isSaid && looks.length > 0 && <span className={styles.look}> ({looks.join(', ')})</span>}
    </span>
  ));
}
