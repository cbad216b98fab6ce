import { LIMITS } from '@contract/limits';
import type { RequestRow } from '@contract/work-list';
import { Checkbox } from 'antd';
import { useCallback, useState } from 'react';
import type { ListState } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';

interface Chosen {
  /** Of the rows that are shown. */
  ids: string[];
  clear: () => void;
  /** A box in front of each row. */
  column: RecordColumn<RequestRow>;
}

/** Which rows of the page are chosen. What leaves the page is no longer: nothing is done to what nobody sees. */
export function useChosen(list: ListState<RequestRow>): Chosen {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const shown = list.status === 'ready' ? list.value.items : [];
  const ids = shown.map(({ _id }) => _id).filter((id) => marked.has(id));
  const clear = useCallback(() => setMarked(new Set()), []);
  const toggle = (id: string) =>
    setMarked(new Set(marked.has(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return {
    ids: ids.slice(0, LIMITS.bulk),
    clear,
    column: {
      key: 'choose',
      title: 'Choose',
      width: 76,
      render: ({ _id, name }) => (
        <Checkbox aria-label={`Choose ${name}`} checked={marked.has(_id)} onChange={() => toggle(_id)} />
      ),
    },
  };
}
