import { AUTH_TEXTS, type LoginAnswer, type LoginInput } from '@contract/auth';
import { NOT_AN_ADDRESS } from '@contract/email-address';
import { CODE_FIELDS } from '@contract/second-step';
import { Button, Form, Input, type InputRef } from 'antd';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { useSession } from '@/stores/session';
import { lazyComponent } from '../lazy-component/lazy-component';
import { failureText } from '../shared/failure-text';
import { useToast } from '../shared/feedback/use-toast';
import { PasskeyLogin } from './passkey-login';

const RequiredSetUp = lazyComponent(async () => (await import('./required-set-up')).RequiredSetUp);

interface Props {
  email?: string;
  hasPasskey?: boolean;
  onSignedIn?: () => void;
}

/** Form for email address and password, then for the code. With `email`, it asks only for the password. */
export function LoginForm({ email = '', hasPasskey, onSignedIn }: Props) {
  const { signIn, begin } = useSession.getState();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<(LoginAnswer & { password: string }) | null>(null);
  const failureId = useId();
  const [form] = Form.useForm<LoginInput>();
  const password = useRef<InputRef>(null);
  const code = useRef<InputRef>(null);
  const closeFailure = useRef(() => {});
  const toast = useToast();
  // After a failure, focuses the field for the password or code when it is enabled again. Typing replaces its text.
  useEffect(() => {
    if (failure || needsCode) (needsCode ? code : password).current?.focus({ cursor: 'all' });
  }, [failure, needsCode]);

  const finish = () => {
    toast.success(AUTH_TEXTS.success);
    onSignedIn?.();
  };
  const handleFinish = async (fields: LoginInput) => {
    setIsBusy(true);
    setFailure('');
    try {
      const answer = await signIn({ ...fields, email: fields.email.trim() });
      closeFailure.current();
      if (answer.mustSetUp) return setMissing({ ...answer, password: fields.password });
      finish();
    } catch (error) {
      setIsBusy(false);
      const isCode = error instanceof ApiError && error.secondStep;
      setNeedsCode(needsCode || isCode);
      if (isCode && !fields.code) return;
      const text = isCode ? error.message : textOf(error);
      setFailure(text);
      closeFailure.current = toast.errorForEyes(text);
    }
  };
  const goBack = () => {
    form.resetFields(['code']);
    setFailure('');
    setNeedsCode(false);
  };
  const described = failure ? { 'aria-describedby': failureId, 'aria-invalid': true } : {};

  if (missing) {
    return (
      <Suspense>
        <RequiredSetUp
          {...missing}
          onDone={(token) => {
            begin(missing.user, token);
            finish();
          }}
        />
      </Suspense>
    );
  }
  return (
    <Form<LoginInput>
      form={form}
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
        hidden={!!email || needsCode}
        validateTrigger="onSubmit"
        rules={[
          { required: true, message: 'Please enter your email' },
          { type: 'email', transform: (text: string) => text.trim(), message: NOT_AN_ADDRESS },
        ]}
      >
        <Input type="email" autoComplete="username" autoFocus={!email} />
      </Form.Item>
      <Form.Item
        name="password"
        label="Password"
        hidden={needsCode}
        validateTrigger="onSubmit"
        rules={[{ required: true, message: 'Please enter your password' }]}
      >
        <Input.Password ref={password} autoComplete="current-password" autoFocus={!!email} {...described} />
      </Form.Item>
      {needsCode && (
        <Form.Item
          name="code"
          label="Code"
          extra="Enter the code from your authenticator app, or one of your recovery codes."
          validateTrigger="onSubmit"
          rules={[{ required: true, message: CODE_FIELDS.code.ask }]}
        >
          <Input
            ref={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CODE_FIELDS.code.max}
            {...described}
          />
        </Form.Item>
      )}
      {failure && (
        <p id={failureId} className="below-4 semibold danger">
          {failure}
        </p>
      )}
      <Button type="primary" htmlType="submit" block>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
      {hasPasskey && !needsCode && <PasskeyLogin onSignedIn={finish} />}
      {needsCode && (
        <Button type="link" block onClick={goBack}>
          Back
        </Button>
      )}
    </Form>
  );
}

function textOf(error: unknown): string {
  const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 400);
  return isWrong ? AUTH_TEXTS.wrong : failureText(error);
}
