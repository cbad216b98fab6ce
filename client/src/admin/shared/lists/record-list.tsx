import { useIsNarrow } from '../layout/use-is-narrow';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-columns';
import { RecordTable } from './record-table';

/** List of records: a table on wide screens, cards below 768 px. */
export function RecordList<T extends { _id: string }>(props: RecordListProps<T>) {
  return useIsNarrow() ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
