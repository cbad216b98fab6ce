import { PAGE_SIZE } from '@contract/limits';
import type { ProjectRequest, ProjectStatus } from '@contract/project';
import { useMemo } from 'react';
import type { ProjectQuery } from '@/api/quotes';
import { ListStates } from '../shared/list-states';
import { PageHead } from '../shared/page-head';
import { Pager } from '../shared/pager';
import { RecordList } from '../shared/record-list';
import { useAddress } from '../shared/use-address';
import { useAdminList } from '../shared/use-admin-list';
import { useRecordDialog } from '../shared/use-record-dialog';
import { PROJECT_COLUMNS } from './project-columns';
import { useProjectList } from './project-list';
import { QuoteDialog } from './quote-dialog';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { RequestActions } from './request-actions';
import { RequestDialog } from './request-dialog';
import { RequestStatusDialog } from './request-status-dialog';
import { SendQuoteDialog } from './send-quote-dialog';
import { STATUS_TABS, StatusTabs } from './status-tabs';

const DEFAULTS = { status: '' as ProjectStatus | '', page: 1 };

export function QuoteListPage() {
  const [filter, setFilter] = useAddress(DEFAULTS, { status: STATUS_TABS });
  const query = useMemo<ProjectQuery>(() => ({ ...filter, limit: PAGE_SIZE }), [filter]);
  const { list, refresh } = useAdminList(useProjectList, QUOTE_ADMIN_TEXTS.loadFailed, query);
  const reading = useRecordDialog<ProjectRequest>();
  const quoting = useRecordDialog<ProjectRequest>();
  const deciding = useRecordDialog<ProjectRequest>();
  const sending = useRecordDialog<ProjectRequest>();
  // The open request as the list has it now: its status may have changed under the dialog.
  const current = list.status === 'ready' ? list.items.find(({ _id }) => _id === reading.record?._id) : undefined;

  return (
    <>
      <PageHead title="Project Quote Requests" line="Review requests, write quotes and send them" />
      <StatusTabs status={filter.status} onStatus={(status) => setFilter({ status })}>
        <ListStates
          list={list}
          loadingText="Loading project requests..."
          emptyText={QUOTE_ADMIN_TEXTS.empty}
          failedText={QUOTE_ADMIN_TEXTS.loadFailed}
          onRetry={() => void refresh()}
        >
          {(records, total) => (
            <>
              <RecordList
                name="Project requests"
                records={records}
                columns={PROJECT_COLUMNS}
                actions={(request) => (
                  <RequestActions
                    request={request}
                    onView={() => reading.edit(request)}
                    onQuote={() => quoting.edit(request)}
                    onStatus={() => deciding.edit(request)}
                  />
                )}
              />
              <Pager page={filter.page} total={total} pageSize={PAGE_SIZE} onPage={(page) => setFilter({ page })} />
            </>
          )}
        </ListStates>
      </StatusTabs>
      <RequestDialog
        open={reading.open}
        request={current ?? reading.record}
        onQuote={quoting.edit}
        onSend={sending.edit}
        onStatus={deciding.edit}
        onClose={reading.close}
      />
      <QuoteDialog open={quoting.open} request={quoting.record} onClose={quoting.close} />
      <RequestStatusDialog open={deciding.open} request={deciding.record} onClose={deciding.close} />
      <SendQuoteDialog open={sending.open} request={sending.record} onClose={sending.close} />
    </>
  );
}
