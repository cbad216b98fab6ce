import { TRASH_DAYS } from '@contract/limits';
import { TRASH_KIND_NAMES, TRASH_KINDS, type TrashEntry, type TrashKind } from '@contract/trash';
import { trashKindsFor } from '@contract/trash-kinds';
import { Button } from 'antd';
import { trash } from '@/api/trash.api';
import { useSession } from '@/stores/session';
import { Select } from '../shared/forms/select';
import { PageHead } from '../shared/layout/page-head';
import { createAdminList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RefreshButton } from '../shared/lists/refresh-button';
import { useAddress } from '../shared/lists/use-address';
import { When } from '../shared/records/when';
import { useTrashActions } from './use-trash-actions';

const useTrashList = createAdminList(trash.list);

const ROWS = 20;
const DEFAULTS = { kind: '' as TrashKind | '', page: 1 };
const CHOICES = { kind: ['', ...TRASH_KIND_NAMES] } as const;
const LOAD_FAILED = 'Failed to load the trash';

const COLUMNS: readonly RecordColumn<TrashEntry>[] = [
  { key: 'name', title: 'Name', isHeading: true, render: ({ name }) => <bdi>{name}</bdi> },
  { key: 'kind', title: 'Kind', width: 96, render: ({ kind }) => TRASH_KINDS[kind] },
  { key: 'deletedBy', title: 'Deleted by', width: 116, render: deletedByText },
  { key: 'deletedAt', title: 'Deleted', width: 140, render: ({ deletedAt }) => <When at={deletedAt} /> },
  { key: 'goneAt', title: 'Deleted permanently on', width: 112, render: ({ goneAt }) => <When at={goneAt} isDay /> },
];

export function TrashListPage() {
  const role = useSession((session) => session.user?.role);
  const kinds = role ? trashKindsFor(role) : [];
  const [requested, setQuery] = useAddress(DEFAULTS, CHOICES);
  // For a kind that the user may not see, the server would answer with 403, which ends the session.
  const isAllowed = requested.kind === '' || kinds.includes(requested.kind);
  const query = isAllowed ? requested : { ...requested, kind: '' as const };
  const { list, refresh } = useAdminList(useTrashList, LOAD_FAILED, { ...query, limit: ROWS });
  const { restore, erase } = useTrashActions(useTrashList.getState);

  return (
    <>
      <PageHead
        title="Trash"
        line={`Deleted items stay here for ${TRASH_DAYS} days. You can restore them until then.`}
        action={<RefreshButton onRefresh={refresh} />}
      />
      <div className="below-4 chars-36">
        <Select<TrashKind | ''>
          aria-label="Kind"
          value={query.kind}
          options={[
            { value: '' as const, label: 'All kinds' },
            ...kinds.map((kind) => ({ value: kind, label: TRASH_KINDS[kind] })),
          ]}
          onChange={(kind) => setQuery({ kind })}
        />
      </div>
      <ListStates
        list={list}
        loadingText="Loading the trash..."
        emptyText={query.kind ? 'No items of this kind are in the trash.' : 'The trash is empty.'}
        emptyAction={query.kind && <Button onClick={() => setQuery({ kind: '' })}>Show all</Button>}
        failedText={LOAD_FAILED}
        page={query.page}
        onPage={(page) => setQuery({ page })}
        pageSize={ROWS}
      >
        {(entries) => (
          <RecordList
            name="Deleted items"
            records={entries}
            columns={COLUMNS}
            actionsWidth={270}
            actions={(entry) => (
              <>
                <Button aria-label={`Restore ${entry.name}`} onClick={() => restore(entry)}>
                  Restore
                </Button>
                <Button type="text" aria-label={`Delete permanently ${entry.name}`} onClick={() => erase(entry)}>
                  Delete permanently
                </Button>
              </>
            )}
          />
        )}
      </ListStates>
    </>
  );
}

function deletedByText({ deletedById, deletedBy }: TrashEntry): string {
  return deletedBy || (deletedById ? 'Deleted account' : 'Unknown');
}
