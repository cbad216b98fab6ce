import { LINK_TEXTS } from '@contract/account-links';
import { LIMITS } from '@contract/limits';
import { OWN_EMAIL_FIELDS, OWN_NAME_FIELDS, PASSWORD_TEXTS, ROLE_LABELS } from '@contract/users';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { auth } from '@/api/auth.api';
import { ApiError } from '@/api/http';
import { profile } from '@/api/profile.api';
import { useSession } from '@/stores/session';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { RecordInput } from '../shared/fields/record-inputs';
import { PageHead } from '../shared/layout/page-head';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import { OwnPortrait } from './own-portrait';
import { OwnSessions } from './own-sessions';
import { Passkeys } from './passkeys';
import { SecondStep } from './second-step';

export function ProfilePage() {
  const user = useSession((session) => session.user);
  const [isChanging, setIsChanging] = useState(false);
  if (!user) return null;
  return (
    <>
      <PageHead title="My profile" line={`${user.email}, ${ROLE_LABELS[user.role]}`} />
      <div className="stack gap-5">
        <NameForm key={user.name} name={user.name} />
        <OwnPortrait user={user} />
        <EmailForm />
        <section className="panel pad-5" aria-labelledby="own-password">
          <h2 id="own-password">Password</h2>
          <p className="below-4">When you change your password, you will be logged out on all other devices.</p>
          <Button onClick={() => setIsChanging(true)}>Change password</Button>
        </section>
        <SecondStep />
        <Passkeys />
        <OwnSessions />
      </div>
      <ChangePasswordDialog open={isChanging} user={user} onClose={() => setIsChanging(false)} />
    </>
  );
}

function NameForm({ name }: { name: string }) {
  const { isRunning, run } = useRun();
  const toast = useToast();
  const save = (input: { name: string }) =>
    run(async () => {
      useSession.setState({ user: await profile.update(input) });
      toast.success('Profile updated');
    }, 'Failed to update your profile');
  return (
    <section className="panel pad-5" aria-labelledby="own-name">
      <h2 id="own-name">Name</h2>
      <p className="below-4">Colleagues see your name. Clients see it below your replies.</p>
      <Form
        name="own-name"
        layout="vertical"
        requiredMark={false}
        initialValues={{ name }}
        onFinish={(input: { name: string }) => void save(input)}
      >
        <RecordInput name="name" field={OWN_NAME_FIELDS.name} isChecked />
        <Button type="primary" htmlType="submit" disabled={isRunning}>
          {isRunning ? 'Saving...' : 'Save name'}
        </Button>
      </Form>
    </section>
  );
}

interface EmailFields {
  email: string;
  currentPassword: string;
}

function EmailForm() {
  const [form] = Form.useForm<EmailFields>();
  const [canMail, setCanMail] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const toast = useToast();
  useEffect(() => {
    // If this call fails, the form is shown, and the server refuses the change if it cannot send emails.
    auth.recovery().then(
      ({ byEmail }) => setCanMail(byEmail !== false),
      () => undefined,
    );
  }, []);

  const ask = async (input: EmailFields) => {
    setIsBusy(true);
    setOutcome('');
    try {
      setOutcome((await profile.askEmail(input)).message);
      form.resetFields();
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : [];
      form.setFields(errors.map(({ field, message }) => ({ name: field as keyof EmailFields, errors: [message] })));
      if (errors.length === 0) toast.failure(error, 'Failed to change your email address');
    }
    setIsBusy(false);
  };

  return (
    <section className="panel pad-5" aria-labelledby="own-email">
      <h2 id="own-email">Email address</h2>
      {canMail ? (
        <>
          <p className="below-4">We will email a link to the new email address. Open the link to confirm the change.</p>
          <Form
            form={form}
            name="own-email"
            layout="vertical"
            requiredMark={false}
            disabled={isBusy}
            onFinish={(input: EmailFields) => void ask(input)}
          >
            <RecordInput name="email" field={OWN_EMAIL_FIELDS.email} isChecked label="New email address" />
            <Form.Item
              name="currentPassword"
              label="Current password"
              rules={[{ required: true, message: PASSWORD_TEXTS.currentMissing }]}
              validateTrigger="onSubmit"
            >
              <Input.Password autoComplete="current-password" maxLength={LIMITS.passwordMax} />
            </Form.Item>
            <Button htmlType="submit">{isBusy ? 'Sending...' : 'Email me a link'}</Button>
          </Form>
          <p role="status">{outcome}</p>
        </>
      ) : (
        <p>{LINK_TEXTS.noMailForEmail}</p>
      )}
    </section>
  );
}
