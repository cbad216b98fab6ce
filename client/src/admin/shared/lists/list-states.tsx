import { PAGE_SIZE } from '@contract/limits';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { ListState } from './admin-list';
import grid from './card-grid.module.css';
import styles from './list-states.module.css';
import { Pager } from './pager';

export interface ListStatesProps<T> {
  list: ListState<T>;
  loadingText?: string;
  shape?: 'rows' | 'cards';
  emptyText: string;
  /** Action below the empty text. Leave it out if the user's role does not allow it. */
  emptyAction?: ReactNode;
  failedText: string;
  /** Page of the list. Leave both out if the list is not paged. */
  page?: number;
  onPage?: (page: number) => void;
  pageSize?: number;
  children: (items: T[]) => ReactNode;
}

export function ListStates<T>(props: ListStatesProps<T>) {
  const { list, page, onPage, pageSize = PAGE_SIZE } = props;
  if (list.status === 'loading') return <LoadingList text={props.loadingText} shape={props.shape ?? 'rows'} />;
  if (list.status === 'failed') {
    return <Blank text={props.failedText} action={<Button onClick={list.retry}>Retry</Button>} />;
  }
  // Shows the empty text only if there are no records at all. A page after the last one is empty too, but then the
  // pager goes back to an earlier page.
  if (list.value.items.length === 0 && list.value.total === 0) {
    return <Blank text={props.emptyText} action={props.emptyAction} />;
  }
  return (
    <div aria-busy={list.isRefreshing} className={list.isRefreshing ? styles.refreshing : undefined}>
      {props.children(list.value.items)}
      {page && onPage && <Pager page={page} total={list.value.total} pageSize={pageSize} onPage={onPage} />}
    </div>
  );
}

const Blank = ({ text, action }: { text: string; action: ReactNode }) => (
  <div className="stack gap-4 muted panel blank centre">
    <p>{text}</p>
    {action}
  </div>
);

const PIECES = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingList({ text = 'Loading...', shape }: { text?: string; shape: 'rows' | 'cards' }) {
  const isGrid = shape === 'cards';
  return (
    <div className={isGrid ? undefined : 'panel'}>
      <p role="status" className={`muted ${isGrid ? 'below-3' : 'pad-3'}`}>
        {text}
      </p>
      <div aria-hidden="true" className={isGrid ? `gap-4 ${grid.grid}` : undefined}>
        {PIECES.map((piece) => (
          <div key={piece} className={`pad-4 ${isGrid ? 'panel' : 'ruled'}`}>
            <Skeleton active title={isGrid} paragraph={{ rows: isGrid ? 3 : 1 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
