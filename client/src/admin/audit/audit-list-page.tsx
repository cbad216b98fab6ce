import { AUDIT_ACTIONS } from '@contract/calls/audit.calls';
import type { AuditAction } from '@contract/calls/call';
import { isDay } from '@contract/lusaka-day';
import { Button } from 'antd';
import { audit } from '@/api/audit.api';
import { PageHead } from '../shared/layout/page-head';
import { createAdminList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { RefreshButton } from '../shared/lists/refresh-button';
import { useAddress } from '../shared/lists/use-address';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';

const useAuditList = createAdminList(audit.list);

/** Number of entries on a page. Other lists have buttons in their rows and show fewer. */
const ROWS = 20;
const NO_FILTER = { action: '' as AuditAction | '', actorId: '', day: '' };
const DEFAULTS = { ...NO_FILTER, page: 1 };
const LOAD_FAILED = 'Failed to load the audit log';
const CHOICES = { action: ['', ...AUDIT_ACTIONS] } as const;

export function AuditListPage() {
  const [requested, setFilter] = useAddress(DEFAULTS, CHOICES);
  const filter = { ...requested, day: isDay(requested.day) ? requested.day : '' };
  const { list, refresh } = useAdminList(useAuditList, LOAD_FAILED, { ...filter, limit: ROWS });
  const isFiltered = filter.action !== '' || filter.actorId !== '' || filter.day !== '';

  return (
    <>
      <PageHead
        title="Audit log"
        line="Shows who changed, deleted or exported something, and when. Entries cannot be edited."
        action={<RefreshButton onRefresh={refresh} />}
      />
      <AuditFilters filter={filter} onChange={setFilter} />
      <ListStates
        list={list}
        loadingText="Loading the audit log..."
        emptyText={
          isFiltered ? 'No entries match these filters.' : 'No entries yet. Changes by staff will appear here.'
        }
        emptyAction={isFiltered && <Button onClick={() => setFilter(NO_FILTER)}>Show all</Button>}
        failedText={LOAD_FAILED}
        page={filter.page}
        onPage={(page) => setFilter({ page })}
        pageSize={ROWS}
      >
        {(entries) => <RecordList name="Audit log" records={entries} columns={AUDIT_COLUMNS} />}
      </ListStates>
    </>
  );
}
