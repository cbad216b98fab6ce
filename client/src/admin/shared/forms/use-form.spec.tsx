import { screen, within } from '@testing-library/react';
import { ApiError } from '@/api/http';
import { conflict, type Fields, gone, openAndType, type Stored, show, stored, V1 } from '@/testing/record-dialog';
import { saveBuffer } from './form-buffer';

it('restores unsaved changes, discards them, and returns them by Undo', async () => {
  const { user } = show(async () => stored);
  saveBuffer('post:robots', { fields: { text: 'For beans' }, version: V1 });
  await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('For beans');
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('For maize');
  expect(localStorage).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('For beans');
});

describe('save with a lost answer', () => {
  /** Simulates a server that stores the record, but whose first answer is lost. */
  const losingServer = () => {
    let now: Stored = stored;
    let isLost = true;
    return jest.fn(async (form: Fields, updatedAt: string | undefined) => {
      if (updatedAt !== now.updatedAt) throw new ApiError(409, conflict.message, { current: now });
      const text = form.text.trim();
      now = { ...form, text, updatedAt: new Date(Date.parse(now.updatedAt) + 1000).toISOString() };
      if (!isLost) return now;
      isLost = false;
      throw new ApiError(0, 'No connection.');
    });
  };
  const saveLost = async (typed: string) => {
    const save = losingServer();
    const { user } = show(save);
    const dialog = await openAndType(user, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('An error occurred');
    return { save, user, dialog };
  };

  it('does not conflict with itself', async () => {
    const { user, dialog } = await saveLost('For beans ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    expect(screen.getByText('Post saved')).toBeInTheDocument();
    expect(screen.queryByText('An error occurred')).toBeNull();
  });

  it('shows a colleague’s edit', async () => {
    const { save, user, dialog } = await saveLost('For beans');
    save.mockRejectedValueOnce(conflict);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('button', { name: 'Keep my version' })).toBeVisible();
  });
});
