import { NOT_AN_ADDRESS } from '@contract/email-address';
import { LIMITS } from '@contract/limits';
import type { PersonInput } from '@contract/privacy';
import { Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import cards from '../shared/layout/page-card.module.css';
import { PageHead } from '../shared/layout/page-head';
import { FoundData } from './found-data';
import styles from './privacy-page.module.css';
import { records } from './privacy-texts';
import { usePersonalData } from './use-personal-data';

export function PrivacyPage() {
  const { found, isSearching, isExporting, find, save, erase } = usePersonalData();
  return (
    <>
      <PageHead title="Privacy" line="Find, export or erase the personal data of one person" />
      <section aria-label="Look up" className={cards.card}>
        <PersonSearch onFind={(email) => void find(email)} />
        <p className={`muted measured ${styles.hint}`}>
          Before you export or erase anything, make sure that the request comes from this person: ask them to email you
          from the email address that you search for. Old data is erased automatically after the number of months in{' '}
          <Link to="/admin/settings#retentionMonths">Settings</Link>.
        </p>
        <p role="status" className="goes-empty above-3 muted">
          {isSearching ? 'Searching...' : found && `Found ${records(found.total)}.`}
        </p>
      </section>
      {found && (
        <FoundData
          found={found}
          isExporting={isExporting}
          onSave={() => void save(found.email)}
          onErase={() => erase(found)}
        />
      )}
    </>
  );
}

function PersonSearch({ onFind }: { onFind: (email: string) => void }) {
  return (
    <Form<PersonInput>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      className={styles.search}
      aria-label="Find a person"
      onFinish={({ email }) => onFind(email.trim())}
    >
      <Form.Item<PersonInput>
        name="email"
        label="Email address"
        rules={[{ required: true, type: 'email', transform: trim, message: NOT_AN_ADDRESS }]}
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
