import type { BackupState } from '@contract/backup';
import { system } from '@/api/system.api';
import { createLastValueStore } from '../office-store';

/** How the backups by the clock go. For administrators; whoever shows it asks anew. */
export const useBackupState = createLastValueStore<BackupState>((_, signal) => system.backupState(signal));
