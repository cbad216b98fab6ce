import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head';
import { ListStates, type ListStatesProps } from './list-states';
import type { Records } from './use-records';

interface RecordsScreenProps<T> extends Pick<ListStatesProps<T>, 'loadingText' | 'shape' | 'emptyText' | 'children'> {
  records: Pick<Records<T>, 'list' | 'failedText' | 'refresh' | 'page' | 'setPage' | 'canEdit'>;
  title: string;
  line: string;
  /** The button that creates one, for those who may. */
  addText?: string;
  /** The same where there is none yet. */
  addFirstText?: string;
  isAddDisabled?: boolean;
  onAdd?: () => void;
  /** Act where none is created here, for those who may, and where there is none. */
  action?: ReactNode;
  emptyAction?: ReactNode;
  /** Takes back what narrows the list; missing where nothing does. */
  showAll?: { text: string; act: () => void };
  /** Part above the list. */
  above?: ReactNode;
  /** Part around it, such as tabs. */
  around?: (list: ReactNode) => ReactNode;
}

/** A screen of records: its head, and the list in each of its states. */
export function RecordsScreen<T>({
  records,
  title,
  line,
  onAdd,
  action,
  emptyAction,
  ...props
}: RecordsScreenProps<T>) {
  const { addText, addFirstText, showAll, isAddDisabled, above, around = (list) => list, ...states } = props;
  const addButton = (
    <Button type="primary" disabled={isAddDisabled} onClick={onAdd}>
      {addText}
    </Button>
  );
  const addFirst = records.canEdit && <Button onClick={onAdd}>{addFirstText}</Button>;
  return (
    <>
      <PageHead title={title} line={line} action={records.canEdit && (action ?? addButton)} />
      {above}
      {around(
        <ListStates
          {...states}
          list={records.list}
          failedText={records.failedText}
          onRetry={() => void records.refresh()}
          page={records.page}
          onPage={records.setPage}
          emptyAction={showAll ? <Button onClick={showAll.act}>{showAll.text}</Button> : (emptyAction ?? addFirst)}
        />,
      )}
    </>
  );
}
