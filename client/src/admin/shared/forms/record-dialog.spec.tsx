import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import { renderAdmin, SELF_ID } from '@/testing/render-admin';
import { keepOfficeDraft, readOfficeDraft } from '../drafts/office-draft';
import { wordsOfWinner } from './edit-winner';
import { RecordDialog } from './record-dialog';

interface Fields {
  title: string;
  text: string;
}
interface Stored extends Fields {
  updatedAt: string;
}

const V1 = '2026-11-20T07:00:00.000Z';
const V2 = '2026-11-20T08:00:00.000Z';

const stored: Stored = { title: 'Robots', text: 'For maize', updatedAt: V1 };
const theirs: Stored = { title: 'Robots', text: 'For cassava', updatedAt: V2 };
const conflict = new ApiError(409, 'Somebody else has changed this in the meantime.', { current: theirs });

const TEXTS = { success: 'Post saved', failed: 'Failed to save post', exception: 'An error occurred' };

interface ScreenProps {
  save: (form: Fields, updatedAt: string | undefined, stored: Stored | null) => Promise<Stored>;
  onStored: (record: Stored) => void;
  record?: Stored | null;
}

function Screen({ save, onStored, record = stored }: ScreenProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit Robots
      </button>
      <RecordDialog<Fields, Stored>
        open={open}
        title="Edit post"
        record={record}
        toForm={({ title, text }) => ({ title, text })}
        blank={{ title: '', text: '' }}
        draftName="post:robots"
        fields={[
          { name: 'title', label: 'Title' },
          { name: 'text', label: 'Text', toSent: (typed: string) => typed.trim() },
        ]}
        save={save}
        onStored={onStored}
        onClose={() => setOpen(false)}
        texts={{ create: { ...TEXTS, success: 'Post made' }, update: TEXTS }}
      >
        <Form.Item name="title" label="Title">
          <Input />
        </Form.Item>
        <Form.Item name="text" label="Text">
          <Input />
        </Form.Item>
      </RecordDialog>
    </>
  );
}

function show(save: ScreenProps['save'], record?: Stored | null) {
  const onStored = jest.fn();
  renderAdmin(<Screen save={save} onStored={onStored} record={record} />);
  return { onStored, user: userEvent.setup() };
}

async function openAndType(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
  fireEvent.change(within(dialog).getByLabelText('Text'), { target: { value: text } });
  await waitFor(() => expect(hasUnsavedText()).toBe(true));
  return dialog;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit post' })).not.toBeInTheDocument());

describe('RecordDialog', () => {
  it('sends what was typed with the version that was read, and closes', async () => {
    const save = jest.fn(async () => stored);
    const { user, onStored } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    expect(save).toHaveBeenCalledWith({ title: 'Robots', text: 'For beans' }, V1, stored);
    expect(onStored).toHaveBeenCalledWith(stored);
    expect(screen.getByText('Post saved')).toBeInTheDocument();
    expect(hasUnsavedText()).toBe(false);
  });

  it('saves on Ctrl+S', async () => {
    const save = jest.fn(async () => stored);
    const { user } = show(save);
    await openAndType(user, 'For beans');
    await user.keyboard('{Control>}s{/Control}');
    await gone();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('asks before it throws typed text away, and gives the focus back', async () => {
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

  it('keeps what was typed when the save fails, and says why', async () => {
    const { user } = show(() => Promise.reject(new ApiError(503, 'The database is not available.')));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save post')).toBeInTheDocument();
    expect(screen.getByText('The database is not available.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For beans');
  });

  it('has another sentence for a call that got no answer', async () => {
    const { user } = show(() => Promise.reject(new ApiError(0, 'No connection.')));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
  });

  it('shows the server’s field errors at their fields', async () => {
    const refusal = new ApiError(400, 'Please check the marked fields.', {
      errors: [{ field: 'text', message: 'Too long' }],
    });
    const { user } = show(() => Promise.reject(refusal));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Too long')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Text')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('an edit that lost a race', () => {
  it('shows both versions, and overwrites only when told to', async () => {
    const save = jest.fn(async (_form: Fields, updatedAt: string | undefined) => {
      if (updatedAt !== V2) throw conflict;
      return stored;
    });
    const { user } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByRole('row', { name: /^Text/ });
    await waitFor(() => expect(dialog.querySelector('mark')).toHaveTextContent('[only in mine: beans]'));
    expect(dialog.querySelectorAll('mark')[1]).toHaveTextContent('[only in theirs: cassava]');
    // Neither side is said to be the wrong one.
    expect(dialog.querySelector('del, ins')).toBeNull();
    expect(within(dialog).getByText('Changed on November 20, 2026 at 10:00.')).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /Title/ })).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await gone();
    expect(save).toHaveBeenLastCalledWith({ title: 'Robots', text: 'For beans' }, V2, theirs);
  });

  it('shows of long texts only what differs, and leads from one difference to the next', async () => {
    const long = (crop: string, end: string) => `${'word '.repeat(200)}${crop} ${'word '.repeat(200)}${end}`;
    const current = { ...theirs, text: long('cassava', 'theirs') };
    const { user } = show(() => Promise.reject(new ApiError(409, conflict.message, { current })));
    const dialog = await openAndType(user, long('beans', 'mine'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const next = await within(dialog).findByRole('button', { name: 'Next difference' });
    const rows = () => within(dialog).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(2);
    expect(rows()[0]?.textContent?.length).toBeLessThan(500);
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    for (const [place, words] of ['beans', 'mine', 'beans'].entries()) {
      next.focus();
      await user.keyboard('{Enter}');
      expect(shown.mock.contexts[place]).toHaveTextContent(words);
      expect(within(dialog).getByText(`${(place % 2) + 1} of 2`)).toHaveTextContent(words);
      expect(next).toHaveFocus();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(long('beans', 'mine').slice(0, 990));
    expect(within(dialog).getByRole('button', { name: 'Show only what differs' })).toBeVisible();
  });

  it('of a new record that another device has saved meanwhile becomes an edit of that record', async () => {
    const save = jest.fn(async (_form: Fields, _updatedAt: string | undefined, known: Stored | null) => {
      if (!known) throw conflict;
      return stored;
    });
    const { user } = show(save, null);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Keep mine' }));
    await gone();
    expect(save).toHaveBeenLastCalledWith({ title: '', text: 'For beans' }, V2, theirs);
    expect(screen.getByText('Post saved')).toBeInTheDocument();
  });

  it('shows both again to who has chosen neither, and has come back', async () => {
    const save = jest.fn<Promise<Stored>, Parameters<ScreenProps['save']>>(() => Promise.reject(conflict));
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    const { user } = show(save, theirs);
    const dialog = await openAndType(user, 'For beans too');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const keepMine = await within(dialog).findByRole('button', { name: 'Keep mine' });
    // A new tab would begin with these.
    expect(readOfficeDraft('post:robots', { title: '', text: '' })).toMatchObject({
      fields: { text: 'For beans too' },
      version: V1,
    });
    save.mockResolvedValueOnce({ ...theirs, text: 'For beans too' });
    await user.click(keepMine);
    await gone();
    expect(save.mock.calls.map(([, version]) => version)).toEqual([V1, V2]);
  });

  it('says of a text that was begun when there was no record that it has read none', async () => {
    const save = jest.fn(async () => stored);
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: null });
    const { user } = show(save);
    const dialog = await openAndType(user, 'For beans too');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await gone();
    const never = '1970-01-01T00:00:00.000Z';
    expect(save).toHaveBeenCalledWith({ title: 'Robots', text: 'For beans too' }, never, stored);
  });

  it('goes on with theirs, unsaved no more, and sends nothing', async () => {
    const save = jest.fn(() => Promise.reject(conflict));
    const { user, onStored } = show(save);
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Take theirs' }));
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For cassava');
    expect(onStored).toHaveBeenCalledWith(theirs);
    await waitFor(() => expect(hasUnsavedText()).toBe(false));
    expect(save).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
  });

  const BLANK = { title: '', text: '' };
  const takeTheirs = async () => {
    const { user } = show(() => Promise.reject(conflict));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Take theirs' }));
    return { user, dialog };
  };

  it('brings mine back when theirs was taken by mistake, and keeps it until then', async () => {
    const { user, dialog } = await takeTheirs();
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For cassava');
    expect(readOfficeDraft('post:robots', BLANK)?.fields).toEqual({ title: 'Robots', text: 'For beans' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(within(dialog).getByLabelText('Text')).toHaveValue('For beans');
    await waitFor(() => expect(hasUnsavedText()).toBe(true));
    expect(readOfficeDraft('post:robots', BLANK)?.fields).toEqual({ title: 'Robots', text: 'For beans' });
  });

  it('keeps mine no more once the form is closed over theirs', async () => {
    const { user, dialog } = await takeTheirs();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(readOfficeDraft('post:robots', BLANK)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(readOfficeDraft('post:robots', BLANK)?.fields).toEqual({ title: 'Robots', text: 'For beans' });
  });

  it.each([
    ['a colleague', { by: 'Mary Banda', byId: 'b1' }, 'Somebody else has changed this in the meantime.', 'Take theirs'],
    [
      'oneself',
      { by: 'Admin User', byId: SELF_ID },
      'You have changed this in the meantime, in another window, on another device, or by a save that was cut off.',
      'Take what I saved',
    ],
  ])('names %s and the time', async (_who, who, heading, take) => {
    const at = '2026-11-20T12:02:00.000Z';
    const error = new ApiError(409, conflict.message, { current: theirs, changed: { at, ...who } });
    const { user } = show(() => Promise.reject(error));
    const dialog = await openAndType(user, 'For beans');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('heading', { name: heading })).toHaveFocus();
    expect(within(dialog).getByRole('button', { name: take })).toBeVisible();
    expect(within(dialog).getByText(`Changed by ${who.by} on November 20, 2026 at 14:02.`)).toBeVisible();
    expect(wordsOfWinner({ at, ...who }, new Date('2026-11-20T20:00:00.000Z'))).toBe(`Changed by ${who.by} at 14:02.`);
  });
});

describe('a text that is back over a newer version', () => {
  const open = async (save: ScreenProps['save']) => {
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    const { user, onStored } = show(save, theirs);
    await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await user.click(dialog.getByRole('button', { name: 'Show both' }));
    expect(await dialog.findByRole('cell', { name: /cassava/ })).toBeVisible();
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

beforeEach(() => localStorage.clear());
