import { CODE_FIELDS, type CodeInput, type SecondStepSecret } from '@contract/second-step';
import { Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { failureText } from '../failure-text';

interface ConfirmAppProps {
  secret: SecondStepSecret;
  /** Turns on two-step login. Rejects with the `ApiError` of the call. */
  confirm: (input: CodeInput) => Promise<unknown>;
}

/**
 * Shows the setup key for an authenticator app, and asks for the first code of the app. The QR code is drawn in the
 * browser, so that no other service gets the key.
 */
export function ConfirmApp({ secret: { secret, uri }, confirm }: ConfirmAppProps) {
  const [form] = Form.useForm<CodeInput>();
  const [isBusy, setIsBusy] = useState(false);

  const handleFinish = async (input: CodeInput) => {
    setIsBusy(true);
    try {
      await confirm(input);
    } catch (error) {
      setIsBusy(false);
      const isKnown = error instanceof ApiError && [400, 401, 409].includes(error.status);
      form.setFields([{ name: 'code', errors: [(isKnown && error.message) || failureText(error)] }]);
    }
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(input: CodeInput) => void handleFinish(input)}>
      <p className="below-4">
        Install an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. Scan
        this code with the app. Then enter the six digits that the app shows.
      </p>
      <div className="below-4" role="img" aria-label="QR code for the authenticator app">
        <div aria-hidden="true">
          <QRCode type="svg" value={uri} size={200} color="#000" bgColor="#fff" />
        </div>
      </div>
      <p className="below-4 breaks">
        If you cannot scan the code, enter this setup key in the app: <b>{secret.replace(/.{4}(?=.)/g, '$& ')}</b>
      </p>
      <Form.Item
        name="code"
        label="Code"
        validateTrigger="onSubmit"
        rules={[{ required: true, message: CODE_FIELDS.code.ask }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={CODE_FIELDS.code.max} disabled={isBusy} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={isBusy}>
        {isBusy ? 'Checking...' : 'Turn on'}
      </Button>
    </Form>
  );
}
