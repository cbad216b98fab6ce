import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { BackupNote } from './backup-note';

describe('the backup in the settings', () => {
  let api: FakeApi;
  let saved: { name: string; size: number }[];

  beforeEach(() => {
    api = new FakeApi();
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

  it('hands over the file under the name that the server gives it', async () => {
    api.answer('GET /backup', {
      body: 'archive',
      contentType: 'application/gzip',
      headers: { 'Content-Disposition': 'attachment; filename="mosi-backup-2026-11-21-08-00-00.tar.gz"' },
    });
    await press();
    expect(await screen.findByText('Backup downloaded')).toBeVisible();
    expect(saved).toEqual([{ name: 'mosi-backup-2026-11-21-08-00-00.tar.gz', size: 7 }]);
  });

  it('says why there is none, and saves nothing', async () => {
    api.answer('GET /backup', { status: 409, body: { message: 'A backup is being made already.' } });
    await press();
    expect(await screen.findByText('Failed to download the backup')).toBeVisible();
    expect(screen.getByText('A backup is being made already.')).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download backup' })).toBeEnabled();
  });
});
