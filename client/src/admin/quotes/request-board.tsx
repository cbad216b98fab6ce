import { lusakaDay } from '@contract/lusaka-day';
import { PROJECT_STATUS_LABELS, type ProjectStatus } from '@contract/project';
import { formatMoney } from '@contract/terms';
import { REQUEST_STATES, type RequestRow, type RequestState, type RequestStatistics } from '@contract/work-list';
import { Button } from 'antd';
import { useState } from 'react';
import type { Remote } from '@/stores/server-store';
import { Unready } from '../shared/feedback/unready';
import { RowMenu, type RowMenuProps } from '../shared/lists/row-menu';
import { RecordLink } from '../shared/previous-next/record-link';
import { moneyText } from '../shared/records/money-text';
import { nearDay, nearTime } from '../shared/text/near-time';
import { eventText } from './event-text';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import styles from './request-board.module.css';
import { REQUEST_TABS } from './request-filter';

interface RequestBoardProps {
  board: Remote<Record<RequestState, RequestRow[]>>;
  statistics?: RequestStatistics;
  menuOf: (row: RequestRow) => RowMenuProps['entries'];
  /** Called when a card is moved to another column. Absent if the role may not move cards. */
  onMove?: (row: RequestRow, to: ProjectStatus) => void;
  onShowAll?: () => void;
  onAll: (status: RequestState) => void;
}

/** True if staff may move a request to the column. "Expired" is never one of them: a quote expires by its date. */
const takes = (column: RequestState, { status }: RequestRow): column is ProjectStatus =>
  column !== 'expired' && column !== status;

/**
 * Shows requests in columns by status. The request that changed last is first. Cards are dragged with the mouse, or
 * moved by a menu with keyboard or finger.
 */
export function RequestBoard({ board, statistics, menuOf, onMove, onShowAll, onAll }: RequestBoardProps) {
  const [dragged, setDragged] = useState<RequestRow | null>(null);
  if (board.status !== 'ready') {
    return (
      <Unready
        known={board}
        rows={8}
        loading="Loading project requests..."
        failed={QUOTE_ADMIN_TEXTS.loadFailed}
        className="panel pad-4"
      />
    );
  }
  if (REQUEST_STATES.every((status) => board.value[status].length === 0)) {
    return (
      <div className="stack gap-4 panel blank centre">
        <p>{QUOTE_ADMIN_TEXTS.empty}</p>
        {onShowAll && <Button onClick={onShowAll}>Show all requests</Button>}
      </div>
    );
  }
  return (
    <div className={`line stretch gap-2 ${styles.board}`}>
      {REQUEST_STATES.map((status) => {
        const rows = board.value[status];
        const total = statistics ? countOf(status, statistics) : rows.length;
        return (
          <section
            key={status}
            className={`stack packed gap-2 shrinks ${styles.column}`}
            data-empty={total === 0}
            data-takes={dragged !== null && takes(status, dragged)}
            aria-labelledby={`column-${status}`}
            onDragOver={(event) => {
              if (dragged && takes(status, dragged)) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && takes(status, dragged)) onMove?.(dragged, status);
              setDragged(null);
            }}
          >
            <header className={`stack gap-1 pad-2 tabular ${styles.head}`}>
              <h2 id={`column-${status}`}>{REQUEST_TABS.get(status)}</h2>
              <span>{total}</span>
              <p className="across muted">{statistics && sumLine(status, statistics)}</p>
            </header>
            {total === 0 && <p className="pad-2 muted fine">No requests.</p>}
            <ul className="stack gap-2">
              {rows.map((row) => (
                <li
                  key={row._id}
                  className={`holds panel ${styles.slip}`}
                  draggable={onMove !== undefined}
                  onDragStart={() => onMove && setDragged(row)}
                  onDragEnd={() => setDragged(null)}
                >
                  <Slip row={row} />
                  {onMove && <RowMenu name={row.name} entries={[moves(row, onMove), ...menuOf(row)]} isSmall />}
                </li>
              ))}
            </ul>
            {total > rows.length && <Button onClick={() => onAll(status)}>{`Show all ${total}`}</Button>}
          </section>
        );
      })}
    </div>
  );
}

const moves = (row: RequestRow, onMove: NonNullable<RequestBoardProps['onMove']>) => ({
  text: 'Move to',
  choices: REQUEST_STATES.filter((column) => takes(column, row)).map((column) => ({
    text: PROJECT_STATUS_LABELS[column],
    onPress: () => onMove(row, column),
  })),
});

/** The tab Quoted counts requests with an expired quote, the column does not. */
const countOf = (status: RequestState, { counts }: RequestStatistics): number =>
  status === 'quoted' ? counts.quoted - counts.expired : counts[status];

function sumLine(status: RequestState, { sums }: RequestStatistics): string {
  switch (status) {
    case 'pending':
      return 'No prices yet';
    case 'in_review':
      return sums.drafts.length > 0 ? `${moneyText(sums.drafts)} in drafts` : 'No prices yet';
    case 'quoted':
      return moneyText(sums.quoted) || 'No open quotes';
    case 'accepted':
      return `${moneyText(sums.won) || 'Nothing'} this month`;
    default:
      return '';
  }
}

function Slip({ row }: { row: RequestRow }) {
  const { _id, name, serviceId, total, currency, assignee, lastEvent, validUntil, quoteStatus } = row;
  const isOffered = quoteStatus === 'sent' && validUntil;
  return (
    <RecordLink of="request" id={_id} className={styles.link}>
      <span className="row stretch spread gap-1 gap-x-3">
        <b dir="auto">{name}</b>
        {total !== null && currency && <b className="tabular">{formatMoney(total, currency)}</b>}
      </span>
      <span>{serviceId.title}</span>
      <span>
        {eventText(lastEvent)}, <time dateTime={lastEvent.at}>{nearTime(lastEvent.at)}</time>
      </span>
      {row.isLate && <span className="semibold late">Overdue</span>}
      {quoteStatus === 'expired' && <span className="semibold late">Expired</span>}
      {isOffered && (
        <span className={validUntil === lusakaDay(new Date()) ? 'semibold late' : undefined}>
          valid until {nearDay(validUntil)}
        </span>
      )}
      {assignee && <span dir="auto">Assigned to {assignee.name}</span>}
    </RecordLink>
  );
}
