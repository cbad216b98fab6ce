import { BLOG_FIELDS, BLOG_STATUS_LABELS, type Blog } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/drafts';
import { formatMinute } from '@contract/lusaka-day';
import { useRef, useState } from 'react';
import { newKey } from '@/api/idempotency';
import { posts } from '@/api/office';
import { Room } from '../../room/room';
import { isDetail, type RoomFormProps, useRoomForm } from '../../room/use-room-form';
import { recordFields, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { Paper } from '../../texts/paper';
import { POST_TEXTS, saveTextsOf } from '../post-dialog';
import type { Appearance } from '../post-save-buttons';
import { RoomHead } from './room-head';
import { blankPost, type Missing, type PostForm, toRoomForm } from './room-text';
import { useMissingQuestion } from './use-missing-question';

const DETAILS = ['image', 'authorName', 'category', 'tags', 'isFeatured'] as const;
const POST_ROOM = { kind: 'post', read: posts.read, toForm: toRoomForm } as const;

export const PostRoom = ({ id }: { id: string }) => (
  <Room kind="post" id={id} read={posts.read} blank={blankPost()} failed={POST_TEXTS.load} form={PostRoomForm} />
);

function PostRoomForm(props: RoomFormProps<Blog>) {
  const { record: post, room, showField, versions, narrowVersions, form, paper } = useRoomForm(POST_ROOM, props);
  const [blank] = useState(blankPost);
  /** Of the button that was pressed: also when the same is sent again after a conflict. */
  const appearance = useRef<Appearance | null>(null);
  const save = (typed: PostForm, updatedAt: string | undefined, stored: Blog | null) => {
    const input = { ...toInput(WRITTEN_FIELDS, typed), ...form.draftKeeper.saved() };
    return stored
      ? posts.update(stored._id, { ...input, ...appearance.current, updatedAt })
      : posts.create({ ...input, status: 'draft', publishAt: '', ...appearance.current }, newKey());
  };
  /** Leads to the first thing that is missing. */
  const goTo = (first: Missing['first']) => {
    showField(first);
    if (isDetail('post', first)) document.getElementById(first)?.focus();
    else
      [...document.querySelectorAll<HTMLInputElement>('figure input[name="alt"]')].find((alt) => !alt.value)?.focus();
  };
  const ask = useMissingQuestion(goTo);
  return (
    <DialogForm<PostForm, Blog>
      {...form}
      initial={blank}
      fields={recordFields(WRITTEN_FIELDS)}
      save={save}
      onClose={() => {
        appearance.current = null;
      }}
      texts={saveTextsOf(post)}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomHead
            post={post}
            keeping={room.words(
              post?.status === 'scheduled' ? `Appears on ${formatMinute(new Date(post.publishAt))}` : '',
            )}
            tools={versions}
            narrowTools={narrowVersions}
            beforePreview={form.draftKeeper.flush}
            isOff={isOff}
            onSave={(chosen) =>
              ask({ ...blank, ...fields.getFieldsValue() }, post?.status === 'draft' || !post ? chosen : {}, () => {
                appearance.current = chosen;
                fields.submit();
              })
            }
          />
        </RoomBar>
      )}
    >
      <Paper {...paper} hasLead>
        {post && (
          <p>
            Status: {BLOG_STATUS_LABELS[post.status]}
            {post.status === 'scheduled' && `, for ${formatMinute(new Date(post.publishAt))}`}
          </p>
        )}
        {DETAILS.map((name) => (
          <RecordInput key={name} name={name} field={BLOG_FIELDS[name]} onBusyChange={paper.onBusyChange} />
        ))}
      </Paper>
    </DialogForm>
  );
}
