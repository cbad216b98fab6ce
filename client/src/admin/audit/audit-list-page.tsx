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
import { AUDIT_TEXTS } from './audit-texts';

const useAuditList = createAdminList(audit.list);

/** Number of entries on a page. Other lists have buttons in their rows and show fewer. */
const ROWS = 20;
const NO_FILTER = { action: '' as AuditAction | '', actorId: '', day: '' };
const DEFAULTS = { ...NO_FILTER, page: 1 };
const CHOICES = { action: ['', ...AUDIT_ACTIONS] } as const;

export function AuditListPage() {
  const [asked, setFilter] = useAddress(DEFAULTS, CHOICES);
  const filter = { ...asked, day: isDay(asked.day) ? asked.day : '' };
  const { list, refresh } = useAdminList(useAuditList, AUDIT_TEXTS.load, { ...filter, limit: ROWS });
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
        emptyText={isFiltered ? AUDIT_TEXTS.emptyFilter : AUDIT_TEXTS.empty}
        emptyAction={isFiltered && <Button onClick={() => setFilter(NO_FILTER)}>Show all</Button>}
        failedText={AUDIT_TEXTS.load}
        onRetry={() => void refresh()}
        page={filter.page}
        onPage={(page) => setFilter({ page })}
        pageSize={ROWS}
      >
        {(entries) => <RecordList name="Audit log" records={entries} columns={AUDIT_COLUMNS} />}
      </ListStates>
    </>
  );
}
