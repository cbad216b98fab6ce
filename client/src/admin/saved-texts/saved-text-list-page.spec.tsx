import type { SavedText } from '@contract/saved-texts';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { SavedTextListPage } from './saved-text-list-page';

const LIST = 'GET /saved-texts?page=1&limit=10';
const at = '2026-11-20T08:00:00.000Z';
const paying: SavedText = { _id: 't1', title: 'How to pay', text: 'By bank.', createdAt: at, updatedAt: at };
const api = freshApi({
  [LIST]: { body: [paying], headers: { 'X-Total-Count': '1' } },
});

describe('saved replies', () => {
  it('shows each with its beginning, and viewers no actions', async () => {
    renderAdmin(<SavedTextListPage />, { role: 'viewer' });
    expect(await screen.findByText('How to pay')).toBeVisible();
    expect(screen.getByText('By bank.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).not.toBeInTheDocument();
  });

  it('adds one and reloads the list', async () => {
    const added = { ...paying, _id: 't2', title: 'Address', text: 'Cairo Road.' };
    api.answer('POST /saved-texts', () => {
      api.answer(LIST, { body: [added, paying], headers: { 'X-Total-Count': '2' } });
      return { status: 201, body: added };
    });
    const user = renderAdmin(<SavedTextListPage />, { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Add saved reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Title'), 'Address');
    await fill(user, dialog.getByLabelText('Text'), 'Cairo Road.');
    await user.click(dialog.getByRole('button', { name: 'Add saved reply' }));
    expect(await screen.findByText('Address')).toBeVisible();
    expect(api.callsOf('POST /saved-texts')[0]?.body).toEqual({ title: 'Address', text: 'Cairo Road.' });
  });

  it('explains the limit and keeps the text', async () => {
    api.answer('POST /saved-texts', { status: 409, body: { message: 'There are 50 saved replies already.' } });
    const user = renderAdmin(<SavedTextListPage />, { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Add saved reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Title'), 'Address');
    await fill(user, dialog.getByLabelText('Text'), 'Cairo Road.');
    await user.click(dialog.getByRole('button', { name: 'Add saved reply' }));
    expect(await screen.findByText('There are 50 saved replies already.')).toBeVisible();
    expect(dialog.getByLabelText('Text')).toHaveValue('Cairo Road.');
  });
});
