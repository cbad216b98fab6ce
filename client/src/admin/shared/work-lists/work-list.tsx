import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BulkBar, type BulkBarProps } from '../lists/bulk-bar';
import { ListStates } from '../lists/list-states';
import type { RecordListProps, Sort } from '../lists/record-columns';
import { RecordList } from '../lists/record-list';
import { SearchBox } from '../lists/search-box';
import search from '../lists/search-box.module.css';
import { StatusTabs, type StatusTabsProps } from '../lists/status-tabs';
import type { WithStatus } from '../lists/use-bulk';
import type { RecordQuery } from '../lists/use-records';
import { useCan } from '../use-can';
import type { WorkList as Work } from './use-work-list';

type ListProps<T> = Pick<RecordListProps<T>, 'columns' | 'actions' | 'actionsWidth' | 'isDense'>;

interface WorkListProps<T extends WithStatus, Q, S extends string, B extends string> extends ListProps<T> {
  work: Work<T, Q, unknown>;
  name: string;
  tabs: StatusTabsProps<S>['labels'];
  statistics: { all: number; counts: Record<S, number> } | undefined;
  /** Search box and filters above the list. A string is the label of a search box without filters. */
  tools: ReactNode;
  loadingText: string;
  isSortable?: boolean;
  bulk: Omit<BulkBarProps<B>, 'chosen'>;
}

export function WorkList<
  T extends WithStatus,
  Q extends RecordQuery & { q: string; status: S | '' },
  S extends string,
  B extends string,
>({ work, tabs, statistics, tools, loadingText, isSortable, bulk, columns, ...rows }: WorkListProps<T, Q, S, B>) {
  const { query, setQuery, list, chosen, texts } = work;
  const can = useCan();
  const change = setQuery as (change: Partial<RecordQuery>) => void;
  const sorting = isSortable && {
    sort: { key: query.sort, order: query.order } as Sort,
    onSort: ({ key, order }: Sort) => change({ sort: key, order }),
  };
  return (
    <StatusTabs
      labels={tabs}
      status={query.status}
      counts={statistics && { '': statistics.all, ...statistics.counts }}
      onStatus={(status) => change({ status })}
    >
      {typeof tools === 'string' ? (
        <section aria-label="Filters" className={`below-4 ${search.box}`}>
          <SearchBox label={tools} value={query.q} onSearch={(q) => change({ q })} />
        </section>
      ) : (
        tools
      )}
      <ListStates
        list={list}
        loadingText={loadingText}
        emptyText={texts.empty}
        emptyAction={work.showAll && <Button onClick={work.showAll}>Show all {bulk.what}</Button>}
        failedText={texts.loadFailed}
        page={query.page}
        onPage={(page) => change({ page })}
      >
        {(shown) => (
          <RecordList
            {...rows}
            {...sorting}
            records={shown}
            columns={can.edit ? [chosen.column, ...columns] : columns}
          />
        )}
      </ListStates>
      <BulkBar {...bulk} chosen={chosen} />
    </StatusTabs>
  );
}
