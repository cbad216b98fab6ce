import type { BackupState } from '@contract/backup';
import { screen } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { BackupNote } from './backup-note';

const STATE: BackupState = {
  ...{ hour: 2, folder: '/data/backups', sharesDisk: false, isConsistent: true, refusedWrites: null, lastTried: null },
  lastGood: { at: '2020-11-20T00:10:00.000Z', file: 'a.tar.gz', bytes: 12_345_678, records: 1_203, isInFolder: true },
};

describe('backup settings', () => {
  let saved: { name: string; size: number }[];

  const api = freshApi({
    'GET /backup/state': { body: STATE },
  });
  beforeEach(() => {
    saved = [];
    let size = 0;
    URL.createObjectURL = (bytes) => {
      size = (bytes as Blob).size;
      return 'blob:backup';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, size });
    };
  });

  const press = async () => {
    const user = renderAdmin(<BackupNote />);
    await user.click(screen.getByRole('button', { name: 'Download backup' }));
  };

  it('download the file under the server’s name', async () => {
    api.answer('GET /backup', {
      body: 'archive',
      contentType: 'application/gzip',
      headers: { 'Content-Disposition': 'attachment; filename="mosi-backup-2026-11-21-08-00-00.tar.gz"' },
    });
    await press();
    expect(await screen.findByText('Backup downloaded')).toBeVisible();
    expect(saved).toEqual([{ name: 'mosi-backup-2026-11-21-08-00-00.tar.gz', size: 7 }]);
  });

  it('show state, folder and size of automatic backups', async () => {
    renderAdmin(<BackupNote />);
    const note = await screen.findByText(
      /^Last successful backup: November 20, 2020 at 02:10 \(12 MB, 1,203 records\)\./,
    );
    expect(note).toHaveTextContent(/each day at 02:00 \(Lusaka\).+ are in \/data\/backups\.$/);
    expect(screen.getByRole('alert')).toHaveTextContent('No backup has been made since then.');
    expect(screen.queryByText(/same disk|replica set/)).toBeNull();
  });

  it('warn about a shared disk and inconsistent backups', async () => {
    api.answer('GET /backup/state', { body: { ...STATE, sharesDisk: true, isConsistent: false } });
    renderAdmin(<BackupNote />);
    expect(await screen.findByText(/on the same disk as the site/)).toBeVisible();
    expect(screen.getByText(/The MongoDB server is not a replica set/)).toBeVisible();
  });
});
