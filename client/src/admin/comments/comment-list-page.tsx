import { COMMENT_STATUS_LABELS, COMMENT_STATUSES, type Comment, type CommentStatus } from '@contract/comments';
import { PAGE_SIZE } from '@contract/limits';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { comments } from '@/api/office';
import { useServerRead } from '@/stores/own-store';
import { useRemoteOf } from '@/stores/server-store';
import { useReopened } from '../shared/drafts/use-reopened';
import { PageHead } from '../shared/layout/page-head';
import { useAdminList } from '../shared/lists/admin-list';
import { BulkBar } from '../shared/lists/bulk-bar';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { SearchBox } from '../shared/lists/search-box';
import search from '../shared/lists/search-box.module.css';
import { StatusTabs } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { useChosen } from '../shared/lists/use-chosen';
import { readSettings } from '../shared/read-settings';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useNamedRecord } from '../shared/records/use-named-record';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { useOfficePolling } from '../shared/use-office-polling';
import { COMMENT_COLUMNS } from './comment-columns';
import { CommentDialog } from './comment-dialog';
import { useCommentFigures, useCommentList } from './comment-list';
import { COMMENT_LIST_TEXTS, STATUS_ACTIONS } from './comment-texts';
import { ReplyDialog } from './reply-dialog';
import { useCommentBulk, useCommentWork } from './use-comment-work';

const DEFAULTS = { q: '', status: '' as CommentStatus | '', page: 1 };
const TABS: ReadonlyMap<CommentStatus | '', string> = new Map([
  ['', 'All'],
  ...COMMENT_STATUSES.map((status) => [status, COMMENT_STATUS_LABELS[status]] as const),
]);
const CHOICES = { status: [...TABS.keys()] };
/** Which comment is open stands in the address too: other screens link to it, and the back button closes it. */
const OPEN = { comment: '' };
const ANSWERS = ['approved', 'refused'] as const;
const nameOf = ({ name, createdAt }: Comment): string => `the comment of ${name}, ${createdAt.slice(0, 10)}`;

export function CommentListPage() {
  const [filter, setFilter] = useAddress(DEFAULTS, CHOICES);
  const [opened, setOpened] = useAddress(OPEN);
  const query = useMemo(() => ({ ...filter, limit: PAGE_SIZE }), [filter]);
  const held = useAdminList(useCommentList, COMMENT_LIST_TEXTS.loadFailed, query);
  const { list, refresh } = held;
  const can = useCan();
  const chosen = useChosen(list, nameOf);
  const isChoosing = chosen.ids.length > 0;
  const bulk = useCommentBulk(chosen.clear);
  const figures = useFigures(filter.q, list.status === 'ready' && !list.isRefreshing ? list.value : null);
  useOfficePolling(useCommentList.getState().renew, isChoosing);
  const replying = useRecordDialog<Comment>();
  const work = useCommentWork();

  const { named, retry } = useNamedRecord(opened.comment, held, comments.read);
  useReopened('comment-reply', list.status !== 'loading' && named?.status !== 'loading', comments.read, replying.edit);
  const close = () => setOpened({ comment: '' });
  const handleSearch = useCallback((q: string) => setFilter({ q }), [setFilter]);
  const columns = can.edit ? [chosen.column, ...COMMENT_COLUMNS] : COMMENT_COLUMNS;
  const isFiltered = filter.q !== '' || filter.status !== '';

  return (
    <>
      <PageHead
        title="Comments"
        line={<WhatVisitorsSee />}
        action={<Button onClick={() => void refresh()}>Refresh</Button>}
      />
      <StatusTabs
        labels={TABS}
        status={filter.status}
        counts={figures && { '': figures.all, ...figures.counts }}
        onStatus={(status) => setFilter({ status })}
      >
        <section aria-label="Filters" className={`below-4 ${search.box}`}>
          <SearchBox label="Search name, email or text" value={filter.q} onSearch={handleSearch} />
        </section>
        <ListStates
          list={list}
          loadingText="Loading comments..."
          emptyText={COMMENT_LIST_TEXTS.empty}
          emptyAction={
            isFiltered && <Button onClick={() => setFilter({ q: '', status: '' })}>Show all comments</Button>
          }
          failedText={COMMENT_LIST_TEXTS.loadFailed}
          onRetry={() => void refresh()}
          page={filter.page}
          onPage={(page) => setFilter({ page })}
        >
          {(shown) => (
            <RecordList
              name="Comments"
              records={shown}
              columns={columns}
              actions={(comment) => (
                <>
                  <Button
                    size="small"
                    aria-label={`View ${nameOf(comment)}`}
                    onClick={() => setOpened({ comment: comment._id })}
                  >
                    View
                  </Button>
                  {can.edit &&
                    ANSWERS.filter((status) => status !== comment.status).map((status) => (
                      <Button
                        key={status}
                        size="small"
                        aria-label={`${STATUS_ACTIONS[status]} ${nameOf(comment)}`}
                        onClick={() => void work.setStatus(comment, status)}
                      >
                        {STATUS_ACTIONS[status]}
                      </Button>
                    ))}
                </>
              )}
            />
          )}
        </ListStates>
        {can.edit && isChoosing && (
          <BulkBar
            name="Chosen comments"
            count={chosen.ids.length}
            statuses={ANSWERS}
            labels={STATUS_ACTIONS}
            onStatus={(status) =>
              bulk.setStatus(
                chosen.records,
                status,
                (them) => `${status === 'approved' ? 'Approved' : 'Refused'} ${them}`,
              )
            }
            onRemove={() => bulk.remove(chosen.ids, chosen.name)}
            onAll={chosen.all}
            onClear={chosen.clear}
          />
        )}
      </StatusTabs>
      <CommentDialog
        comment={named?.status === 'ready' ? named.record : undefined}
        onStatus={(comment, status) => void work.setStatus(comment, status)}
        onReply={replying.edit}
        onWithdraw={(comment) => void work.withdrawReply(comment)}
        onDelete={(comment) => work.remove(comment, close)}
        onClose={close}
      />
      <UnshownRecordDialog
        named={named}
        title="Comment details"
        unknownText={COMMENT_LIST_TEXTS.unknown}
        failedText={COMMENT_LIST_TEXTS.openFailed}
        onRetry={retry}
        onClose={close}
      />
      <ReplyDialog open={replying.open} comment={replying.record} onSaved={work.renew} onClose={replying.close} />
    </>
  );
}

/** Unknown settings are believed to be as most are. */
function WhatVisitorsSee() {
  const can = useCan();
  const settings = useServerRead(readSettings);
  if (settings.status !== 'ready' || settings.value.enableComments) {
    return 'What visitors wrote under your posts. They see what you approve.';
  }
  return (
    <>
      <span>Comments are switched off: visitors see neither the form nor the comments.</span>{' '}
      {can.administer && <Link to="/admin/settings#enableComments">Switch them on in Settings</Link>}
    </>
  );
}

/** How many of each status that search finds, asked for again whenever the list has changed. */
function useFigures(q: string, rows: object | null) {
  const ask = useCommentFigures(({ reload }) => reload);
  const figures = useRemoteOf(useCommentFigures);
  useEffect(() => {
    if (rows) void ask(q);
  }, [rows, q, ask]);
  return figures.status === 'ready' ? figures.value : undefined;
}
