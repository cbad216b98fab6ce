import { type FoundKind, PERSONAL_DATA_LABELS } from '@contract/privacy';
import { formatTime } from '@/lib/format-date';
import styles from './privacy-page.module.css';

/** What is held, kind by kind, with the newest few of each; kinds without any are left out. */
export function HeldKinds({ kinds }: { kinds: readonly FoundKind[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count, newest }) => (
          <li key={kind} className={styles.kind}>
            <h3>
              {PERSONAL_DATA_LABELS[kind]}: <span className={styles.count}>{count.toLocaleString('en-US')}</span>
            </h3>
            <ul className={styles.newest}>
              {newest.map(({ at, title }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; two records may have the same time and title
                <li key={place}>
                  <time dateTime={at}>{formatTime(at)}</time> <bdi>{title}</bdi>
                </li>
              ))}
              {count > newest.length && <li>and {(count - newest.length).toLocaleString('en-US')} more</li>}
            </ul>
          </li>
        ))}
    </ul>
  );
}
