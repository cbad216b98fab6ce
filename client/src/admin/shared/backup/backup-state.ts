import type { BackupState } from '@contract/backup';
import { system } from '@/api/office';
import { createOfficeStore } from '../office-store';

/** How the backups by the clock go. For administrators; whoever shows it asks anew. */
export const useBackupState = createOfficeStore<BackupState>((_, signal) => system.backupState(signal), {
  keepsOver: () => true,
});
