import { emailedText } from '@contract/mail';
import type { Issue } from '@contract/newsletter-issues';
import styles from '../newsletter.module.css';

export function IssueStatistics({ issue }: { issue: Issue }) {
  const { audience, sent, failed, unsubscribed, status } = issue;
  const done = emailedText(issue, 'Sent', 'Saved to the outbox');
  const statistics = { Subscribers: audience, [done]: sent, Failed: failed, Unsubscribed: unsubscribed };
  return (
    <>
      {status !== 'sent' && (
        <progress
          className={`full below-4 ${styles.progress}`}
          aria-label={emailedText(issue, 'Emails sent', 'Emails saved to the outbox')}
          max={Math.max(audience, 1)}
          value={sent + failed}
        />
      )}
      <dl className={`stack gap-4 below-5 ${styles.statistics}`}>
        {Object.entries(statistics).map(([name, count]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="bold tabular">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
