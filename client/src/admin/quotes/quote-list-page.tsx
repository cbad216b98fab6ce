import { PROJECT_STATUS_LABELS, PROJECT_STATUSES, type ProjectRequest, type ProjectStatus } from '@contract/project';
import type { RequestRow, RequestStatistics } from '@contract/work-list';
import { projectRequests } from '@/api/project-requests.api';
import { ExportButton } from '../exports/export-button';
import { useEnsured } from '../shared/admin-store';
import { ButtonLink } from '../shared/layout/office-button-link';
import { PageHead } from '../shared/layout/page-head';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import type { ListState } from '../shared/lists/admin-list';
import { RowMenu } from '../shared/lists/row-menu';
import { useAddress } from '../shared/lists/use-address';
import { useAround, useStatistics } from '../shared/lists/use-statistics';
import { moneyText } from '../shared/records/money-text';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { useWorkList, type WorkKind } from '../shared/work-lists/use-work-list';
import { WorkList } from '../shared/work-lists/work-list';
import { projectColumns } from './project-columns';
import { useAssignees, useBoard, useProjectList, useRequestStatistics, type WorkFilter } from './project-list';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import { QuoteDialog } from './quote-dialog';
import { checkQuote } from './quote-store';
import { RequestActions } from './request-actions';
import { RequestBoard } from './request-board';
import { RequestDialog } from './request-dialog';
import { REQUEST_CHOICES, REQUEST_FILTER, REQUEST_TABS } from './request-filter';
import { RequestStatusDialog } from './request-status-dialog';
import { useRequestTexts } from './request-texts';
import { SendQuoteDialog } from './send-quote-dialog';
import { useBulkWork } from './use-bulk-work';
import { WorkTools, type WorkView } from './work-tools';

const ALL = { ...REQUEST_FILTER, page: 1 };
const REQUESTS: WorkKind<RequestRow, typeof ALL, ProjectRequest> = {
  useList: useProjectList,
  all: ALL,
  choices: REQUEST_CHOICES,
  // URL parameter that opens a request in a dialog. The parameter `request` opens it as a page instead.
  opens: 'view',
  read: projectRequests.read,
  nameOf: ({ name }) => name,
  texts: QUOTE_ADMIN_TEXTS,
};
const VIEW = { as: 'list' as WorkView };
const VIEWS = { as: ['list', 'board'] as const };

async function readToQuote(id: string): Promise<ProjectRequest> {
  const [request] = await Promise.all([projectRequests.read(id), checkQuote(id)]);
  return request;
}

export function QuoteListPage() {
  const can = useCan();
  const requests = useWorkList(REQUESTS);
  const { query, setQuery, chosen, close } = requests;
  const [{ as: view }, setView] = useAddress(VIEW, VIEWS);
  const isNarrow = useIsNarrow();
  const isBoard = view === 'board' && !isNarrow;
  const { statistics, board, assignees } = useWork(query, requests.list, isBoard);
  const work = useBulkWork(chosen.clear);
  const quoting = useRecordDialog<ProjectRequest>();
  const deciding = useRecordDialog<{ request: ProjectRequest; to?: ProjectStatus }>();
  const sending = useRecordDialog<ProjectRequest>();
  useOpenDialog('quote-terms', quoting, requests.isShown, readToQuote);
  const decide = (request: ProjectRequest, to?: ProjectStatus) => deciding.edit({ request, to });
  const columns = projectColumns(useRequestTexts());
  const menuOf = (row: RequestRow) => [
    { text: 'Assign to', choices: work.assigns(assignees, [row]) },
    { text: 'Delete', onPress: () => work.remove([row._id], row.name) },
  ];
  const tools = (
    <WorkTools
      filter={query}
      onFilter={setQuery}
      assignees={assignees}
      view={isNarrow ? undefined : view}
      onView={(next) => setView({ as: next })}
    />
  );

  return (
    <>
      <PageHead
        title="Project Quote Requests"
        line={<WorkLine statistics={statistics} isFiltered={!!(query.q || query.assignee)} />}
        action={
          can.edit && (
            <div className="row gap-2">
              <ExportButton lists={['requests', 'quotes']} />
              {statistics?.oldestId && (
                <ButtonLink type="primary" to={`/admin/quotes?request=${statistics.oldestId}`}>
                  Answer oldest request
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      <ScreenTabs of="Quotes" />
      {isBoard ? (
        <>
          {tools}
          <RequestBoard
            board={board}
            statistics={statistics}
            menuOf={menuOf}
            onMove={can.edit ? decide : undefined}
            onShowAll={requests.showAll}
            onAll={(status) => {
              setQuery({ status });
              setView({ as: 'list' });
            }}
          />
        </>
      ) : (
        <WorkList
          work={requests}
          name="Project requests"
          tabs={REQUEST_TABS}
          statistics={statistics}
          tools={tools}
          loadingText="Loading project requests..."
          columns={columns}
          isDense
          actionsWidth={can.edit ? 206 : 80}
          actions={(request) => (
            <RequestActions
              request={request}
              onView={() => requests.open(request)}
              onQuote={() => quoting.edit(request)}
              onStatus={() => decide(request)}
              more={can.edit && <RowMenu name={request.name} entries={menuOf(request)} isSmall />}
            />
          )}
          bulk={{
            what: 'requests',
            bulk: work,
            statuses: PROJECT_STATUSES,
            labels: PROJECT_STATUS_LABELS,
            children: <RowMenu text="Assign to" entries={work.assigns(assignees, chosen.records)} />,
          }}
        />
      )}
      <RequestDialog
        request={requests.opened}
        onQuote={quoting.edit}
        onSend={sending.edit}
        onStatus={decide}
        onClose={close}
      />
      <UnshownRecordDialog title="Request details" {...requests.unshown} />
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

function useWork({ q, assignee }: WorkFilter, list: ListState<RequestRow>, isBoard: boolean) {
  const board = useAround(useBoard, { q, assignee }, isBoard ? list : undefined);
  const assignees = useEnsured(useAssignees);
  return {
    statistics: useStatistics(useRequestStatistics, { q, assignee }, list),
    // After a failed search, the board shows the failure, not the results of the search before.
    board: list.status === 'failed' ? list : board,
    assignees: assignees.status === 'ready' ? assignees.value : [],
  };
}

function WorkLine({ statistics, isFiltered }: { statistics: RequestStatistics | undefined; isFiltered: boolean }) {
  const late = statistics?.late ?? 0;
  const open = statistics ? moneyText(statistics.sums.quoted) : '';
  if (late === 0 && !open) return 'Review requests, write quotes and send them';
  return (
    <>
      {isFiltered && 'With these filters: '}
      {late > 0 && (
        <span className="semibold late">
          {late} {late === 1 ? 'request is' : 'requests are'} overdue.
        </span>
      )}
      {open && `Open quotes: ${open}`}
    </>
  );
}
