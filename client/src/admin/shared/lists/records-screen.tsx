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
  addText: string;
  /** The same where there is none yet. */
  addFirstText: string;
  /** Takes back what narrows the list; missing where nothing does. */
  showAll?: { text: string; act: () => void };
  isAddDisabled?: boolean;
  onAdd: () => void;
  /** What stands above the list. */
  above?: ReactNode;
  /** What stands around it, such as tabs. */
  around?: (list: ReactNode) => ReactNode;
}

/** A screen of records that are created here: its head, and the list in each of its states. */
export function RecordsScreen<T>({ records, title, line, onAdd, ...props }: RecordsScreenProps<T>) {
  const { addText, addFirstText, showAll, isAddDisabled, above, around = (list) => list, ...states } = props;
  const addButton = (
    <Button type="primary" disabled={isAddDisabled} onClick={onAdd}>
      {addText}
    </Button>
  );
  return (
    <>
      <PageHead title={title} line={line} action={records.canEdit && addButton} />
      {above}
      {around(
        <ListStates
          {...states}
          {...statesOf(records)}
          emptyAction={
            showAll ? (
              <Button onClick={showAll.act}>{showAll.text}</Button>
            ) : (
              records.canEdit && <Button onClick={onAdd}>{addFirstText}</Button>
            )
          }
        />,
      )}
    </>
  );
}

/** What `ListStates` needs to know of them. */
type Shown<T> = Pick<Records<T>, 'list' | 'failedText' | 'refresh' | 'page' | 'setPage'>;

export const statesOf = <T,>({ list, failedText, refresh, page, setPage }: Shown<T>) => ({
  list,
  failedText,
  onRetry: () => void refresh(),
  page,
  onPage: setPage,
});
