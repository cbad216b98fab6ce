import type { BackupState } from '@contract/backup';
import { backupTrouble, lastGoodLine } from './backup-texts';

/** 09:15 in Lusaka. */
const NOW = new Date('2026-11-26T07:15:00Z');
const GOOD = { at: '2026-11-26T00:10:00.000Z', file: 'a.tar.gz', bytes: 12_345_678, records: 1_203, isInFolder: true };
const TRIED = { at: '2026-11-26T00:10:00.000Z', failure: null };
const state = (changes: Partial<BackupState> = {}): BackupState => ({
  ...{ hour: 2, folder: '/data/backups', sharesDisk: false, isConsistent: true, lastGood: GOOD },
  ...{ lastTried: TRIED, refusedWrites: null },
  ...changes,
});
const FULL = 'The disk of /data/backups is full: 3 MB are free, and an archive may need 40 MB. Nothing was written.';

describe('backup texts', () => {
  it.each([
    ['2026-11-26T00:10:00.000Z', 'Last successful backup: today, 02:10'],
    // 22:00 UTC is midnight in Lusaka.
    ['2026-11-25T22:00:00.000Z', 'Last successful backup: today, 00:00'],
    ['2026-11-25T21:59:00.000Z', 'Last successful backup: yesterday, 23:59'],
    ['2026-11-20T00:10:00.000Z', 'Last successful backup: November 20, 2026 at 02:10'],
  ])('describe %s as "%s"', (at, line) => {
    expect(lastGoodLine(state({ lastGood: { ...GOOD, at } }), NOW)).toBe(line);
  });

  it('announce the first backup, or that there is none', () => {
    expect(lastGoodLine(state({ lastGood: null }), NOW)).toBe('The first backup will be made in a few minutes');
    expect(lastGoodLine(state({ hour: null, lastGood: null }), NOW)).toBe(
      'No automatic backup has been made yet. Automatic backups are off',
    );
  });

  it('report no problem with a good, pending or disabled backup', () => {
    const failed = { at: '2026-11-26T00:10:00.000Z', failure: FULL };
    for (const changes of [{}, { lastGood: null, lastTried: null }, { hour: null, lastTried: failed }])
      expect(backupTrouble(state(changes), NOW)).toBeNull();
  });

  it('report first that nothing can be stored', () => {
    const refusedWrites = { since: '2026-11-26T06:00:00.000Z', cause: 'ENOSPC: no space left on device, write' };
    expect(backupTrouble(state({ hour: null, refusedWrites }), NOW)).toMatch(
      /^Nothing could be saved since today, 08:00: ENOSPC: no space left on device, write\. /,
    );
  });

  it('report why the last backup failed and how old the backup is', () => {
    const lastTried = { at: '2026-11-26T00:10:00.000Z', failure: FULL };
    const lastGood = { ...GOOD, at: '2026-11-25T00:10:00.000Z' };
    expect(backupTrouble(state({ lastTried, lastGood }), NOW)).toBe(
      `The backup failed (today, 02:10). ${FULL} We will try again every hour. Last successful backup: yesterday, 02:10.`,
    );
    expect(backupTrouble(state({ lastTried, lastGood: null }), NOW)).toMatch(/every hour\. There is no backup yet\.$/);
  });

  it('report an overdue backup', () => {
    const lastGood = { ...GOOD, at: '2026-11-24T00:10:00.000Z' };
    expect(backupTrouble(state({ lastGood }), NOW)).toBe(
      'Last successful backup: November 24, 2026 at 02:10. No backup has been made since then.',
    );
  });

  it('report a backup in another folder', () => {
    expect(backupTrouble(state({ lastGood: { ...GOOD, isInFolder: false } }), NOW)).toMatch(
      /today, 02:10\. This backup is not in \/data\/backups\. .+ all processes must use the same BACKUP_DIR/,
    );
  });
});
