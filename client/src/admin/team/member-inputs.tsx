import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';
import { FileInput } from '../file-input/file-input';
import type { RecordField } from '../shared/edit-conflict';
import type { MemberForm } from './member-form';

export const MEMBER_FIELDS: readonly RecordField<MemberForm>[] = [
  { name: 'name', label: 'Name' },
  { name: 'role', label: 'Role' },
  { name: 'image', label: 'Photo' },
  { name: 'bio', label: 'Bio' },
];

export function MemberInputs({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  return (
    <>
      <Form.Item<MemberForm> name="name" label="Name">
        <Input dir="auto" maxLength={LIMITS.name} autoComplete="off" />
      </Form.Item>
      <Form.Item<MemberForm> name="role" label="Role">
        <Input dir="auto" maxLength={LIMITS.role} autoComplete="off" />
      </Form.Item>
      <Form.Item<MemberForm> name="image">
        <FileInput label="Photo" helperText="square image recommended, min 300x300px" onBusyChange={onBusyChange} />
      </Form.Item>
      <Form.Item<MemberForm> name="bio" label="Bio">
        <Input.TextArea dir="auto" maxLength={LIMITS.bio} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </>
  );
}
