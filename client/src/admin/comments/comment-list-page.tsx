import { COMMENT_STATUS_LABELS, type Comment, type CommentStatus } from '@contract/comments';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { comments } from '@/api/comments.api';
import { useServerRead } from '@/stores/local-server-store';
import { PageHead } from '../shared/layout/page-head';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { RefreshButton } from '../shared/lists/refresh-button';
import { tabsOf } from '../shared/lists/status-tabs';
import { useStatistics } from '../shared/lists/use-statistics';
import { readSettings } from '../shared/read-settings';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { useWorkList, type WorkKind } from '../shared/work-lists/use-work-list';
import { WorkList } from '../shared/work-lists/work-list';
import { COMMENT_COLUMNS } from './comment-columns';
import { CommentDialog } from './comment-dialog';
import { ReplyDialog } from './comment-reply-dialog';
import { COMMENT_LIST_TEXTS, STATUS_ACTIONS, useCommentList, useCommentStatistics } from './comment-stores';
import { useCommentBulk, useCommentWork } from './use-comment-work';

const ALL = { q: '', status: '' as CommentStatus | '', page: 1 };
const TABS = tabsOf(COMMENT_STATUS_LABELS);
const COMMENTS: WorkKind<Comment, typeof ALL> = {
  useList: useCommentList,
  all: ALL,
  choices: { status: [...TABS.keys()] },
  opens: 'comment',
  read: comments.read,
  nameOf: ({ name, createdAt }) => `the comment of ${name}, ${createdAt.slice(0, 10)}`,
  texts: COMMENT_LIST_TEXTS,
};
const ANSWERS = ['approved', 'refused'] as const;

export function CommentListPage() {
  const held = useWorkList(COMMENTS);
  const { list, close } = held;
  const can = useCan();
  const statistics = useStatistics(useCommentStatistics, held.query.q, list);
  const replying = useRecordDialog<Comment>();
  useOpenDialog('comment-reply', replying, held.isShown, comments.read);
  const work = useCommentWork();
  const bulk = useCommentBulk(held.chosen.clear);

  return (
    <>
      <PageHead title="Comments" line={<VisibilityNote />} action={<RefreshButton onRefresh={held.refresh} />} />
      <ScreenTabs of="Blog" />
      <WorkList
        work={held}
        name="Comments"
        tabs={TABS}
        statistics={statistics}
        tools="Search name, email or text"
        loadingText="Loading comments..."
        columns={COMMENT_COLUMNS}
        actions={(comment) => (
          <>
            <Button size="small" aria-label={`View ${COMMENTS.nameOf(comment)}`} onClick={() => held.open(comment)}>
              View
            </Button>
            {can.edit &&
              ANSWERS.filter((status) => status !== comment.status).map((status) => (
                <Button
                  key={status}
                  size="small"
                  aria-label={`${STATUS_ACTIONS[status]} ${COMMENTS.nameOf(comment)}`}
                  onClick={() => void work.setStatus(comment, status)}
                >
                  {STATUS_ACTIONS[status]}
                </Button>
              ))}
          </>
        )}
        bulk={{ what: 'comments', bulk, statuses: ANSWERS, labels: STATUS_ACTIONS }}
      />
      <CommentDialog
        comment={held.opened}
        onStatus={(comment, status) => void work.setStatus(comment, status)}
        onReply={replying.edit}
        onWithdraw={(comment) => void work.withdrawReply(comment)}
        onDelete={(comment) => work.remove(comment, close)}
        onClose={close}
      />
      <UnshownRecordDialog title="Comment details" {...held.unshown} />
      <ReplyDialog open={replying.open} comment={replying.record} onSaved={work.renew} onClose={replying.close} />
    </>
  );
}

/** Tells what visitors see of the comments. Assumes that comments are on until the settings have loaded. */
function VisibilityNote() {
  const can = useCan();
  const settings = useServerRead(readSettings);
  if (settings.status !== 'ready' || settings.value.enableComments) {
    return 'Comments from visitors on your posts. Only approved comments are shown on the site.';
  }
  return (
    <>
      <span>Comments are turned off. Visitors see no comments and no comment form.</span>{' '}
      {can.administer && <Link to="/admin/settings#enableComments">Turn on comments in Settings</Link>}
    </>
  );
}
