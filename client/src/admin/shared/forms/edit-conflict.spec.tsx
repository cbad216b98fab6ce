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
} from '@/testing/record-dialog';
import { SELF_ID } from '@/testing/render-admin';
import { keepOfficeDraft, readOfficeDraft } from '../drafts/office-draft';
import { wordsOfWinner } from './edit-winner';

beforeEach(() => localStorage.clear());

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
    const save = jest.fn<Promise<Stored>, Parameters<Save>>(() => Promise.reject(conflict));
    const { user } = show(save, theirs);
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: V1 });
    const dialog = await openAndType(user, 'For beans too');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const keepMine = await within(dialog).findByRole('button', { name: 'Keep mine' });
    // In a room it stays in sight, beside the question.
    expect(within(dialog).getByRole('button', { name: 'Save', hidden: true })).toBeDisabled();
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
    const { user } = show(save);
    keepOfficeDraft('post:robots', { fields: { title: 'Robots', text: 'For beans' }, version: null });
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
