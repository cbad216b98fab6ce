import { STAFF_ENTRY_KINDS, THREAD_TEXTS } from '@contract/thread';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/api/http';
import { hasUnsavedText, wouldLoseText } from '@/stores/unsaved';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../dashboard-store';
import { ThreadForm } from './thread-form';
import type { Written } from './thread-log';

const at = '2026-11-20T08:00:00.000Z';
const reply = (_id: string, text: string): Written => ({ _id, kind: 'reply', text, by: 'Mary Banda', at });
const write = jest.fn();
const onDiscarded = jest.fn();

const draw = (replies: Written[] = []) =>
  renderAdmin(
    <ThreadForm
      draftName="talk:r1"
      kinds={STAFF_ENTRY_KINDS}
      write={write}
      replies={replies}
      repliesIn={(current) => (current as { thread: Written[] }).thread}
      onDiscarded={onDiscarded}
    />,
    { role: 'editor' },
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));

beforeEach(() => {
  localStorage.clear();
  write.mockReset().mockResolvedValue(undefined);
});

describe('ThreadForm', () => {
  it('sends the id of the newest shown reply and clears the field', async () => {
    draw([reply('a', 'One'), reply('b', 'Two')]);
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.type(field, ' Yes. ');
    await send();
    expect(write).toHaveBeenCalledWith({ kind: 'reply', text: 'Yes.', lastReplyId: 'b' });
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    expect(JSON.stringify(localStorage)).not.toContain('Yes.');
  });

  it('stores the draft on this device with its last reply', async () => {
    draw([reply('a', 'One')]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Yes.');
    cleanup();
    draw([reply('a', 'One'), reply('b', 'Two')]);
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toMatchObject({ value: 'Yes.', selectionStart: 4 });
    await send();
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ lastReplyId: 'a' }));
  });

  it('asks on leaving only when storage is full', async () => {
    draw();
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Yes.');
    await waitFor(() => expect(hasUnsavedText()).toBe(true));
    expect(wouldLoseText()).toBe(false);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
      if (name.includes('talk:r1')) throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(field, ' And no.');
    expect(wouldLoseText()).toBe(true);
    full.mockRestore();
  });

  it('explains the recipient at the box and on the button', async () => {
    draw();
    const reply = await screen.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(reply, 'Too dear for them.');
    expect(reply).toHaveAccessibleDescription(
      /^We will email your reply to the client\. .*Press Ctrl\+Enter to send\.$/,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
    const note = screen.getByRole('textbox', { name: 'Note' });
    expect(note).toHaveValue('Too dear for them.');
    expect(screen.getByText(/^Visible to staff only\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Saved replies' })).not.toBeInTheDocument();
  });

  it('promises no email without a mail server', async () => {
    new FakeApi().answer('GET /dashboard', { body: { savesToOutbox: true } });
    draw();
    const reply = await screen.findByRole('textbox', { name: 'Reply' });
    await act(() => useDashboard.getState().reload());
    expect(reply).toHaveAccessibleDescription(
      /^No mail server is set up\. Your reply will be shown on the client’s page\./,
    );
    act(() => useDashboard.getState().clear());
  });

  it('appends a saved reply to the typed text', async () => {
    const saved = { _id: 't1', title: 'How to pay', text: 'By bank.', createdAt: at, updatedAt: at };
    new FakeApi().answer('GET /saved-texts?page=1&limit=50', { body: [saved], headers: { 'X-Total-Count': '1' } });
    draw();
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Hello.');
    await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'How to pay' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'How to pay' }));
    expect(field).toHaveValue('Hello.\n\nBy bank.');
    expect(field).toHaveFocus();
    expect((field as HTMLTextAreaElement).selectionStart).toBe('Hello.\n\nBy bank.'.length);
    expect(screen.getByRole('link', { name: 'Edit saved replies' })).toHaveAttribute('href', '/admin/saved-texts');
  });

  it.each([
    ['Mary Banda', 'A colleague has already replied. Your reply has not been sent.'],
    ['Admin User', 'You have already replied in another window or on another device.'],
  ])('shows a newer reply of %s first and sends after a second click', async (by, heading) => {
    const thread = [reply('a', 'One'), { ...reply('b', 'From 450 kwacha.'), by }];
    write.mockRejectedValueOnce(new ApiError(409, THREAD_TEXTS.answeredMeanwhile, { current: { thread } }));
    draw([reply('a', 'One')]);
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'From 300.');
    await send();
    const theirs = await screen.findByRole('alert');
    expect(theirs).toHaveTextContent(heading);
    expect(theirs).toHaveTextContent('From 450 kwacha.');
    expect(theirs).not.toHaveTextContent('One');
    expect(field).toHaveValue('From 300.');
    expect(write).toHaveBeenCalledTimes(1);
    await send();
    expect(write).toHaveBeenLastCalledWith({ kind: 'reply', text: 'From 300.', lastReplyId: 'b' });
    expect(field).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('restores a deleted record without sending', async () => {
    const api = new FakeApi();
    api.answer('POST /trash/t1/restore', { body: { success: true } });
    const deleted = { id: 't1', name: 'Training (Mary Phiri)', at, by: 'Mary Banda' };
    write.mockRejectedValueOnce(new ApiError(404, 'Not found.', { deleted }));
    draw([reply('a', 'One')]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'From 300.');
    await send();
    expect(await screen.findByRole('heading', { name: /^Training \(Mary Phiri\) was deleted by/ })).toHaveFocus();
    expect(screen.getByText('From 300.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('From 300.');
    expect(api.callsOf('POST /trash/t1/restore')).toHaveLength(1);
    expect(write).toHaveBeenCalledTimes(1);
    await send();
    expect(write.mock.calls).toEqual(Array(2).fill([{ kind: 'reply', text: 'From 300.', lastReplyId: 'a' }]));
  });
});
