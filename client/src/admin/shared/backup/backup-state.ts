import type { BackupState } from '@contract/backup';
import { system } from '@/api/system.api';
import { createLastValueStore } from '../office-store';

/** State of the automatic backups, which only administrators may read. Screens reload it when they open. */
export const useBackupState = createLastValueStore<BackupState>((_, signal) => system.backupState(signal));
