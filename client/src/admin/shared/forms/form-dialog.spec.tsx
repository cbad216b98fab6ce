import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import { gone, openAndType, show, stored, V1 } from '@/testing/record-dialog';

describe('form dialog', () => {
  it('saves with the loaded version and closes', async () => {
    const save = jest.fn(async () => stored);
    const { user, onStored } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await waitFor(() => expect(within(dialog).getByLabelText('Title')).toHaveFocus());
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    expect(save).toHaveBeenCalledWith({ title: 'Robots', text: 'For beans' }, V1);
    expect(onStored).toHaveBeenCalledWith(stored, true);
    expect(screen.getByText('Post saved')).toBeInTheDocument();
    expect(hasUnsavedText()).toBe(false);
  });

  it('asks before discarding changes and returns focus', async () => {
    const { user } = show(async () => stored);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();
    expect(screen.getByRole('button', { name: 'Edit Robots' })).toHaveFocus();
  });

  it('keeps the text when the save fails and explains why', async () => {
    const { user } = show(() => Promise.reject(new ApiError(503, 'The database is not available.')));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save post')).toBeInTheDocument();
    expect(screen.getByText('The database is not available.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For beans');
  });

  it('shows server errors at their fields', async () => {
    const refusal = new ApiError(400, 'Please check the marked fields.', {
      errors: [{ field: 'text', message: 'Too long' }],
    });
    const { user } = show(() => Promise.reject(refusal));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Too long')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Text')).toHaveAttribute('aria-invalid', 'true');
  });

  it('accepts no text while saving', async () => {
    let fail: () => void = () => undefined;
    const { user } = show(
      () => new Promise((_, reject) => (fail = () => reject(new ApiError(503, 'The database is not available.')))),
    );
    const dialog = await openAndType(user, 'For beans');
    const field = within(dialog).getByLabelText('Text');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(field.closest('[inert]')).not.toBeNull();
    await act(async () => fail());
    expect(field.closest('[inert]')).toBeNull();
  });
});
