import { LIMITS } from '@contract/limits';
import type { PersonInput } from '@contract/privacy';
import { Button, Form, Input } from 'antd';
import styles from './privacy-page.module.css';

interface PersonSearchProps {
  /** May be called again before an answer is there: the newer question counts. */
  onFind: (email: string) => void;
}

/** The address of the person who asks. */
export function PersonSearch({ onFind }: PersonSearchProps) {
  return (
    <Form<PersonInput>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      className={styles.search}
      aria-label="Find a person"
      onFinish={({ email }) => onFind(email.trim())}
    >
      <Form.Item<PersonInput>
        name="email"
        label="Email address of the person"
        rules={[{ required: true, type: 'email', transform: trim, message: 'Please enter a valid email address' }]}
      >
        <Input type="text" inputMode="email" autoComplete="off" spellCheck={false} maxLength={LIMITS.email} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Find
      </Button>
    </Form>
  );
}

const trim = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : text);
