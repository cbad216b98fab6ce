import { formatMoney } from '@contract/terms';
import type { RequestRow } from '@contract/work-list';
import { formatTime } from '@/lib/format-date';
import { initialsOf } from '@/lib/initials';
import { PageLink } from '../shared/around/page-link';
import { OneLine } from '../shared/lists/one-line';
import type { RecordColumn } from '../shared/lists/record-columns';
import { nearDay, nearTime } from '../shared/words/near-time';
import { eventWords } from './event-words';
import styles from './project-columns.module.css';
import { ProjectStatusTag, QuoteStatusTag } from './project-status-tag';
import type { useRequestWords } from './request-words';

type Words = Pick<ReturnType<typeof useRequestWords>, 'facts' | 'scopeNames'>;

const moneyOf = ({ total, currency }: RequestRow) =>
  total !== null && currency ? (
    <span className={`semibold tabular ${styles.money}`}>{formatMoney(total, currency)}</span>
  ) : (
    'No quote yet'
  );

export const projectColumns = ({ facts, scopeNames }: Words): readonly RecordColumn<RequestRow>[] => [
  {
    key: 'client',
    title: 'Client',
    width: 144,
    isHeading: true,
    render: ({ _id, name, email }) => (
      <>
        <OneLine title={name}>
          <PageLink of="request" id={_id} className={styles.name}>
            <b dir="auto">{name}</b>
          </PageLink>
        </OneLine>
        <OneLine isBelow title={email}>
          {email}
        </OneLine>
      </>
    ),
  },
  {
    key: 'service',
    title: `Service, ${facts.scope}`,
    render: ({ serviceId, projectScope }) => (
      <>
        <OneLine title={serviceId?.title}>{serviceId?.title || 'N/A'}</OneLine>
        <OneLine isBelow title={scopeNames[projectScope]}>
          {scopeNames[projectScope]}
        </OneLine>
      </>
    ),
    renderInCard: ({ serviceId, number, projectScope }) => (
      <>
        <OneLine title={serviceId?.title}>{serviceId?.title || 'N/A'}</OneLine>
        <OneLine isBelow>{[number, scopeNames[projectScope]].filter(Boolean).join(' · ')}</OneLine>
      </>
    ),
  },
  {
    key: 'total',
    title: 'Total',
    width: 108,
    align: 'end',
    inCard: 'beside buttons',
    render: (row) => (
      <>
        {moneyOf(row)}
        {row.number && <span className={`muted tabular ${styles.number}`}>{row.number}</span>}
      </>
    ),
    renderInCard: moneyOf,
  },
  {
    key: 'status',
    title: 'Status',
    width: 128,
    inCard: 'beside heading',
    render: ({ status, quoteStatus, validUntil }) => (
      <>
        {quoteStatus === 'expired' ? <QuoteStatusTag status="expired" /> : <ProjectStatusTag status={status} />}
        {validUntil && status === 'quoted' && (
          <OneLine isBelow title={`${quoteStatus === 'expired' ? 'after' : 'until'} ${nearDay(validUntil)}`}>
            {quoteStatus === 'expired' ? 'after' : 'until'} {nearDay(validUntil)}
          </OneLine>
        )}
      </>
    ),
  },
  {
    key: 'event',
    title: 'Date, last event',
    width: 222,
    render: ({ createdAt, isLate, lastEvent, assignee }) => (
      <div className={`line gap-2 ${styles.event}`}>
        <div>
          <OneLine title={formatTime(createdAt)}>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          </OneLine>
          <OneLine isBelow title={`${eventWords(lastEvent)}, ${nearTime(lastEvent.at)}`}>
            {isLate ? <span className={styles.late}>Waits too long</span> : eventWords(lastEvent)}
            {', '}
            <time dateTime={lastEvent.at}>{nearTime(lastEvent.at)}</time>
          </OneLine>
        </div>
        {assignee && (
          <span className={`centred tinted ${styles.assignee}`} title={`With ${assignee.name}`}>
            <span aria-hidden="true">{initialsOf(assignee.name)}</span>
            <span className="visually-hidden">With {assignee.name}</span>
          </span>
        )}
      </div>
    ),
  },
];
