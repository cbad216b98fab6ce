import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head';
import { ListStates, type ListStatesProps } from './list-states';
import type { Records } from './use-records';

export interface RecordsScreenProps<T>
  extends Pick<ListStatesProps<T>, 'loadingText' | 'shape' | 'emptyText' | 'children'> {
  records: Pick<Records<T>, 'list' | 'failedText' | 'page' | 'setPage' | 'canEdit'>;
  title: string;
  line: string;
  addText?: string;
  addFirstText?: string;
  isAddDisabled?: boolean;
  onAdd?: () => void;
  /** Button above the list, if records are not created on this screen. `emptyAction` is the button of an empty list. */
  action?: ReactNode;
  emptyAction?: ReactNode;
  showAll?: { text: string; act: () => void };
  above?: ReactNode;
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
          page={records.page}
          onPage={records.setPage}
          emptyAction={showAll ? <Button onClick={showAll.act}>{showAll.text}</Button> : (emptyAction ?? addFirst)}
        />,
      )}
    </>
  );
}
