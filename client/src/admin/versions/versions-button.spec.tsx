import { TEXT_FIELDS, type Versions } from '@contract/versions';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { recordFields, toForm } from '../shared/fields/record-form';
import { useVersion, useVersions, VersionsButton } from './versions-button';

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
const onRestore = jest.fn();
const api = freshApi({
  [LIST]: { body: VERSIONS },
  'GET /versions/page/p1/v2': { body: { ...NEWER, fields: fields('K200 a year') } },
  'GET /versions/page/p1/v1': { body: { ...OLDER, fields: fields('K200 a month') } },
});
beforeEach(() => {
  onRestore.mockClear();
  useVersions.getState().clear();
  useVersion.getState().clear();
});

async function open(role: 'admin' | 'editor' | 'viewer' = 'admin') {
  const user = renderAdmin(
    <VersionsButton
      of={{ kind: 'page', id: 'p1' }}
      name="Fees"
      fields={recordFields(TEXT_FIELDS.page)}
      toForm={(text) => toForm(TEXT_FIELDS.page, text as never)}
      onRestore={onRestore}
    />,
    { role },
  );
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Versions of Fees' })) };
}

describe('Versions', () => {
  it('lists authors and times, and marks changed words', async () => {
    const { dialog } = await open();
    const rows = within(await dialog.findByRole('list', { name: 'Versions, the newest first' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'November 20, 2026 at 10:02:00Agness Banda',
      'November 20, 2026 at 10:01:00Unknown author',
    ]);
    expect(rows[0]).toHaveAttribute('aria-pressed', 'true');
    const row = await dialog.findByRole('row', { name: /^Content/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['[removed: K200] a year', '[added: K300] a year']);
    expect(row.querySelector('del')).toHaveTextContent('K200');
    expect(row.querySelector('ins')).toHaveTextContent('K300');
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Field',
      'November 20, 2026 at 10:02:00, Agness Banda',
      'Current version: November 20, 2026 at 10:03:00, Mutale',
    ]);
    expect(dialog.queryByRole('row', { name: /^Page Title/ })).not.toBeInTheDocument();
  });

  it('distinguishes two versions within a minute', async () => {
    const again = { ...NEWER, _id: 'v3', at: '2026-11-20T08:02:07.000Z' };
    api.answer(LIST, { body: { ...VERSIONS, former: [again, NEWER] } });
    const { dialog } = await open();
    const rows = await dialog.findAllByRole('button', { name: /Agness Banda/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'November 20, 2026 at 10:02:07Agness Banda',
      'November 20, 2026 at 10:02:00Agness Banda',
    ]);
  });

  it('puts the selected version into the form after a question', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /10:01/ }));
    await waitFor(() => expect(dialog.getByRole('table')).toHaveTextContent('month'));
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/10:01:00, Unknown author\) will replace/)).toBeInTheDocument();
    expect(onRestore).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version restored')).toBeInTheDocument();
    expect(onRestore.mock.calls).toEqual([[fields('K200 a month')]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deletes the selected version permanently after a question', async () => {
    api.answer('DELETE /versions/page/p1/v2', { body: { success: true } });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Delete this version' }));
    expect(await screen.findByText(/2026 at 10:02:00, Agness Banda\) will be deleted permanently/)).toBeInTheDocument();
    expect(api.callsOf('DELETE /versions/page/p1/v2')).toHaveLength(0);
    api.answer(LIST, { body: { ...VERSIONS, former: [OLDER] } });
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Version deleted')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('button', { name: /10:02/ })).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: /10:01/ })).toHaveAttribute('aria-pressed', 'true');
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('lets editors restore but not delete', async () => {
    const { dialog } = await open('editor');
    expect(await dialog.findByRole('button', { name: 'Restore this version' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete this version' })).not.toBeInTheDocument();
  });

  it('lets viewers only compare', async () => {
    const { dialog } = await open('viewer');
    expect(await dialog.findByRole('row', { name: /^Content/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
  });
});
