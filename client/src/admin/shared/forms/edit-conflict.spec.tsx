import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import {
  conflict,
  type Fields,
  gone,
  openAndType,
  type Save,
  type Stored,
  show,
  stored,
  theirs,
  V1,
  V2,
  V3,
} from '@/testing/record-dialog';
import { readBuffer, saveBuffer } from '../forms/form-buffer';

describe('edit conflict', () => {
  it('shows both versions and overwrites only after a choice', async () => {
    const save = jest.fn(async (_form: Fields, updatedAt: string | undefined) => {
      if (updatedAt !== V2) throw conflict;
      return stored;
    });
    const { user } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByRole('row', { name: /^Text/ });
    await waitFor(() => expect(dialog.querySelector('mark')).toHaveTextContent('[only in my version: beans]'));
    expect(dialog.querySelectorAll('mark')[1]).toHaveTextContent('[only in their version: cassava]');
    // No version is wrong, so the differences must not be marked as deleted or inserted.
    expect(dialog.querySelector('del, ins')).toBeNull();
    expect(within(dialog).getByText('Changed on November 20, 2026 at 10:00.')).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /Title/ })).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await gone();
    expect(save).toHaveBeenLastCalledWith({ title: 'Robots', text: 'For beans' }, V2);
  });

  it('keeps a colleague’s changes in other fields', async () => {
    const current = { title: 'Robots that weld', text: 'For maize', updatedAt: V2 };
    const save = jest.fn(async (form: Fields, version: string | undefined) => {
      if (version !== V2) throw new ApiError(409, conflict.message, { current });
      return { ...form, updatedAt: V2 };
    });
    const { user } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByRole('row', { name: /^Text/ });
    expect(within(dialog).queryByRole('row', { name: /^Title/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await gone();
    expect(save).toHaveBeenLastCalledWith({ title: 'Robots that weld', text: 'For beans' }, V2);
  });

  it('appears again after a reload', async () => {
    const save = jest.fn<Promise<Stored>, Parameters<Save>>(() => Promise.reject(conflict));
    const { user } = show(save, theirs);
    saveBuffer('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    const dialog = await openAndType(user, 'For beans too');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const keepMine = await within(dialog).findByRole('button', { name: 'Keep my version' });
    expect(readBuffer('post:robots', { title: '', text: '' })).toEqual({
      fields: { title: 'Robots', text: 'For beans too' },
      version: V1,
    });
    save.mockResolvedValueOnce({ ...theirs, text: 'For beans too' });
    await user.click(keepMine);
    await gone();
    expect(save.mock.calls.map(([, version]) => version)).toEqual([V1, V2]);
  });

  it('covers text typed before the record existed', async () => {
    const save = jest.fn(async () => stored);
    const { user } = show(save);
    saveBuffer('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: null });
    const dialog = await openAndType(user, 'For beans too');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    expect(save).toHaveBeenCalledWith({ title: 'Robots', text: 'For beans too' }, '1970-01-01T00:00:00.000Z');
  });

  it('shows their version as saved without a request', async () => {
    const save = jest.fn(() => Promise.reject(conflict));
    const { user, onStored } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Use their version' }));
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For cassava');
    expect(onStored).toHaveBeenCalledWith(theirs, false);
    await waitFor(() => expect(hasUnsavedText()).toBe(false));
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
  });

  it('restores my version by Undo with its base version', async () => {
    const { user } = show(() => Promise.reject(conflict));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Use their version' }));
    expect(readBuffer('post:robots', { text: '' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For beans');
    await waitFor(() => expect(hasUnsavedText()).toBe(true));
    expect(readBuffer('post:robots', { text: '' })).toEqual({ fields: { text: 'For beans' }, version: V1 });
  });

  it('restores the replaced version by Undo in a reopened dialog', async () => {
    const saved = { ...theirs, text: 'For beans', updatedAt: V3 };
    const save = jest.fn<Promise<Stored>, Parameters<Save>>(() => Promise.reject(conflict));
    const { user } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    save.mockResolvedValueOnce(saved);
    await user.click(await within(dialog).findByRole('button', { name: 'Keep my version' }));
    await gone();
    const said = await screen.findByText(/Your version replaced the other version/);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Earlier text restored in the form. Save to keep it.')).toBeVisible();
    expect(readBuffer('post:robots', { text: '' })).toEqual({ fields: { text: 'For cassava' }, version: V3 });
    await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
    const again = await screen.findByRole('dialog', { name: 'Edit post' });
    expect(within(again).getByLabelText('Text')).toHaveValue('For cassava');
  });
});
