import type { Comment } from '@contract/comments';
import { TRUNCATE } from '@contract/limits';
import { postPath } from '@contract/read-paths';
import { truncate } from '@/lib/truncate';
import type { RecordColumn } from '../shared/lists/record-columns';
import { When } from '../shared/records/when';
import { CommentStatusTag } from './comment-status-tag';

export const COMMENT_COLUMNS: readonly RecordColumn<Comment>[] = [
  { key: 'name', title: 'Name', width: 130, render: ({ name }) => <b dir="auto">{name}</b> },
  {
    key: 'text',
    title: 'Comment',
    render: (comment) => (
      <>
        <span dir="auto">{truncate(comment.text, TRUNCATE.adminCard)}</span>
        <br />
        <small>
          On <PostLink comment={comment} />
        </small>
      </>
    ),
  },
  { key: 'status', title: 'Status', width: 110, render: (comment) => <CommentStatusTag comment={comment} /> },
  {
    key: 'createdAt',
    title: 'Date',
    width: 130,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
];

export function PostLink({ comment: { post } }: { comment: Comment }) {
  if (!post.title) return <>a deleted post</>;
  return (
    <a href={`${postPath(post._id)}#comments`} dir="auto">
      {post.title}
    </a>
  );
}
