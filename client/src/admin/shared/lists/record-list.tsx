import { useIsNarrow } from '../layout/use-is-narrow';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-columns';
import { RecordTable } from './record-table';

export function RecordList<T extends { _id: string }>(props: RecordListProps<T>) {
  return useIsNarrow() ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
