import { Checkbox } from 'antd';
import { useCallback, useState } from 'react';
import type { ListState } from './admin-list';
import type { RecordColumn } from './record-columns';

export interface Chosen<T> {
  records: T[];
  ids: string[];
  name: string | undefined;
  /** Selects the rows of this page. Undefined if all of them are selected. */
  all: (() => void) | undefined;
  allText: string;
  clear: () => void;
  column: RecordColumn<T>;
}

/**
 * Manages the selected rows of the current page. Rows of other pages are not selected, so that an action changes only
 * visible records.
 */
export function useChosen<T extends { _id: string }>(list: ListState<T>, nameOf: (record: T) => string): Chosen<T> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const shown = list.status === 'ready' ? list.value.items : [];
  const records = shown.filter(({ _id }) => marked.has(_id));
  const ids = records.map(({ _id }) => _id);
  const clear = useCallback(() => setMarked(new Set()), []);
  const all = () => setMarked(new Set(shown.map(({ _id }) => _id)));
  const areAll = shown.length > 0 && ids.length === shown.length;
  const allText = list.status === 'ready' && list.value.total > shown.length ? 'Select this page' : 'Select all';
  const toggle = (id: string) =>
    setMarked(new Set(marked.has(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return {
    records,
    ids,
    name: records.length === 1 ? nameOf(records[0]!) : undefined,
    all: areAll ? undefined : all,
    allText,
    clear,
    column: {
      key: 'choose',
      title: 'Select',
      head: (
        <Checkbox
          aria-label={allText}
          checked={areAll}
          indeterminate={ids.length > 0 && !areAll}
          onChange={areAll ? clear : all}
        />
      ),
      width: 40,
      isMark: true,
      render: (record) => (
        <Checkbox
          aria-label={`Select ${nameOf(record)}`}
          checked={marked.has(record._id)}
          onChange={() => toggle(record._id)}
        />
      ),
    },
  };
}
