import type { SavedText } from '@contract/saved-texts';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { listOf, stored } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { SavedTextListPage } from './saved-text-list-page';

const LIST = 'GET /saved-texts?page=1&limit=10';
const paying: SavedText = { _id: 't1', title: 'How to pay', text: 'By bank.', ...stored };
const api = freshApi({ [LIST]: listOf([paying]) });

it('explains the limit and keeps the text, then shows the added reply', async () => {
  api.answer('POST /saved-texts', { status: 409, body: { message: 'There are 50 saved replies already.' } });
  const user = renderAdmin(<SavedTextListPage />, { role: 'editor' });
  expect(await screen.findByText('By bank.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add saved reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Title'), 'Address');
  await fill(user, dialog.getByLabelText('Text'), 'Cairo Road.');
  await user.click(dialog.getByRole('button', { name: 'Add saved reply' }));
  expect(await screen.findByText('There are 50 saved replies already.')).toBeVisible();
  expect(dialog.getByLabelText('Text')).toHaveValue('Cairo Road.');
  const added = { ...paying, _id: 't2', title: 'Address', text: 'Cairo Road.' };
  api.answer('POST /saved-texts', () => {
    api.answer(LIST, listOf([added, paying]));
    return { status: 201, body: added };
  });
  await user.click(dialog.getByRole('button', { name: 'Add saved reply' }));
  expect(await screen.findByText('Address')).toBeVisible();
  expect(api.callsOf('POST /saved-texts')[1]?.body).toEqual({ title: 'Address', text: 'Cairo Road.' });
});
