import { formatMoney } from '@contract/terms';
import type { RequestRow } from '@contract/work-list';
import { formatTime } from '@/lib/format-date';
import type { RecordColumn } from '../shared/lists/record-columns';
import { EmailText } from '../shared/records/email-text';
import { nearDay, nearTime } from '../shared/words/near-time';
import { eventWords } from './event-words';
import { PageLink } from './page-link';
import styles from './project-columns.module.css';
import { ProjectStatusTag, QuoteStatusTag } from './project-status-tag';
import type { useRequestWords } from './request-words';

type Words = Pick<ReturnType<typeof useRequestWords>, 'facts' | 'scopeNames'>;

export const projectColumns = ({ facts, scopeNames }: Words): readonly RecordColumn<RequestRow>[] => [
  {
    key: 'createdAt',
    title: 'Date',
    width: 130,
    render: (request) => (
      <>
        <time className={styles.time} dateTime={request.createdAt}>
          {formatTime(request.createdAt)}
        </time>
        {request.isLate && <span className={styles.late}>Waits too long</span>}
      </>
    ),
  },
  {
    key: 'client',
    title: 'Client',
    width: 190,
    isHeading: true,
    render: ({ _id, name, email }) => (
      <>
        <PageLink id={_id} className={styles.name}>
          <b dir="auto">{name}</b>
        </PageLink>
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  {
    key: 'service',
    title: 'Service',
    width: 150,
    render: ({ serviceId, number }) => (
      <>
        <span className={styles.service}>{serviceId?.title || 'N/A'}</span>
        {number && <span className={styles.below}>{number}</span>}
      </>
    ),
  },
  {
    key: 'scope',
    title: facts.scope,
    width: 110,
    render: ({ projectScope }) => (
      <span className={styles.scope} dir="auto">
        {scopeNames[projectScope]}
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 110,
    render: ({ status, quoteStatus, validUntil }) => (
      <>
        {quoteStatus === 'expired' ? <QuoteStatusTag status="expired" /> : <ProjectStatusTag status={status} />}
        {validUntil && status === 'quoted' && (
          <span className={styles.below}>
            {quoteStatus === 'expired' ? 'after' : 'until'} {nearDay(validUntil)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'total',
    title: 'Total',
    width: 120,
    render: ({ total, currency }) =>
      total !== null && currency ? (
        <span className={styles.money}>{formatMoney(total, currency)}</span>
      ) : (
        'No quote yet'
      ),
  },
  {
    key: 'event',
    title: 'Last event',
    width: 170,
    render: ({ lastEvent, assignee }) => (
      <>
        <span dir="auto">{eventWords(lastEvent)}</span>
        <time className={styles.below} dateTime={lastEvent.at}>
          {nearTime(lastEvent.at)}
        </time>
        {assignee && (
          <span className={styles.below} dir="auto">
            With {assignee.name}
          </span>
        )}
      </>
    ),
  },
];
