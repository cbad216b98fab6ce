import { AUTH_TEXTS, type LoginInput } from '@contract/auth';
import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { useSession } from '@/stores/session';
import { useToast } from '../shared/feedback/use-toast';
import { failureText } from './failure-text';

/** Form for email address and password. With `email`, it asks for the password only, after a session has ended. */
export function LoginForm({ email = '', onSignedIn }: { email?: string; onSignedIn?: () => void }) {
  const signIn = useSession((session) => session.signIn);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const failureId = useId();
  const password = useRef<InputRef>(null);
  const closeFailure = useRef(() => {});
  const toast = useToast();
  // Focuses the password once the field is enabled again. It is selected, so that typing replaces it.
  useEffect(() => {
    if (failure) password.current?.focus({ cursor: 'all' });
  }, [failure]);

  const handleFinish = async (fields: LoginInput) => {
    setIsBusy(true);
    setFailure('');
    try {
      await signIn(fields.email.trim(), fields.password);
      closeFailure.current();
      toast.success(AUTH_TEXTS.success);
      onSignedIn?.();
    } catch (error) {
      setIsBusy(false);
      setFailure(textOf(error));
      closeFailure.current = toast.errorForEyes(textOf(error));
    }
  };

  return (
    <Form<LoginInput>
      layout="vertical"
      requiredMark={false}
      // The form shows errors at its fields; the browser must not show its own.
      noValidate
      disabled={isBusy}
      initialValues={{ email, password: '' }}
      onValuesChange={() => setFailure('')}
      onFinish={(fields) => void handleFinish(fields)}
      scrollToFirstError={{ focus: true }}
    >
      <Form.Item
        name="email"
        label="Email"
        hidden={!!email}
        validateTrigger="onSubmit"
        rules={[
          { required: true, message: 'Please enter your email' },
          { type: 'email', transform: (text: string) => text.trim(), message: 'Please enter a valid email address' },
        ]}
      >
        <Input type="email" autoComplete="username" autoFocus={!email} />
      </Form.Item>
      <Form.Item
        name="password"
        label="Password"
        validateTrigger="onSubmit"
        rules={[{ required: true, message: 'Please enter your password' }]}
      >
        <Input.Password
          ref={password}
          autoComplete="current-password"
          autoFocus={!!email}
          {...(failure && { 'aria-describedby': failureId, 'aria-invalid': true })}
        />
      </Form.Item>
      {failure && (
        <p id={failureId} className="below-4 semibold danger">
          {failure}
        </p>
      )}
      <Button type="primary" htmlType="submit" block>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </Form>
  );
}

function textOf(error: unknown): string {
  const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 400);
  return isWrong ? AUTH_TEXTS.wrong : failureText(error);
}
