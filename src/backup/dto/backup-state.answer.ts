import type { BackupState } from '../../contract/backup';
import { count, flag, object, orNull, shape, text, time } from '../../platform/openapi/shape';

export const STATE = shape<BackupState>('BackupState', {
  hour: orNull({ type: 'integer', minimum: 0, maximum: 23 }),
  folder: text,
  sharesDisk: flag,
  isConsistent: flag,
  lastGood: orNull(
    object<NonNullable<BackupState['lastGood']>>({
      at: time,
      file: text,
      bytes: count,
      records: count,
      isInFolder: flag,
    }),
  ),
  refusedWrites: orNull(object<NonNullable<BackupState['refusedWrites']>>({ since: time, cause: text })),
  lastTried: orNull(object<NonNullable<BackupState['lastTried']>>({ at: time, failure: orNull(text) })),
});
