import { NOT_AN_ADDRESS } from '@contract/email-address';
import { LIMITS } from '@contract/limits';
import type { TestMailAnswer, TestMailInput } from '@contract/mail';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { mails } from '@/api/mails.api';
import { useSession } from '@/stores/session';
import { useRun } from '../shared/feedback/use-run';
import cards from '../shared/layout/page-card.module.css';
import styles from './settings-page.module.css';

const ALERTS = { taken: 'success', saved: 'warning', refused: 'error' } as const;

export function TestMailNote() {
  const ownEmail = useSession(({ user }) => user?.email ?? '');
  const { isRunning, run } = useRun();
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null);

  const handleSend = ({ to }: TestMailInput) => {
    setAnswer(null);
    return run(async () => setAnswer(await mails.test({ to: to.trim() })), 'Failed to send the test email');
  };
  return (
    <section aria-labelledby="test-mail" className={`stack start gap-4 ${cards.card} ${styles.note}`}>
      <h2 id="test-mail" className={`below-2 ${styles.heading}`}>
        Test email
      </h2>
      <p>Send yourself an email to check that this site can send emails.</p>
      <Form<TestMailInput>
        layout="vertical"
        requiredMark={false}
        className={styles.testMail}
        initialValues={{ to: ownEmail }}
        onFinish={(typed) => void handleSend(typed)}
      >
        <Form.Item<TestMailInput>
          name="to"
          label="Send to"
          rules={[
            { required: true, type: 'email', transform: trimmed, message: NOT_AN_ADDRESS, validateTrigger: 'onSubmit' },
          ]}
        >
          <Input type="text" inputMode="email" autoComplete="off" spellCheck={false} maxLength={LIMITS.email} />
        </Form.Item>
        <Button htmlType="submit" disabled={isRunning}>
          {isRunning ? 'Sending...' : 'Send test email'}
        </Button>
      </Form>
      {answer && <Alert type={ALERTS[answer.outcome]} showIcon title={answer.message} />}
    </section>
  );
}

const trimmed = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : text);
