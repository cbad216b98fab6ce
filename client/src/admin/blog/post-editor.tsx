import { BLOG_FIELDS, BLOG_STATUS_LABELS, type Blog } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import { Button } from 'antd';
import { useState } from 'react';
import { posts } from '@/api/posts.api';
import { RecordInput } from '../shared/fields/record-inputs';
import { StatusTag } from '../shared/records/status-tag';
import { EditorPage } from '../texts/editor-page';
import type { TextActs } from '../texts/text-form-props';
import { POST_TEXTS } from './post-dialog';
import { ScheduleButtons } from './post-save-buttons';
import { blankPost, missingIn } from './post-text';

const DETAILS = ['image', 'authorName', 'category', 'tags', 'isFeatured'] as const;
const TONES = { draft: 'wait', scheduled: 'busy', published: 'good' } as const;

const statusLine = ({ status, publishAt }: Blog) =>
  `Status: ${BLOG_STATUS_LABELS[status]}${status === 'scheduled' ? `, for ${formatMinute(new Date(publishAt))}` : ''}`;

export function PostEditor({ id }: { id: string }) {
  const [blank] = useState(blankPost);
  return (
    <EditorPage
      kind="blogs"
      id={id}
      blank={blank}
      failed={POST_TEXTS.load}
      hasLead
      tag={(post) => {
        const { status } = post ?? { status: 'draft' };
        return <StatusTag tone={TONES[status]}>{BLOG_STATUS_LABELS[status]}</StatusTag>;
      }}
      menu={(post, acts) => <PostMenu post={post} acts={acts} />}
      missingIn={missingIn}
      details={({ record }, onBusyChange) => (
        <>
          {record && <p>{statusLine(record)}</p>}
          {DETAILS.map((name) => (
            <RecordInput key={name} name={name} field={BLOG_FIELDS[name]} onBusyChange={onBusyChange} />
          ))}
        </>
      )}
    />
  );
}

function PostMenu({ post, acts }: { post: Blog | null; acts: TextActs<'blogs'> }) {
  const status = post?.status ?? 'draft';
  const toDraft = () =>
    acts.change(
      ({ _id, updatedAt }) => posts.update(_id, { status: 'draft', updatedAt }),
      'Draft saved. Visitors do not see it.',
      POST_TEXTS.update.failed,
    );
  return (
    <>
      <ScheduleButtons
        status={status}
        publishAt={post?.publishAt}
        isOff={acts.isBusy}
        onSchedule={acts.publish}
        onPublish={() => acts.publish()}
      />
      {status !== 'draft' && (
        <Button disabled={acts.isBusy} onClick={toDraft}>
          {status === 'published' ? 'Unpublish' : 'Save as draft'}
        </Button>
      )}
    </>
  );
}
