import { LIMITS } from '@contract/limits';
import { OWN_EMAIL_HINT, ROLE_DESCRIPTIONS, ROLE_LABELS, ROLES, type Role, USER_FIELDS } from '@contract/users';
import { Form, Input } from 'antd';
import { RecordInput } from '../shared/fields/record-inputs';
import { valueRule } from '../shared/forms/field-rule';
import { Select } from '../shared/forms/select';
import { Toggle } from '../shared/forms/toggle';
import { PasswordMeter } from '../shared/passwords/password-meter';
import { newPasswordProblem, type UserForm } from './user-form';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

interface UserInputsProps {
  isNew: boolean;
  demotion: string | null;
  isSelf: boolean;
}

export function UserInputs({ isNew, demotion, isSelf }: UserInputsProps) {
  const role = Form.useWatch<Role | undefined>('role');
  const password = Form.useWatch<string | undefined>('password') ?? '';

  return (
    <>
      <RecordInput name="name" field={USER_FIELDS.name} isChecked />
      {isSelf ? (
        <Form.Item<UserForm> name="email" label={USER_FIELDS.email.label} extra={OWN_EMAIL_HINT}>
          <Input readOnly dir="auto" />
        </Form.Item>
      ) : (
        <RecordInput name="email" field={USER_FIELDS.email} isChecked />
      )}
      {isNew && (
        <>
          <Form.Item<UserForm>
            name="password"
            label="Password"
            rules={[valueRule(newPasswordProblem)]}
            validateTrigger="onBlur"
          >
            <Input.Password maxLength={LIMITS.passwordMax} autoComplete="new-password" />
          </Form.Item>
          <PasswordMeter password={password} />
        </>
      )}
      <Form.Item<UserForm>
        name="role"
        label={USER_FIELDS.role.label}
        extra={demotion ?? (role && ROLE_DESCRIPTIONS[role])}
      >
        <Select options={ROLE_OPTIONS} disabled={demotion !== null} />
      </Form.Item>
      <Form.Item<UserForm>
        name="active"
        label={USER_FIELDS.active.label}
        valuePropName="checked"
        extra={isSelf ? 'If you change your own role or status, you will be logged out.' : undefined}
      >
        <Toggle disabled={demotion !== null} />
      </Form.Item>
    </>
  );
}
