import type { BackupState } from '@contract/backup';
import { system } from '@/api/system.api';
import { createLastValueStore } from '../admin-store';

/** State of the automatic backups. Only administrators may read it. Screens reload it when they open. */
export const useBackupState = createLastValueStore<BackupState>((_, signal) => system.backupState(signal));
