import { Button, Form } from 'antd';
import { ApiError } from '@/api/http';
import { failureText } from '../shared/failure-text';
import { NewPasswordFields } from '../shared/passwords/new-password-fields';
import { BLANK_PASSWORD, isPasswordReady, type PasswordForm } from '../shared/passwords/password-form';
import type { OpenLink } from './link-screen';
import { FailureAlert, useAttempt } from './use-attempt';

interface NewPasswordFormProps {
  link: OpenLink;
  saveText: string;
  /** Sends the password. Afterwards, the link is invalid. Rejects with the `ApiError` of the call. */
  save: (password: string) => Promise<unknown>;
}

/** Form to set a password by an emailed link. The link stays valid if the server refuses the password. */
export function NewPasswordForm({ link, saveText, save }: NewPasswordFormProps) {
  const [form] = Form.useForm<PasswordForm>();
  const typed = Form.useWatch((fields: PasswordForm) => fields, form);

  /** Returns the text to show above the button: none if the link is invalid or the error is shown at its field. */
  const show = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failureText(error);
    const atField = error.errors.find(({ field }) => field === 'password');
    if (error.status === 404) link.onGone();
    else if (atField) form.setFields([{ name: 'password', errors: [atField.message] }]);
    else return error.status === 409 ? error.message : failureText(error);
    return '';
  };
  const { isBusy, failure, attempt } = useAttempt(show, true);

  return (
    <Form<PasswordForm>
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isBusy}
      initialValues={BLANK_PASSWORD}
      onFinish={({ password }) => void attempt(() => save(password))}
      scrollToFirstError={{ focus: true }}
    >
      {/* This hidden field makes browsers store the new password for this account. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <NewPasswordFields />
      <FailureAlert text={failure} />
      <Button type="primary" htmlType="submit" block disabled={isBusy || !typed?.password || !isPasswordReady(typed)}>
        {isBusy ? 'Saving...' : saveText}
      </Button>
    </Form>
  );
}
