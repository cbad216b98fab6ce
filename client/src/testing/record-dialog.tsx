import { MESSAGES } from '@contract/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/admin/shared/forms/form-dialog';
import { ApiError } from '@/api/http';
import { hasUnsavedText } from '@/stores/unsaved';
import { renderAdmin } from './render-admin';

export interface Fields {
  title: string;
  text: string;
}
export interface Stored extends Fields {
  updatedAt: string;
}

export const V1 = '2026-11-20T07:00:00.000Z';
export const V2 = '2026-11-20T08:00:00.000Z';
export const V3 = '2026-11-20T09:00:00.000Z';

export const stored: Stored = { title: 'Robots', text: 'For maize', updatedAt: V1 };
export const theirs: Stored = { title: 'Robots', text: 'For cassava', updatedAt: V2 };
/** Error with which saving fails after another user has stored `theirs`. */
export const conflict = new ApiError(409, MESSAGES.editConflict, { current: theirs });

const TEXTS = { success: 'Post saved', failed: 'Failed to save post', exception: 'An error occurred' };

export type Save = (form: Fields, updatedAt: string | undefined) => Promise<Stored>;

interface ScreenProps {
  save: Save;
  onStored: (record: Stored) => void;
  record?: Stored | null;
}

export function Screen({ save, onStored, record = stored }: ScreenProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit Robots
      </button>
      <FormDialog<Fields, Stored>
        open={open}
        title="Edit post"
        record={record}
        toForm={({ title, text }) => ({ title, text })}
        initial={{ title: '', text: '' }}
        name="post:robots"
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
      </FormDialog>
    </>
  );
}

/** Renders the button that opens the record's dialog. */
export function show(save: Save, record?: Stored | null) {
  const onStored = jest.fn();
  renderAdmin(<Screen save={save} onStored={onStored} record={record} />);
  return { onStored, user: userEvent.setup() };
}

export async function openAndType(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('button', { name: 'Edit Robots' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
  fireEvent.change(within(dialog).getByLabelText('Text'), { target: { value: text } });
  await waitFor(() => expect(hasUnsavedText()).toBe(true));
  return dialog;
}

/** Waits until the dialog is closed. */
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit post' })).not.toBeInTheDocument());
