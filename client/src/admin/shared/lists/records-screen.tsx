import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head';
import { ListStates, type ListStatesProps } from './list-states';
import type { Records } from './use-records';

interface RecordsScreenProps<T> extends Pick<ListStatesProps<T>, 'loadingText' | 'shape' | 'emptyText' | 'children'> {
  records: Pick<Records<T>, 'list' | 'failedText' | 'refresh' | 'page' | 'setPage' | 'canEdit'>;
  title: string;
  line: string;
  /** Text of the add button, if the role may create records. */
  addText?: string;
  /** Text of the add button in an empty list. */
  addFirstText?: string;
  isAddDisabled?: boolean;
  onAdd?: () => void;
  /** Action if records are not created here, and action of the empty list. */
  action?: ReactNode;
  emptyAction?: ReactNode;
  showAll?: { text: string; act: () => void };
  /** Content above the list. */
  above?: ReactNode;
  /** Wraps the list, for example in tabs. */
  around?: (list: ReactNode) => ReactNode;
}

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
