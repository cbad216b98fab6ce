import { PAGE_SIZE } from '@contract/limits';
import type { ProjectRequest, ProjectStatus } from '@contract/project';
import { useMemo } from 'react';
import { projectRequests } from '@/api/office';
import { useReopened } from '../shared/drafts/use-reopened';
import { PageHead } from '../shared/layout/page-head';
import { useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useNamedRecord } from '../shared/records/use-named-record';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { PROJECT_COLUMNS } from './project-columns';
import { useProjectList } from './project-list';
import { QuoteDialog } from './quote-dialog';
import { checkQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { RequestActions } from './request-actions';
import { RequestDialog } from './request-dialog';
import { RequestStatusDialog } from './request-status-dialog';
import { SendQuoteDialog } from './send-quote-dialog';
import { STATUS_TABS, StatusTabs } from './status-tabs';

const DEFAULTS = { status: '' as ProjectStatus | '', page: 1 };
/** Which request is open stands in the address too: the back button closes it. Its page is another parameter: see `QuotesScreen`. */
const OPEN = { view: '' };

/** The request, once it is known whether it has a quote. */
async function readToQuote(id: string): Promise<ProjectRequest> {
  const [request] = await Promise.all([projectRequests.read(id), checkQuote(id)]);
  return request;
}

export function QuoteListPage() {
  const [filter, setFilter] = useAddress(DEFAULTS, { status: STATUS_TABS });
  const query = useMemo(() => ({ ...filter, limit: PAGE_SIZE }), [filter]);
  const projects = useAdminList(useProjectList, QUOTE_ADMIN_TEXTS.loadFailed, query);
  const { list, refresh } = projects;
  const [opened, setOpened] = useAddress(OPEN);
  const { named, retry } = useNamedRecord(opened.view, projects, projectRequests.read);
  const quoting = useRecordDialog<ProjectRequest>();
  const deciding = useRecordDialog<ProjectRequest>();
  const sending = useRecordDialog<ProjectRequest>();
  useReopened('quote', list.status !== 'loading' && named?.status !== 'loading', readToQuote, quoting.edit);
  const close = () => setOpened({ view: '' });

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
          page={filter.page}
          onPage={(page) => setFilter({ page })}
        >
          {(records) => (
            <RecordList
              name="Project requests"
              records={records}
              columns={PROJECT_COLUMNS}
              actions={(request) => (
                <RequestActions
                  request={request}
                  onView={() => setOpened({ view: request._id })}
                  onQuote={() => quoting.edit(request)}
                  onStatus={() => deciding.edit(request)}
                />
              )}
            />
          )}
        </ListStates>
      </StatusTabs>
      <RequestDialog
        request={named?.status === 'ready' ? named.record : undefined}
        onQuote={quoting.edit}
        onSend={sending.edit}
        onStatus={deciding.edit}
        onClose={close}
      />
      <UnshownRecordDialog
        named={named}
        title="Request details"
        unknownText={QUOTE_ADMIN_TEXTS.unknown}
        failedText={QUOTE_ADMIN_TEXTS.openFailed}
        onRetry={retry}
        onClose={close}
      />
      <QuoteDialog open={quoting.open} request={quoting.record} onClose={quoting.close} />
      <RequestStatusDialog open={deciding.open} request={deciding.record} onClose={deciding.close} />
      <SendQuoteDialog open={sending.open} request={sending.record} onClose={sending.close} />
    </>
  );
}
