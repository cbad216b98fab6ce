import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { system } from '@/api/system';
import { formatBytes } from '@/lib/format-bytes';
import { useRemoteOf } from '@/stores/server-store';
import { useBackupState } from '../shared/backup/backup-state';
import { backupTrouble, lastGoodLine } from '../shared/backup/backup-words';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { saveFile } from '../shared/save-file';
import styles from './settings-page.module.css';

/** One file that `npm run restore` turns into the same site again. */
export function BackupNote() {
  const { isRunning, run } = useRun();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // The dashboard leads here; the address alone does not, since the page is drawn later.
  useEffect(() => {
    if (hash !== '#backup') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);

  const handleDownload = () =>
    run(async () => {
      const { name, bytes } = await system.backup();
      saveFile(name, bytes);
      toast.success('Backup downloaded');
    }, 'Failed to download the backup');
  return (
    <section aria-labelledby="backup" className={`${cards.card} stack start gap-4 ${styles.note}`}>
      <h2 ref={heading} id="backup" tabIndex={-1} className={styles.heading}>
        Backup
      </h2>
      <p>
        One file with everything: posts, pages, people, messages, requests, pictures. It holds personal data and belongs
        in a safe place that is not this computer. Whoever looks after the software can turn it into the same site
        again.
      </p>
      <ByTheClock />
      <Button disabled={isRunning} onClick={() => void handleDownload()}>
        {isRunning ? 'Preparing backup...' : 'Download backup'}
      </Button>
    </section>
  );
}

/** How those go that are made without anybody asking. */
function ByTheClock() {
  const state = useRemoteOf(useBackupState);
  const reload = useBackupState((store) => store.reload);
  useEffect(() => void reload(), [reload]);
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <>
        <p>The state of the backups by the clock could not be loaded.</p>
        <Button onClick={state.retry}>Retry</Button>
      </>
    );
  }
  const { hour, folder, sharesDisk, isConsistent, lastGood } = state.value;
  const trouble = backupTrouble(state.value, new Date());
  const size = lastGood && ` (${formatBytes(lastGood.bytes)}, ${lastGood.records.toLocaleString('en-US')} records)`;
  return (
    <>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      <p>
        {lastGoodLine(state.value, new Date())}
        {size}.
        {hour !== null &&
          ` One is made each day at ${String(hour).padStart(2, '0')}:00 in Lusaka and read back; those of seven days, four weeks and six months are kept in ${folder}.`}
      </p>
      {hour !== null && sharesDisk && (
        <p>
          That folder is on the same disk as the site: one disk that dies takes both. Whoever looks after the software
          can name another one, and should copy the archives elsewhere.
        </p>
      )}
      {!isConsistent && (
        <Alert
          type="warning"
          showIcon
          title="The MongoDB server is no replica set: a backup may hold a part of what was written while it was made."
        />
      )}
    </>
  );
}
