import { NOT_AN_ADDRESS } from '@contract/email-address';
import { LIMITS } from '@contract/limits';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { ApiError } from '@/api/http';
import { failureText } from '../shared/failure-text';
import { LoginFrame } from './login-frame';
import { FailureAlert, useAttempt } from './use-attempt';

function textOf(error: unknown): string {
  const isRefused = error instanceof ApiError && [400, 409].includes(error.status);
  return (isRefused && error.message) || failureText(error);
}

/** Asks for a link to set a new password. The answer never says whether the email address has an account. */
export function ForgotPasswordPage() {
  const { isBusy, failure, attempt } = useAttempt(textOf);
  const [sent, setSent] = useState('');

  const ask = ({ email }: { email: string }) => {
    setSent('');
    return attempt(async () => setSent((await auth.forgotten({ email: email.trim() })).message));
  };

  return (
    <LoginFrame
      title="Forgotten password?"
      line="We’ll email you a link to set a new password."
      foot={<Link to="/admin/login">Back to login</Link>}
    >
      <Form
        layout="vertical"
        requiredMark={false}
        noValidate
        disabled={isBusy}
        onFinish={(fields: { email: string }) => void ask(fields)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="email"
          label="Email"
          validateTrigger="onSubmit"
          rules={[
            { required: true, message: 'Please enter your email' },
            { type: 'email', transform: (text: string) => text.trim(), message: NOT_AN_ADDRESS },
          ]}
        >
          <Input type="email" autoComplete="username" autoFocus maxLength={LIMITS.email} />
        </Form.Item>
        <div role="status">{sent && <p className="below-4">{sent}</p>}</div>
        <FailureAlert text={failure} />
        <Button type="primary" htmlType="submit" block>
          {isBusy ? 'Sending...' : sent ? 'Send again' : 'Email me a link'}
        </Button>
      </Form>
    </LoginFrame>
  );
}
