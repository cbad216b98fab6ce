import type { BackupState } from '@contract/backup';
import { system } from '@/api/system.api';
import { createLastValueStore } from '../office-store';

/** State of the automatic backups, for administrators. Screens reload it when they show it. */
export const useBackupState = createLastValueStore<BackupState>((_, signal) => system.backupState(signal));
