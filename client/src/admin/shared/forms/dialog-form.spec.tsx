import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import { renderAdmin } from '@/testing/render-admin';
import { keepOfficeDraft, readOfficeDraft } from '../drafts/office-draft';
import type { DraftKeeper } from '../drafts/use-form-draft';
import { DialogForm } from './dialog-form';

interface Fields {
  text: string;
}
interface Stored extends Fields {
  id: string;
  updatedAt: string;
}

const V1 = '2026-11-20T07:00:00.000Z';
const V2 = '2026-11-20T08:00:00.000Z';
const V3 = '2026-11-20T09:00:00.000Z';
const NEW = 'post:new';
const nameOf = (record: Stored | null) => (record ? `post:${record.id}` : NEW);
const keptAs = (name: string) => readOfficeDraft(name, { text: '' });

type Save = (form: Fields, updatedAt: string | undefined) => Promise<Stored>;

const TEXTS = { failed: 'Failed to save post', exception: 'An error occurred' };

function Written({ save, isRoom, draftKeeper }: { save: Save; isRoom: boolean; draftKeeper?: DraftKeeper<Fields> }) {
  const [record, setRecord] = useState<Stored | null>(null);
  return (
    <DialogForm<Fields, Stored>
      open
      isRoom={isRoom}
      record={record}
      toForm={({ text }) => ({ text })}
      initial={{ text: '' }}
      fields={[{ name: 'text', label: 'Text' }]}
      draftName={nameOf(record)}
      draftKeeper={draftKeeper}
      save={save}
      onStored={setRecord}
      onClose={() => undefined}
      texts={{ create: TEXTS, update: TEXTS }}
    >
      <Form.Item name="text" label="Text">
        <Input />
      </Form.Item>
    </DialogForm>
  );
}

/** A form whose save is held until the test answers it. */
function show(isRoom: boolean) {
  const calls: { form: Fields; updatedAt: string | undefined; answer: (stored: Stored) => void; fail: () => void }[] =
    [];
  const save: Save = (form, updatedAt) =>
    new Promise((answer, reject) => {
      calls.push({ form, updatedAt, answer, fail: () => reject(new ApiError(503, 'Busy')) });
    });
  renderAdmin(<Written save={save} isRoom={isRoom} />);
  const field = screen.getByLabelText('Text');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { calls, field, type, press };
}

describe('a room in which somebody types on while its text is saved', () => {
  it('keeps what was typed since, as a text on what is stored by then, and saves that next', async () => {
    const { calls, field, type, press } = show(true);
    type('One');
    await press();
    type('One, two');
    await act(async () => calls[0]?.answer({ id: 'p1', text: 'One', updatedAt: V1 }));
    expect(field).toHaveValue('One, two');
    await waitFor(() => expect(hasUnsavedText()).toBe(true));
    expect(keptAs('post:p1')).toEqual({ fields: { text: 'One, two' }, version: V1 });
    expect(keptAs(NEW)).toBeNull();
    await press();
    expect(calls[1]).toMatchObject({ form: { text: 'One, two' }, updatedAt: V1 });
  });

  it('keeps nothing where nobody did', async () => {
    const { calls, type, press } = show(true);
    type('One');
    await press();
    await act(async () => calls[0]?.answer({ id: 'p1', text: 'One', updatedAt: V1 }));
    await waitFor(() => expect(hasUnsavedText()).toBe(false));
    expect([keptAs('post:p1'), keptAs(NEW)]).toEqual([null, null]);
  });
});

/** A room of a stored record, and a button by which it hears what is stored by now. */
function Known({ save, stored }: { save: Save; stored: string }) {
  const [known, setKnown] = useState<Stored>({ id: 'p1', text: 'One', updatedAt: V1 });
  return (
    <>
      <button type="button" onClick={() => setKnown({ id: 'p1', text: stored, updatedAt: V2 })}>
        Hear
      </button>
      <DialogForm<Fields, Stored>
        open
        isRoom
        record={known}
        toForm={({ text }) => ({ text })}
        initial={{ text: '' }}
        fields={[{ name: 'text', label: 'Text' }]}
        save={save}
        onClose={() => undefined}
        texts={TEXTS}
      >
        <Form.Item name="text" label="Text">
          <Input />
        </Form.Item>
      </DialogForm>
    </>
  );
}

describe('a room whose record was stored elsewhere', () => {
  const hear = async (stored: string, typed?: string) => {
    const save = jest.fn<Promise<Stored>, Parameters<Save>>(async (form) => ({ id: 'p1', ...form, updatedAt: V3 }));
    renderAdmin(<Known save={save} stored={stored} />);
    if (typed) fireEvent.change(screen.getByLabelText('Text'), { target: { value: typed } });
    await userEvent.click(screen.getByRole('button', { name: 'Hear' }));
    return save;
  };

  it('shows the other words where nothing is typed', async () => {
    await hear('Two');
    expect(screen.getByLabelText('Text')).toHaveValue('Two');
  });

  it('offers both where something is typed', async () => {
    await hear('Two', 'Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Show both' }));
    expect(await screen.findByRole('cell', { name: /Two/ })).toBeVisible();
  });

  it('asks nothing where its words are the same, such as after the minute for which it was scheduled', async () => {
    const save = await hear('One', 'Mine');
    expect(screen.queryByRole('button', { name: 'Show both' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledWith({ text: 'Mine' }, V2, expect.objectContaining({ updatedAt: V2 }));
  });
});

function Leavable({ draftKeeper }: { draftKeeper: DraftKeeper<Fields> }) {
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return <p>The list</p>;
  return (
    <>
      <Written save={jest.fn()} isRoom draftKeeper={draftKeeper} />
      <button type="button" onClick={() => setIsLeft(true)}>
        Leave
      </button>
    </>
  );
}

describe('a room that is started over', () => {
  const start = async () => {
    keepOfficeDraft(NEW, { fields: { text: 'Half a sen' }, version: null });
    const [forget, throwAway] = [jest.fn(), jest.fn()];
    throwAway.mockReturnValue(forget);
    const draftKeeper = { keep: jest.fn(), drop: jest.fn(), throwAway };
    renderAdmin(<Leavable draftKeeper={draftKeeper} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    return { forget, throwAway };
  };

  it('throws its text away in a way that can be taken back for a day, and at once with Undo', async () => {
    const { forget, throwAway } = await start();
    expect(throwAway).toHaveBeenCalledWith({ fields: { text: 'Half a sen' }, version: null });
    expect(screen.getByText(/^For a day you can bring it back from the list/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Text')).toHaveValue('Half a sen');
  });

  it('leaves no message behind on the next screen', async () => {
    await start();
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByText('What you typed was thrown away.')).not.toBeInTheDocument());
    expect(screen.getByText('The list')).toBeVisible();
  });
});

describe('a dialog', () => {
  it('takes no words while it saves, and does again once that has failed', async () => {
    const { calls, field, type, press } = show(false);
    type('One');
    await press();
    expect(field.closest('[inert]')).not.toBeNull();
    await act(async () => calls[0]?.fail());
    expect(field.closest('[inert]')).toBeNull();
  });
});
