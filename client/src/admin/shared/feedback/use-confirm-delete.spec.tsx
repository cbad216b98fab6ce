import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/api/http';
import { renderAdmin } from '@/testing/render-admin';
import { useConfirmDelete } from './use-confirm-delete';

type Steps = Pick<Parameters<ReturnType<typeof useConfirmDelete>>[0], 'calls' | 'list'>;

function Screen(steps: Steps) {
  const confirmDelete = useConfirmDelete();
  const texts = { success: 'Page deleted successfully', failed: 'Failed to delete page' };
  return (
    <button
      type="button"
      onClick={() => confirmDelete({ what: 'page', name: 'Terms of use', id: 'p1', texts, ...steps })}
    >
      Delete Terms of use
    </button>
  );
}

function show(remove: Steps['calls']['remove']) {
  const restore = jest.fn(async () => undefined);
  const [onRemoved, onRestored] = [jest.fn(), jest.fn()];
  renderAdmin(<Screen calls={{ remove, restore }} list={{ remove: onRemoved, restored: onRestored }} />);
  return { restore, onRemoved, onRestored, user: userEvent.setup() };
}

async function ask(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Delete Terms of use' }));
  return screen.findByRole('dialog', { name: 'Delete page?' });
}

describe('deleting', () => {
  it('names the thing, and does nothing on Cancel', async () => {
    const remove = jest.fn(async () => undefined);
    const { user, onRemoved } = show(remove);
    const dialog = await ask(user);
    expect(within(dialog).getByText('Terms of use')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(remove).not.toHaveBeenCalled();
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('can be undone from the toast', async () => {
    const { user, onRemoved, restore, onRestored } = show(async () => undefined);
    await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Page deleted successfully')).toBeInTheDocument();
    expect(onRemoved).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1));
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it('leaves the thing in its list when it fails', async () => {
    const { user, onRemoved } = show(() => Promise.reject(new ApiError(409, 'It is in use.')));
    await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete page')).toBeInTheDocument();
    expect(screen.getByText('It is in use.')).toBeInTheDocument();
    expect(onRemoved).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
