import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';
import { valueRule } from '../forms/field-rule';
import { isSamePassword, type PasswordForm, passwordError } from './password-form';
import { PasswordMeter } from './password-meter';

export function NewPasswordFields() {
  const password = Form.useWatch<string | undefined>('password') ?? '';
  return (
    <>
      <Form.Item<PasswordForm> name="password" label="New Password" rules={[valueRule(passwordError)]}>
        <Input.Password autoComplete="new-password" maxLength={LIMITS.passwordMax} />
      </Form.Item>
      <PasswordMeter password={password} />
      <Form.Item<PasswordForm>
        name="confirmation"
        label="Confirm Password"
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) =>
            valueRule((confirmation: string) =>
              confirmation && !isSamePassword(confirmation, getFieldValue('password') as string)
                ? 'Passwords do not match'
                : null,
            ),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={LIMITS.passwordMax} />
      </Form.Item>
    </>
  );
}
