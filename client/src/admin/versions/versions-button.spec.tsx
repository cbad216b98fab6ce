import type { Versions } from '@contract/versions';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { VersionsButton } from './versions-button';
import { useVersion, useVersions } from './versions-store';

const LIST = 'GET /versions/page/p1';
const fields = (content: string) => ({ title: 'Fees', content, format: 'plain' });
const version = (_id: string, minute: number, authorName: string) => ({
  _id,
  at: `2026-11-20T08:0${minute}:00.000Z`,
  authorName,
});
const NEWER = version('v2', 2, 'Agness Banda');
const OLDER = version('v1', 1, '');
const VERSIONS: Versions = {
  current: { at: '2026-11-20T08:03:00.000Z', authorName: 'Mutale', fields: fields('K300 a year'), updatedAt: 'now' },
  former: [NEWER, OLDER],
};
const onRestored = jest.fn();
const api = freshApi({
  [LIST]: { body: VERSIONS },
  'GET /versions/page/p1/v2': { body: { ...NEWER, fields: fields('K200 a year') } },
  'GET /versions/page/p1/v1': { body: { ...OLDER, fields: fields('K200 a month') } },
});
beforeEach(() => {
  onRestored.mockClear();
  useVersions.getState().clear();
  useVersion.getState().clear();
});

async function open(role: 'admin' | 'editor' = 'admin') {
  const user = renderAdmin(
    <VersionsButton of={{ kind: 'page', id: 'p1' }} name="Fees" restoring={{ isShown: true, onRestored }} />,
    { role },
  );
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Versions of Fees' })) };
}
const sidesOf = (part: HTMLElement) => [...part.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('Versions', () => {
  it('lists who wrote what stood there, and marks the words that changed since', async () => {
    const { dialog } = await open();
    const rows = within(await dialog.findByRole('list', { name: 'Versions, the newest first' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'November 20, 2026 at 10:02:00Agness Banda',
      'November 20, 2026 at 10:01:00Writer not known',
    ]);
    expect(rows[0]).toHaveAttribute('aria-pressed', 'true');
    const part = await dialog.findByRole('region', { name: 'Content' });
    expect(sidesOf(part)).toEqual([
      'November 20, 2026 at 10:02:00, Agness Banda',
      '[removed: K200] a year',
      'Now: November 20, 2026 at 10:03:00, Mutale',
      '[added: K300] a year',
    ]);
    expect(part.querySelector('del')).toHaveTextContent('K200');
    expect(part.querySelector('ins')).toHaveTextContent('K300');
    expect(dialog.getByText('The same in both: Page Title, Format')).toBeInTheDocument();
  });

  it('tells apart what one person saved twice in a minute', async () => {
    const again = { ...NEWER, _id: 'v3', at: '2026-11-20T08:02:07.000Z' };
    api.answer(LIST, { body: { ...VERSIONS, former: [again, NEWER] } });
    const { dialog } = await open();
    const rows = await dialog.findAllByRole('button', { name: /Agness Banda/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'November 20, 2026 at 10:02:07Agness Banda',
      'November 20, 2026 at 10:02:00Agness Banda',
    ]);
  });

  it('restores the chosen one after a question, and takes that back on Undo', async () => {
    const [restored, before] = [
      { _id: 'p1', updatedAt: 'later' },
      { _id: 'p1', updatedAt: 'last' },
    ];
    api.answer('POST /website/p1/versions/v1/restore', { body: { section: restored, replaced: 'v3' } });
    api.answer('POST /website/p1/versions/v3/restore', { body: { section: before, replaced: 'v4' } });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /10:01/ }));
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/Visitors see it at once\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version restored')).toBeInTheDocument();
    expect(onRestored).toHaveBeenLastCalledWith(restored, false);
    expect(api.callsOf('POST /website/p1/versions/v1/restore')[0]?.body).toEqual({ updatedAt: 'now' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It reads as before again')).toBeInTheDocument();
    expect(onRestored).toHaveBeenLastCalledWith(before, true);
    expect(api.callsOf('POST /website/p1/versions/v3/restore')[0]?.body).toEqual({ updatedAt: 'later' });
  });

  it('deletes the chosen one for good after a question, and shows those that are left', async () => {
    api.answer('DELETE /versions/page/p1/v2', { body: { success: true } });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Delete this version' }));
    expect(await screen.findByText(/2026 at 10:02:00, Agness Banda: it is deleted for good/)).toBeInTheDocument();
    expect(api.callsOf('DELETE /versions/page/p1/v2')).toHaveLength(0);
    api.answer(LIST, { body: { ...VERSIONS, former: [OLDER] } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Version deleted')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('button', { name: /10:02/ })).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: /10:01/ })).toHaveAttribute('aria-pressed', 'true');
    expect(onRestored).not.toHaveBeenCalled();
  });

  it('offers an editor to restore and not to delete', async () => {
    const { dialog } = await open('editor');
    expect(await dialog.findByRole('button', { name: 'Restore this version' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete this version' })).not.toBeInTheDocument();
  });

  it('changes nothing where a colleague has saved meanwhile, and shows the list anew', async () => {
    const message = 'Somebody saved meanwhile.';
    api.answer('POST /website/p1/versions/v2/restore', { status: 409, body: { message, current: {} } });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(onRestored).not.toHaveBeenCalled();
    await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  });
});
