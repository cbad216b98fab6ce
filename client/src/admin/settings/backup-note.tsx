import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { system } from '@/api/system.api';
import { formatBytes } from '@/lib/format-bytes';
import { useReloaded } from '../shared/admin-store';
import { useBackupState } from '../shared/backup/backup-state';
import { backupTrouble, lastGoodLine } from '../shared/backup/backup-texts';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { saveFile } from '../shared/save-file';
import styles from './settings-page.module.css';

export function BackupNote() {
  const { isRunning, run } = useRun();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // Links of the dashboard have the hash `#backup`. This section was not rendered when the browser looked for it.
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
    <section aria-labelledby="backup" className={`stack start gap-4 ${cards.card} ${styles.note}`}>
      <h2 ref={heading} id="backup" tabIndex={-1} className={`below-2 ${styles.heading}`}>
        Backup
      </h2>
      <p>
        This file contains all content, people, messages and images. It contains personal data, so store it in a safe
        place, not on this computer. Your technical contact can restore the site from this file.
      </p>
      <ByTheClock />
      <Button disabled={isRunning} onClick={() => void handleDownload()}>
        {isRunning ? 'Preparing backup...' : 'Download backup'}
      </Button>
    </section>
  );
}

function ByTheClock() {
  const state = useReloaded(useBackupState);
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <>
        <p>The state of the automatic backups could not be loaded.</p>
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
          ` A backup is made and checked each day at ${String(hour).padStart(2, '0')}:00 (Lusaka). The newest 7 daily, 4 weekly and 6 monthly backups are in ${folder}.`}
      </p>
      {hour !== null && sharesDisk && (
        <p>
          Backups are on the same disk as the site. If that disk fails, you lose both. Ask your technical contact to
          store copies elsewhere.
        </p>
      )}
      {!isConsistent && (
        <Alert
          type="warning"
          showIcon
          title="The MongoDB server is not a replica set. If data changes during a backup, the backup may be incomplete. Please tell your technical contact."
        />
      )}
    </>
  );
}
