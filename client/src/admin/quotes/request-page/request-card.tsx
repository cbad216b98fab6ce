import type { ProjectRequestWithThread } from '@contract/project';
import { formatTime } from '@/lib/format-date';
import { Details } from '../../shared/records/details';
import { AssigneeMenu } from './assignee-menu';
import { ClientLink } from './client-link';
import { useRequestFacts } from './request-facts';
import styles from './request-page.module.css';

export function RequestCard({ request, hasLink }: { request: ProjectRequestWithThread; hasLink: boolean }) {
  const { createdAt, description } = request;
  const { reach, requested } = useRequestFacts(request);
  return (
    <section className="panel pad-4 shrinks" aria-labelledby="request">
      <header className={`row spread gap-2 below-3 ${styles.cardHead}`}>
        <h2 id="request" className={`below-3 ${styles.heading}`}>
          Request
        </h2>
        <AssigneeMenu request={request} />
      </header>
      <Details
        pairs={[
          ...requested,
          [
            'Requested',
            <time key="asked" dateTime={createdAt}>
              {formatTime(createdAt)}
            </time>,
          ],
          ...reach,
        ]}
      />
      <p className="pad-3 above-3 quoted" dir="auto">
        {description}
      </p>
      {hasLink && <ClientLink request={request} />}
    </section>
  );
}
