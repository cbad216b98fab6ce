import { useMemo, useRef, useState } from 'react';
import { pictureWords } from '../shared/fields/record-form';
import { DifferenceTools } from '../shared/words/difference-tools';
import { MarkedWords } from '../shared/words/marked-words';
import { readableTexts } from '../shared/words/readable-text';
import { compareWords } from '../shared/words/word-diff';
import type { VersionPart } from './version-parts';
import styles from './versions.module.css';

interface ComparedVersion {
  /** When and by whom it was written. */
  name: string;
  parts: readonly VersionPart[];
}

/** Two versions side by side, where they differ; one below the other where there is no room. */
export function VersionComparison({ before, after }: { before: ComparedVersion; after: ComparedVersion }) {
  const compared = useMemo(() => compareParts(before.parts, after.parts), [before.parts, after.parts]);
  const different = compared.filter(({ isSame }) => !isSame);
  const same = compared.filter(({ isSame }) => isSame).map(({ label }) => label);
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isCut = different.some(({ words }) => words.isCut);
  return (
    <div ref={box}>
      {different.length === 0 && <p>Both say the same.</p>}
      {different.map(({ label, words }) => (
        <section key={label} aria-label={label} className={styles.part}>
          <h3 className="below-2">{label}</h3>
          {(words.isCut && !isWhole ? words.passages : [words]).map((sides, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: passages have nothing else to be told by
              key={place}
              className={`stack two-768 gap-3 ${styles.sides}`}
              {...{ [words.isCut && isWhole ? 'data-whole' : 'data-difference']: '' }}
            >
              <div className={styles.side}>
                <p className="tiny muted below-2">{before.name}</p>
                <MarkedWords pieces={sides.before} as="removed" />
              </div>
              <div className={styles.side}>
                <p className="tiny muted below-2">{after.name}</p>
                <MarkedWords pieces={sides.after} as="added" />
              </div>
            </div>
          ))}
        </section>
      ))}
      {different.length > 0 && same.length > 0 && <p className="above-5 muted">The same in both: {same.join(', ')}</p>}
      {different.length > 0 && (
        <div className={styles.bar}>
          <DifferenceTools {...{ box, isCut, isWhole }} onWhole={setIsWhole} />
        </div>
      )}
    </div>
  );
}

function compareParts(before: readonly VersionPart[], after: readonly VersionPart[]) {
  const textIn = (parts: readonly VersionPart[], of: string): Omit<VersionPart, 'label'> =>
    parts.find(({ label }) => label === of) ?? { text: '' };
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  return labels.map((label) => {
    const [one, other] = [textIn(before, label), textIn(after, label)];
    const texts = one.isPicture || other.isPicture ? picturesIn(one.text, other.text) : readableTexts(one, other);
    return { label, isSame: one.text === other.text, words: compareWords(...texts) };
  });
}

const picturesIn = (before: string, after: string): [string, string] => [
  pictureWords(before),
  pictureWords(after, before),
];
