import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useRemoteOf } from '@/stores/server-store';
import { useReloaded } from '../shared/admin-store';
import { useBackupState } from '../shared/backup/backup-state';
import { backupTrouble, lastGoodLine } from '../shared/backup/backup-texts';

export function BackupTrouble() {
  const state = useReloaded(useBackupState);
  const trouble = state.status === 'ready' ? backupTrouble(state.value, new Date()) : null;
  if (trouble === null) return null;
  return (
    <section className="pad-4 below-5 breaks panel edge-danger" aria-labelledby="backup-trouble">
      <h2 className="danger below-2" id="backup-trouble">
        Problem with backups
      </h2>
      <p>{trouble}</p>
      <Link className="touch" to="/admin/settings#backup">
        Backups in Settings
      </Link>
    </section>
  );
}

export function BackupLine() {
  const state = useRemoteOf(useBackupState);
  if (state.status === 'loading') return null;
  // If the backup has a problem, `BackupTrouble` reports it, so this line is left out.
  if (state.status === 'ready' && backupTrouble(state.value, new Date()) !== null) return null;
  return (
    <p className="row gap-2 gap-x-4 below-5 muted">
      {state.status === 'ready' && !state.isStale ? (
        <span>
          {lastGoodLine(state.value, new Date())}. <Link to="/admin/settings#backup">Backups in Settings</Link>
        </span>
      ) : (
        <>
          <span>The state of the backups could not be loaded.</span>
          <Button onClick={() => void useBackupState.getState().reload()}>Retry</Button>
        </>
      )}
    </p>
  );
}
