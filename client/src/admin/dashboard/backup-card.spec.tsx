import type { BackupState } from '@contract/backup';
import { screen } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { BackupLine, BackupTrouble } from './backup-card';

const CALL = 'GET /backup/state';
const lately = () => new Date(Date.now() - 3_600_000).toISOString();
const state = (changes: Partial<BackupState> = {}): BackupState => ({
  ...{ hour: 2, folder: '/data/backups', sharesDisk: true, isConsistent: true, refusedWrites: null },
  lastGood: { at: lately(), file: 'a.tar.gz', bytes: 1_000, records: 3, isInFolder: true },
  lastTried: { at: lately(), failure: null },
  ...changes,
});

const api = freshApi();

const show = () =>
  renderAdmin(
    <>
      <BackupTrouble />
      <BackupLine />
    </>,
  );

describe('backups on the dashboard', () => {
  it('show one line while the last backup is good', async () => {
    api.answer(CALL, { body: state() });
    show();
    expect(await screen.findByText(/^Last successful backup: (today|yesterday), \d\d:\d\d\./)).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.callsOf(CALL)).toHaveLength(1);
  });

  it('show a card with the reason of a failed backup', async () => {
    const failure =
      'The disk of /data/backups is full: 3 MB are free, and an archive may need 40 MB. Nothing was written.';
    api.answer(CALL, { body: state({ lastTried: { at: lately(), failure } }) });
    show();
    const card = await screen.findByRole('region', { name: 'Problem with backups' });
    expect(card).toHaveTextContent(failure);
    expect(card).toHaveTextContent(/Last successful backup: \w+, \d\d:\d\d\./);
    expect(screen.getByRole('link', { name: 'Backups in Settings' })).toHaveAttribute('href', '/admin/settings#backup');
  });
});
