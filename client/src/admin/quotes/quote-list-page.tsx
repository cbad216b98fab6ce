import { PAGE_SIZE } from '@contract/limits';
import { PROJECT_STATUS_LABELS, PROJECT_STATUSES, type ProjectRequest, type ProjectStatus } from '@contract/project';
import type { RequestRow } from '@contract/work-list';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { projectRequests } from '@/api/office';
import { useReopened } from '../shared/drafts/use-reopened';
import { ButtonLink } from '../shared/layout/button-link';
import { PageHead } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useAdminList } from '../shared/lists/admin-list';
import { BulkBar } from '../shared/lists/bulk-bar';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { RowMenu } from '../shared/lists/row-menu';
import { StatusTabs } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { useChosen } from '../shared/lists/use-chosen';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useNamedRecord } from '../shared/records/use-named-record';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { AssignSelect } from './assign-select';
import { projectColumns } from './project-columns';
import { useProjectList } from './project-list';
import { QUOTE_DRAFT, QuoteDialog } from './quote-dialog';
import { checkQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { RequestActions } from './request-actions';
import { RequestBoard } from './request-board';
import { RequestDialog } from './request-dialog';
import { REQUEST_CHOICES, REQUEST_FILTER, REQUEST_TABS } from './request-filter';
import { RequestStatusDialog, STATUS_DRAFT } from './request-status-dialog';
import { useRequestWords } from './request-words';
import { SendQuoteDialog } from './send-quote-dialog';
import { useBulkWork } from './use-bulk-work';
import { useWork } from './use-work';
import { WorkLine } from './work-line';
import { WorkTools, type WorkView } from './work-tools';

const DEFAULTS = { ...REQUEST_FILTER, page: 1 };
/** As what it is shown, on wide screens. */
const VIEW = { as: 'list' as WorkView };
const VIEWS = { as: ['list', 'board'] as const };
/** Which request is open stands in the address too: the back button closes it. Its page is another parameter: see `QuotesScreen`. */
const OPEN = { view: '' };

/** A request whose status is to change. */
interface Decision {
  request: ProjectRequest;
  to?: ProjectStatus;
}

/** The request, once it is known whether it has a quote. */
async function readToQuote(id: string): Promise<ProjectRequest> {
  const [request] = await Promise.all([projectRequests.read(id), checkQuote(id)]);
  return request;
}

export function QuoteListPage() {
  const can = useCan();
  const [filter, setFilter] = useAddress(DEFAULTS, REQUEST_CHOICES);
  const [{ as: view }, setView] = useAddress(VIEW, VIEWS);
  const query = useMemo(() => ({ ...filter, limit: PAGE_SIZE }), [filter]);
  const projects = useAdminList(useProjectList, QUOTE_ADMIN_TEXTS.loadFailed, query);
  const { list, refresh } = projects;
  const isNarrow = useIsNarrow();
  const isBoard = view === 'board' && !isNarrow;
  const chosen = useChosen(list, ({ name }) => name);
  const isChoosing = chosen.ids.length > 0;
  const { figures, board, assignees } = useWork(filter, list, { isBoard, isHeld: isChoosing });
  const work = useBulkWork(chosen.clear);
  const [opened, setOpened] = useAddress(OPEN);
  const { named, retry } = useNamedRecord<ProjectRequest>(opened.view, projects, projectRequests.read);
  const quoting = useRecordDialog<ProjectRequest>();
  const deciding = useRecordDialog<Decision>();
  const sending = useRecordDialog<ProjectRequest>();
  const isShown = list.status !== 'loading' && named?.status !== 'loading';
  useReopened(QUOTE_DRAFT, isShown, readToQuote, quoting.edit);
  const close = () => setOpened({ view: '' });
  const handleSearch = useCallback((q: string) => setFilter({ q }), [setFilter]);
  const isFiltered = filter.q !== '' || filter.assignee !== '' || filter.status !== '';
  const showAll = isFiltered && (
    <Button onClick={() => setFilter({ q: '', assignee: '', status: '' })}>Show all requests</Button>
  );
  const ofRequests = projectColumns(useRequestWords());
  const columns = can.edit ? [chosen.column, ...ofRequests] : ofRequests;
  const decide = (request: ProjectRequest, to?: ProjectStatus) => deciding.edit({ request, to });
  useReopened(STATUS_DRAFT, isShown && can.edit, projectRequests.read, decide);
  const menuOf = (row: RequestRow) => [
    {
      text: 'Give to',
      choices: [...assignees, { _id: null, name: 'Nobody' }].map((to) => ({
        text: to.name,
        onPress: () => void work.assign([row], to._id ? to : null),
      })),
    },
    { text: 'Delete', onPress: () => work.remove([row._id], row.name) },
  ];
  const tools = (
    <WorkTools
      q={filter.q}
      assignee={filter.assignee}
      assignees={assignees}
      sort={filter.sort}
      order={filter.order}
      view={isNarrow ? undefined : view}
      onSearch={handleSearch}
      onAssignee={(assignee) => setFilter({ assignee })}
      onOrder={(sort, order) => setFilter({ sort, order })}
      onView={(next) => setView({ as: next })}
    />
  );

  return (
    <>
      <PageHead
        title="Project Quote Requests"
        line={<WorkLine figures={figures} />}
        action={
          can.edit &&
          figures?.oldestId && (
            <ButtonLink type="primary" to={`/admin/quotes?request=${figures.oldestId}`}>
              Answer the oldest
            </ButtonLink>
          )
        }
      />
      {isBoard ? (
        <>
          {tools}
          <RequestBoard
            board={board}
            figures={figures}
            menuOf={menuOf}
            onMove={can.edit ? decide : undefined}
            emptyAction={showAll}
            onAll={(status) => {
              setFilter({ status });
              setView({ as: 'list' });
            }}
          />
        </>
      ) : (
        <StatusTabs
          labels={REQUEST_TABS}
          status={filter.status}
          counts={figures && { '': figures.all, ...figures.counts }}
          onStatus={(status) => setFilter({ status })}
        >
          {tools}
          <ListStates
            list={list}
            loadingText="Loading project requests..."
            emptyText={QUOTE_ADMIN_TEXTS.empty}
            emptyAction={showAll}
            failedText={QUOTE_ADMIN_TEXTS.loadFailed}
            onRetry={() => void refresh()}
            page={filter.page}
            onPage={(page) => setFilter({ page })}
          >
            {(records) => (
              <RecordList
                name="Project requests"
                records={records}
                columns={columns}
                isDense
                actionsWidth={can.edit ? 206 : 80}
                actions={(request) => (
                  <RequestActions
                    request={request}
                    onView={() => setOpened({ view: request._id })}
                    onQuote={() => quoting.edit(request)}
                    onStatus={() => decide(request)}
                    more={can.edit && <RowMenu name={request.name} entries={menuOf(request)} isSmall />}
                  />
                )}
              />
            )}
          </ListStates>
          {can.edit && isChoosing && (
            <BulkBar
              name="Chosen requests"
              count={chosen.ids.length}
              statuses={PROJECT_STATUSES}
              labels={PROJECT_STATUS_LABELS}
              onStatus={(status) => work.setStatus(chosen.ids, status)}
              onRemove={() => work.remove(chosen.ids, chosen.name)}
              onAll={chosen.all}
              onClear={chosen.clear}
            >
              <AssignSelect assignees={assignees} onAssign={(to) => void work.assign(chosen.records, to)} />
            </BulkBar>
          )}
        </StatusTabs>
      )}
      <RequestDialog
        request={named?.status === 'ready' ? named.record : undefined}
        onQuote={quoting.edit}
        onSend={sending.edit}
        onStatus={decide}
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
      <RequestStatusDialog
        open={deciding.open}
        request={deciding.record?.request ?? null}
        to={deciding.record?.to}
        onClose={deciding.close}
      />
      <SendQuoteDialog open={sending.open} request={sending.record} onClose={sending.close} />
    </>
  );
}
