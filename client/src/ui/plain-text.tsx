import { classNames } from '@/lib/class-names';
import { type TextBlock, toBlocks } from '@/lib/plain-text';
import styles from './plain-text.module.css';

export function PlainText({ content, hasLead }: { content: string; hasLead?: boolean }) {
  const blocks = toBlocks(content);
  return (
    <div
      className={classNames(
        'shrinks measured breaks',
        styles.text,
        hasLead && blocks[0]?.kind === 'paragraph' && styles.withLead,
      )}
    >
      {numbered(blocks).map(({ key, value }) =>
        value.kind === 'paragraph' ? (
          <p key={key} dir="auto">
            {value.text}
          </p>
        ) : (
          <ul key={key} className={`stack gap-3 ${styles.list}`}>
            {numbered(value.items).map((entry) => (
              <li key={entry.key} dir="auto">
                {entry.value}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** Adds the index as React's key, because two paragraphs may be equal. Paragraphs never change their order. */
function numbered<T extends TextBlock | string>(values: readonly T[]): Array<{ key: string; value: T }> {
  return values.map((value, place) => ({ key: String(place), value }));
}
