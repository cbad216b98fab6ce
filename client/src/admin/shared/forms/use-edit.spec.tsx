import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import {
  conflict,
  type Fields,
  gone,
  openAndType,
  type Save,
  Screen,
  type Stored,
  show,
  stored,
  theirs,
  V1,
  V2,
} from '@/testing/record-dialog';
import { renderAdmin } from '@/testing/render-admin';
import { keepOfficeDraft } from '../drafts/office-draft';

beforeEach(() => localStorage.clear());

describe('a text that is back over a newer version', () => {
  const open = async (save: Save) => {
    const { user, onStored } = show(save, theirs);
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await user.click(dialog.getByRole('button', { name: 'Show both' }));
    await waitFor(() => expect(dialog.getByRole('cell', { name: /cassava/ })).toBeVisible());
    return { user, onStored, dialog };
  };

  it('is shown beside it before anything is saved, and gone on with', async () => {
    const save = jest.fn(async () => theirs);
    const { user, dialog } = await open(save);
    await user.click(dialog.getByRole('button', { name: 'Go on with what I typed' }));
    expect(dialog.getByLabelText('Text')).toHaveValue('For beans');
    expect(dialog.queryByRole('button', { name: 'Show both' })).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(save).toHaveBeenCalledWith({ title: 'Robots', text: 'For beans' }, V2, theirs);
  });

  it('makes room for it, and can be taken back', async () => {
    const { user, dialog } = await open(async () => theirs);
    await user.click(dialog.getByRole('button', { name: 'Take what is saved' }));
    expect(dialog.getByLabelText('Text')).toHaveValue('For cassava');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(dialog.getByLabelText('Text')).toHaveValue('For beans');
    expect(dialog.getByRole('button', { name: 'Show both' })).toBeVisible();
  });
});

describe('a text that is back over a newer version, in one note', () => {
  it('can be compared or thrown away, and the comparison says who wrote the newer one', async () => {
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    const findWriter = async () => ({ by: 'Mary Banda', at: V2 });
    renderAdmin(<Screen save={async () => theirs} onStored={jest.fn()} record={theirs} findWriter={findWriter} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    const [note, ...others] = dialog.getAllByRole('status');
    expect(others).toEqual([]);
    expect(note).toHaveTextContent(/^What you typed before is back. A newer version was saved/);
    expect(within(note!).getByRole('button', { name: 'Start over' })).toBeVisible();
    await user.click(within(note!).getByRole('button', { name: 'Show both' }));
    expect(await dialog.findByText(/^Changed by Mary Banda/)).toBeVisible();
  });
});

it('leaves nothing to ask about where what follows the save leads to another screen', async () => {
  const { user, onStored } = show(async () => theirs);
  const asked: boolean[] = [];
  onStored.mockImplementation(() => asked.push(hasUnsavedText()));
  await openAndType(user, 'For cassava');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone();
  expect(asked).toEqual([false]);
});

describe('a save whose answer was lost', () => {
  /** A server that stores what it is sent, and whose first answer gets lost. */
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

  it('is done by the next press, and no conflict with itself', async () => {
    const { user, dialog } = await saveLost('For beans ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    expect(screen.getByText('Post saved')).toBeInTheDocument();
  });

  it('is built on by what was typed since', async () => {
    const { save, user, dialog } = await saveLost('For beans ');
    fireEvent.change(within(dialog).getByLabelText('Text'), { target: { value: 'For beans and peas' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    const form = { title: 'Robots', text: 'For beans and peas' };
    expect(save).toHaveBeenLastCalledWith(
      form,
      '2026-11-20T07:00:01.000Z',
      expect.objectContaining({ text: 'For beans' }),
    );
  });

  it('is known again after the tab was lost with the answer', async () => {
    const { save } = await saveLost('For beans');
    cleanup();
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans and peas' }, version: V1 });
    const onStored = jest.fn();
    renderAdmin(<Screen save={save} onStored={onStored} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ text: 'For beans and peas' })));
  });

  it('hides no words of somebody else that came since', async () => {
    const { save, user, dialog } = await saveLost('For beans');
    save.mockRejectedValueOnce(conflict);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('button', { name: 'Keep mine' })).toBeVisible();
  });
});
