import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';

/** A word of staff on how a deal ended, for who reads it later. */
export function StaffNoteInput() {
  return (
    <Form.Item
      name="note"
      label="Note (optional)"
      extra="Who said so, and how: by phone, the bursar. Only the office reads it."
    >
      <Input dir="auto" maxLength={LIMITS.staffNote} />
    </Form.Item>
  );
}
