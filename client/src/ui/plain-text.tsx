import { classNames } from '@/lib/class-names';
import { toBlocks } from '@/lib/plain-text';
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
      {/* The index is the key, because two paragraphs may be equal. Paragraphs never change their order. */}
      {blocks.map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={String(place)} dir="auto">
            {block.text}
          </p>
        ) : (
          <ul key={String(place)} className={`stack gap-3 ${styles.list}`}>
            {block.items.map((item, index) => (
              <li key={String(index)} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
