import styles from './status-tag.module.css';

/** `wait`: somebody has to act; `busy`: work goes on; `good`: done, live; `bad`: refused; `calm`: nothing to do. */
export type StatusTone = 'wait' | 'busy' | 'good' | 'bad' | 'calm';

/** A status in words on a quiet ground; the tone only supports the word. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
