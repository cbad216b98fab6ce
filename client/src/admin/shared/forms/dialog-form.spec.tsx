import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { renderAdmin } from '@/testing/render-admin';
import { DialogForm } from './dialog-form';

interface Fields {
  text: string;
}
interface Stored extends Fields {
  id: string;
  updatedAt: string;
}

const _V1 = '2026-11-20T07:00:00.000Z';
const _V2 = '2026-11-20T08:00:00.000Z';
const _V3 = '2026-11-20T09:00:00.000Z';
const NEW = 'post:new';
const nameOf = (record: Stored | null) => (record ? `post:${record.id}` : NEW);

type Save = (form: Fields, updatedAt: string | undefined) => Promise<Stored>;

const TEXTS = { failed: 'Failed to save post', exception: 'An error occurred' };

function Written({ save }: { save: Save }) {
  const [record, setRecord] = useState<Stored | null>(null);
  return (
    <DialogForm<Fields, Stored>
      open
      record={record}
      toForm={({ text }) => ({ text })}
      initial={{ text: '' }}
      fields={[{ name: 'text', label: 'Text' }]}
      draftName={nameOf(record)}
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
function show() {
  const calls: { form: Fields; updatedAt: string | undefined; answer: (stored: Stored) => void; fail: () => void }[] =
    [];
  const save: Save = (form, updatedAt) =>
    new Promise((answer, reject) => {
      calls.push({ form, updatedAt, answer, fail: () => reject(new ApiError(503, 'Busy')) });
    });
  renderAdmin(<Written save={save} />);
  const field = screen.getByLabelText('Text');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { calls, field, type, press };
}

describe('a dialog', () => {
  it('takes no words while it saves, and does again once that has failed', async () => {
    const { calls, field, type, press } = show();
    type('One');
    await press();
    expect(field.closest('[inert]')).not.toBeNull();
    await act(async () => calls[0]?.fail());
    expect(field.closest('[inert]')).toBeNull();
  });
});
