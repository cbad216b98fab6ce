import { BLOG_FIELDS, BLOG_STATUS_LABELS, type Blog } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/drafts';
import { formatMinute } from '@contract/lusaka-day';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { posts } from '@/api/office';
import type { ReadRoom } from '../../room/read-room';
import styles from '../../room/room.module.css';
import { RoomPaper } from '../../room/room-paper';
import { useKeptRoom } from '../../room/use-kept-room';
import { useLatest } from '../../room/use-latest';
import { recordFields, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { findWriterOf } from '../../versions/find-writer';
import { VersionsButton } from '../../versions/versions-button';
import { saveTextsOf } from '../post-dialog';
import type { Appearance } from '../post-save-buttons';
import { RoomHead } from './room-head';
import { blankPost, type Missing, type PostForm, toRoomForm } from './room-text';
import { useMissingQuestion } from './use-missing-question';

const FIND_WRITER = findWriterOf('post');
const DETAILS = ['image', 'authorName', 'category', 'tags', 'isFeatured'] as const;
const isDetail = (name: string) => name !== 'title' && name !== 'content';

interface PostRoomFormProps extends ReadRoom<Blog> {
  onRestored: (post: Blog, isUndone: boolean, drop: () => void) => void;
}

export function PostRoomForm({ record: read, onRestored, ...text }: PostRoomFormProps) {
  /** As this room has read or saved it last. */
  const [known, setKnown] = useState(read);
  const [blank] = useState(blankPost);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  /** Of the button that was pressed: also when the same is sent again after a conflict. */
  const appearance = useRef<Appearance | null>(null);
  const room = useKeptRoom('post', text);
  const post = useLatest(known, room.origin, posts.read);
  const { draftName, draftKeeper } = room;

  const versions = post && {
    of: { kind: 'post' as const, id: post._id },
    name: post.title,
    isShown: post.status === 'published',
    isUnsaved: room.isUnsaved,
    onRestored: (record: object, isUndone: boolean) => onRestored(record as Blog, isUndone, room.drop),
  };
  const save = (form: PostForm, updatedAt: string | undefined, stored: Blog | null) => {
    const input = { ...toInput(WRITTEN_FIELDS, form), ...draftKeeper.saved() };
    return stored
      ? posts.update(stored._id, { ...input, ...appearance.current, updatedAt })
      : posts.create({ ...input, status: 'draft', publishAt: '', ...appearance.current });
  };
  /** Leads to the first thing that is missing. */
  const goTo = (first: Missing['first']) => {
    flushSync(() => setIsDetailsOpen(isDetail(first)));
    if (isDetail(first)) document.getElementById(first)?.focus();
    else
      [...document.querySelectorAll<HTMLInputElement>('figure input[name="alt"]')].find((alt) => !alt.value)?.focus();
  };
  const ask = useMissingQuestion(goTo);
  return (
    <DialogForm<PostForm, Blog>
      open
      isRoom
      record={post}
      toForm={toRoomForm}
      initial={blank}
      fields={recordFields(WRITTEN_FIELDS)}
      note={room.note}
      findWriter={FIND_WRITER}
      draftName={draftName}
      draftKeeper={draftKeeper}
      save={save}
      onStored={(stored) => {
        setKnown(stored);
        room.settle(stored._id);
      }}
      onDiscarded={room.leave}
      onClose={() => {
        appearance.current = null;
      }}
      onFieldError={(first) => flushSync(() => setIsDetailsOpen(isDetail(first)))}
      texts={saveTextsOf(post)}
      isSaveDisabled={() => isUploading}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomHead
            post={post}
            keeping={room.words(
              post?.status === 'scheduled' ? `Appears on ${formatMinute(new Date(post.publishAt))}` : '',
            )}
            tools={versions && <VersionsButton {...versions} className={styles.wide} />}
            narrowTools={versions && <VersionsButton {...versions} className={styles.narrow} />}
            beforePreview={draftKeeper.flush}
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
      <RoomPaper
        heading={post ? `Write: ${post.title}` : 'Write a post'}
        hasLead
        stored={known && toRoomForm(known)}
        onBusyChange={setIsUploading}
        isDetailsOpen={isDetailsOpen}
        onDetails={setIsDetailsOpen}
      >
        {post && (
          <p>
            Status: {BLOG_STATUS_LABELS[post.status]}
            {post.status === 'scheduled' && `, for ${formatMinute(new Date(post.publishAt))}`}
          </p>
        )}
        {DETAILS.map((name) => (
          <RecordInput key={name} name={name} field={BLOG_FIELDS[name]} onBusyChange={setIsUploading} />
        ))}
      </RoomPaper>
    </DialogForm>
  );
}
