import type { SortOrder } from '@contract/contact';
import type { Assignee } from '@contract/project';
import { NOBODY, type RequestSort } from '@contract/work-list';
import { Button } from 'antd';
import { Select } from '../shared/forms/select';
import { SearchBox } from '../shared/lists/search-box';
import type { RequestListFilter } from './request-filter';
import styles from './work-tools.module.css';

export type WorkView = 'list' | 'board';
type Order = `${RequestSort} ${SortOrder}`;

const ORDERS: readonly { value: Order; label: string }[] = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'updatedAt desc', label: 'Most recently changed first' },
  { value: 'total desc', label: 'Largest total first' },
  { value: 'validUntil desc', label: 'Latest expiry first' },
];

interface WorkToolsProps {
  filter: RequestListFilter;
  onFilter: (part: Partial<RequestListFilter>) => void;
  assignees: readonly Assignee[];
  /** Selected view: list or board. Absent if the screen is too narrow for the board. */
  view?: WorkView;
  onView: (view: WorkView) => void;
}

export function WorkTools({ filter, onFilter, assignees, view, onView }: WorkToolsProps) {
  const { q, assignee, sort, order } = filter;
  const people = [
    { value: '', label: 'Anyone' },
    { value: NOBODY, label: 'Unassigned' },
    ...assignees.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  // False if the URL filters by a colleague whose account was deleted.
  const isKnown = people.some(({ value }) => value === assignee);
  return (
    <section aria-label="Filters" className={`stack gap-3 below-4 ${styles.tools}`}>
      <SearchBox label="Search name, phone, email, number or text" value={q} onSearch={(q) => onFilter({ q })} />
      <Select<string>
        aria-label="Assigned to"
        value={assignee}
        options={isKnown ? people : [...people, { value: assignee, label: 'Another colleague' }]}
        onChange={(chosen) => onFilter({ assignee: chosen })}
      />
      {view !== 'board' && (
        <Select<Order>
          aria-label="Order"
          value={`${sort} ${order}`}
          options={
            ORDERS.some(({ value }) => value === `${sort} ${order}`) ? ORDERS : [...ORDERS, otherOrder(sort, order)]
          }
          onChange={(value) => {
            const [by, direction] = value.split(' ') as [RequestSort, SortOrder];
            onFilter({ sort: by, order: direction });
          }}
        />
      )}
      {view && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
        <div role="group" aria-label="View" className={`row stretch gap-1 ${styles.views}`}>
          {(['list', 'board'] as const).map((name) => (
            <Button
              key={name}
              type={name === view ? 'primary' : 'default'}
              aria-pressed={name === view}
              onClick={() => onView(name)}
            >
              {name === 'list' ? 'List' : 'Board'}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

const otherOrder = (sort: RequestSort, order: SortOrder): { value: Order; label: string } => ({
  value: `${sort} ${order}`,
  label: 'Other order',
});
