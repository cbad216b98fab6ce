import { formatMoney } from '@contract/terms';
import type { RequestRow } from '@contract/work-list';
import { formatTime } from '@/lib/format-date';
import { initialsOf } from '@/lib/initials';
import { OneLine } from '../shared/lists/one-line';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordLink } from '../shared/previous-next/record-link';
import { nearDay, nearTime } from '../shared/text/near-time';
import { eventText } from './event-text';
import styles from './project-columns.module.css';
import { ProjectStatusTag, QuoteStatusTag } from './project-status-tag';
import type { useRequestTexts } from './request-texts';

type Words = Pick<ReturnType<typeof useRequestTexts>, 'facts' | 'scopes'>;

function QuoteLine({ total, currency, status, quoteStatus, validUntil }: RequestRow) {
  const money = total !== null && currency ? formatMoney(total, currency) : '';
  const end =
    validUntil && status === 'quoted' ? `${quoteStatus === 'expired' ? 'after' : 'until'} ${nearDay(validUntil)}` : '';
  if (!money && !end) return null;
  return (
    <span className={`block muted fine ${styles.small}`}>
      {money && <span className="semibold tabular unbroken">{money}</span>}
      {money && end && ', '}
      <span>{end}</span>
    </span>
  );
}

export const projectColumns = ({ facts, scopes }: Words): readonly RecordColumn<RequestRow>[] => [
  {
    key: 'date',
    title: 'Date',
    width: 190,
    render: ({ createdAt, isLate, lastEvent }) => (
      <>
        <OneLine title={formatTime(createdAt)}>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </OneLine>
        <OneLine isBelow title={`${eventText(lastEvent)}, ${nearTime(lastEvent.at)}`}>
          {isLate ? <span className="semibold late">Overdue</span> : eventText(lastEvent)}
          {', '}
          <time dateTime={lastEvent.at}>{nearTime(lastEvent.at)}</time>
        </OneLine>
      </>
    ),
  },
  {
    key: 'client',
    title: 'Client',
    width: 132,
    isHeading: true,
    render: ({ _id, name, email }) => (
      <>
        <OneLine title={name}>
          <RecordLink of="request" id={_id} className={styles.name}>
            <b dir="auto">{name}</b>
          </RecordLink>
        </OneLine>
        <OneLine isBelow title={email}>
          {email}
        </OneLine>
      </>
    ),
  },
  {
    key: 'service',
    title: 'Service',
    width: 116,
    render: ({ serviceId, number }) => (
      <>
        <span dir="auto" title={serviceId?.title} className={`fine lines-2 ${styles.small}`}>
          {serviceId?.title || 'N/A'}
        </span>
        {number && <span className={`block muted tabular unbroken fine ${styles.small}`}>{number}</span>}
      </>
    ),
  },
  {
    key: 'scope',
    title: facts.scope,
    render: ({ projectScope }) => (
      <span dir="auto" title={scopes[projectScope]} className={`close lines-3 ${styles.scope}`}>
        {scopes[projectScope]}
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 156,
    inCard: 'beside heading',
    render: (row) => (
      <>
        <div className="line gap-1">
          {row.quoteStatus === 'expired' ? (
            <QuoteStatusTag status="expired" />
          ) : (
            <ProjectStatusTag status={row.status} />
          )}
          {row.assignee && (
            <span className={`centred bold tinted ${styles.assignee}`} title={`Assigned to ${row.assignee.name}`}>
              <span aria-hidden="true">{initialsOf(row.assignee.name)}</span>
              <span className="visually-hidden">Assigned to {row.assignee.name}</span>
            </span>
          )}
        </div>
        <QuoteLine {...row} />
      </>
    ),
  },
];
