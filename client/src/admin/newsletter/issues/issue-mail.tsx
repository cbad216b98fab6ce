import type { Issue } from '@contract/newsletter-issues';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { useCan } from '../../shared/use-can';
import styles from '../newsletter.module.css';
import { ISSUE_OFFICE_TEXTS, useIssueMail } from './issue-store';

export function IssueMail({ issue }: { issue: Issue }) {
  const can = useCan();
  const mail = useRemoteOf(useIssueMail);
  const { subject, content } = issue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when only counts change, the email stays the same
  useEffect(() => {
    if (can.edit) void useIssueMail.getState().load(issue);
  }, [can.edit, subject, content]);
  if (!can.edit) return <pre className="below-4 muted">{content}</pre>;
  if (mail.status === 'failed') {
    return (
      <p>
        {ISSUE_OFFICE_TEXTS.mail} <Button onClick={mail.retry}>Retry</Button>
      </p>
    );
  }
  if (mail.status === 'loading') return <Skeleton active />;
  // `sandbox` blocks the scripts of the email. The security policy of this site keeps links from opening in the frame.
  return (
    <iframe
      className={`full on-white lined ${styles.mail}`}
      title="Preview of the email"
      sandbox=""
      srcDoc={mail.value.html}
    />
  );
}
