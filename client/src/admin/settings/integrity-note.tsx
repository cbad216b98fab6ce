import { Alert } from 'antd';
import { system } from '@/api/system.api';
import { formatTime } from '@/lib/format-date';
import { useServerRead } from '@/stores/local-server-store';
import cards from '../shared/layout/page-card.module.css';
import styles from './settings-page.module.css';

const readIntegrity = (signal: AbortSignal) => system.integrity(signal);

export function IntegrityNote() {
  const integrity = useServerRead(readIntegrity);
  if (integrity.status !== 'ready') return null;
  const { checkedAt, finding } = integrity.value;
  if (!checkedAt && !finding) return null;
  return (
    <section aria-labelledby="integrity" className={`stack start gap-4 ${cards.card} ${styles.note}`}>
      <h2 id="integrity" className={`below-2 ${styles.heading}`}>
        Database
      </h2>
      {finding ? (
        <Alert
          type="error"
          showIcon
          title="A part of the data is damaged and cannot be read or changed. Everything else works."
          description={`Keep your old backups. Ask your technical contact to restore the last good backup, and send them this: ${finding}.`}
        />
      ) : (
        <p>
          Database checked on {formatTime(checkedAt as string)}: no damage found. It is checked every week and after a
          crash.
        </p>
      )}
    </section>
  );
}
