import { Button } from 'antd';
import { useMemo, useState } from 'react';
import styles from './compared-texts.module.css';
import { MarkedText } from './marked-text';
import { readableTexts, type WrittenText } from './readable-text';
import { compareWords } from './word-diff';

export interface ComparedField {
  label: string;
  texts: [WrittenText, WrittenText];
}

interface ComparedTextsProps {
  sides: readonly [string, string];
  fields: readonly ComparedField[];
  /** True if the second version replaced the first. False or absent if two people edited at the same time. */
  isHistory?: boolean;
}

/**
 * Compares two versions side by side and marks the words that are different. If texts are long, shows only the parts
 * with differences.
 */
export function ComparedTexts({ sides, fields, isHistory }: ComparedTextsProps) {
  const [isWhole, setIsWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the fields by value
  const compared = useMemo(
    () => fields.map(({ label, texts }) => ({ label, words: compareWords(...readableTexts(...texts)) })),
    [JSON.stringify(fields)],
  );
  if (fields.length === 0) return <p>Both versions are the same.</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        {compared.map(({ label, words }) => {
          const rows = words.isCut && !isWhole ? words.passages : [words];
          return (
            <tbody key={label}>
              {rows.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: passages have no id
                <tr key={place}>
                  {place === 0 && (
                    <th scope={rows.length > 1 ? 'rowgroup' : 'row'} rowSpan={rows.length}>
                      {label}
                    </th>
                  )}
                  {([row.before, row.after] as const).map((pieces, side) => (
                    <td key={sides[side]} data-side={sides[side]}>
                      <MarkedText
                        pieces={pieces}
                        {...(isHistory
                          ? { as: side === 0 ? 'removed' : 'added' }
                          : { as: 'different', said: `only in ${sides[side]?.toLowerCase()}` })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      {compared.some(({ words }) => words.isCut) && (
        <Button type="link" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show differences only' : 'Show all'}
        </Button>
      )}
    </>
  );
}
