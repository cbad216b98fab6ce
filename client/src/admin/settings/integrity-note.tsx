import { Alert } from 'antd';
import { system } from '@/api/system';
import { formatTime } from '@/lib/format-date';
import { useServerRead } from '@/stores/own-store';
import cards from '../shared/layout/page-card.module.css';
import styles from './settings-page.module.css';

const readIntegrity = (signal: AbortSignal) => system.integrity(signal);

/** Whether what is stored is whole. Nothing where nobody knows, as of a database server of its own. */
export function IntegrityNote() {
  const integrity = useServerRead(readIntegrity);
  if (integrity.status !== 'ready') return null;
  const { checkedAt, finding } = integrity.value;
  if (!checkedAt && !finding) return null;
  return (
    <section aria-labelledby="integrity" className={`${cards.card} stack start gap-4 ${styles.note}`}>
      <h2 id="integrity" className={styles.heading}>
        Database
      </h2>
      {finding ? (
        <Alert
          type="error"
          showIcon
          title="A part of what is stored is damaged. It can be neither shown nor changed; what does not need it works as ever."
          description={`Download no new backup over an old one. Whoever looks after the software has to restore the last good backup, and will want to know this: ${finding}.`}
        />
      ) : (
        <p>
          All that is stored was last looked through on {formatTime(checkedAt as string)}, and is whole. It is looked
          through once a week, and after each sudden end.
        </p>
      )}
    </section>
  );
}
