import { LIMITS } from '@contract/limits';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, ROLES, type Role } from '@contract/users';
import { Form, Input } from 'antd';
import type { RecordField } from '../shared/forms/edit-conflict';
import { fieldRule } from '../shared/forms/field-rule';
import { Select } from '../shared/forms/select';
import { Toggle } from '../shared/forms/toggle';
import { PasswordMeter } from '../shared/passwords/password-meter';
import { EMPTY_USER, type UserForm, userFormErrors } from './user-form';

export const USER_FIELDS: readonly RecordField<UserForm>[] = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'role', label: 'Role', format: (role: Role) => ROLE_LABELS[role] },
  { name: 'active', label: 'Active' },
];

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

interface UserInputsProps {
  isNew: boolean;
  /** Why role and activity cannot change, or null. */
  demotion: string | null;
  isSelf: boolean;
}

export function UserInputs({ isNew, demotion, isSelf }: UserInputsProps) {
  const role = Form.useWatch<Role | undefined>('role');
  const password = Form.useWatch<string | undefined>('password') ?? '';
  const ruleFor = (field: keyof UserForm) => [fieldRule(EMPTY_USER, field, (form) => userFormErrors(form, isNew))];

  return (
    <>
      <Form.Item<UserForm> name="name" label="Name" rules={ruleFor('name')} validateTrigger="onBlur">
        <Input dir="auto" maxLength={LIMITS.name} autoComplete="off" />
      </Form.Item>
      <Form.Item<UserForm> name="email" label="Email" rules={ruleFor('email')} validateTrigger="onBlur">
        <Input inputMode="email" maxLength={LIMITS.email} autoComplete="off" />
      </Form.Item>
      {isNew && (
        <>
          <Form.Item<UserForm> name="password" label="Password" rules={ruleFor('password')} validateTrigger="onBlur">
            <Input.Password maxLength={LIMITS.passwordMax} autoComplete="new-password" />
          </Form.Item>
          <PasswordMeter password={password} />
        </>
      )}
      <Form.Item<UserForm> name="role" label="Role" extra={demotion ?? (role && ROLE_DESCRIPTIONS[role])}>
        <Select options={ROLE_OPTIONS} disabled={demotion !== null} />
      </Form.Item>
      <Form.Item<UserForm>
        name="active"
        label="Active"
        valuePropName="checked"
        extra={isSelf ? 'A change of your own role or status signs you out.' : undefined}
      >
        <Toggle disabled={demotion !== null} />
      </Form.Item>
    </>
  );
}
