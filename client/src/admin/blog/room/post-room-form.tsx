import { BLOG_FIELDS, BLOG_STATUS_LABELS, type Blog } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/post-drafts';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { posts } from '@/api/office';
import styles from '../../room/room.module.css';
import { RoomPaper } from '../../room/room-paper';
import { roomOf } from '../../room/use-open-room';
import { dropOfficeDraft, isDraftKept } from '../../shared/drafts/office-draft';
import { recordFields, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { useRecordForm } from '../../shared/forms/use-record-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { VersionsButton } from '../../versions/versions-button';
import { saveTextsOf } from '../post-dialog';
import { draftNameOf, type Keeping, MOVED, postDraftKeeper } from '../post-draft-keeper';
import type { Appearance } from '../post-save-buttons';
import { RoomHead } from './room-head';
import { BLANK, type PostForm, toRoomForm } from './room-text';

const DETAILS = ['image', 'authorName', 'category', 'tags', 'isFeatured'] as const;
const isDetail = (name: string) => name !== 'title' && name !== 'content';

interface PostRoomFormProps {
  post: Blog | null;
  /** Under which the text is kept when it is not saved. */
  textId: string;
  onRestored: (post: Blog, isUndone: boolean, drop: () => void) => void;
}

export function PostRoomForm({ post: read, textId, onRestored }: PostRoomFormProps) {
  const [post, setPost] = useState(read);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  /** Of the button that was pressed: also when the same is sent again after a conflict. */
  const appearance = useRef<Appearance | null>(null);
  const navigate = useNavigate();
  const id = post?._id;
  /** Of a text that met another one in its place. */
  const [moved, setMoved] = useState<string | null>(null);
  const place = id ?? textId;
  const draftName = draftNameOf(moved ?? place);
  const isNew = !id;
  const [stays] = useState(textId);
  const draftKeeper = useMemo(
    () =>
      postDraftKeeper(place, setKeeping, (to) => {
        setMoved(to);
        if (isNew) void navigate(roomOf('/admin/blog', to), { replace: true, state: { stays } });
      }),
    [place, isNew, stays, navigate],
  );

  const versions = post && {
    of: { kind: 'post' as const, id: post._id },
    name: post.title,
    isShown: post.status === 'published',
    isUnsaved: () => isDraftKept(draftName),
    onRestored: (record: object, isUndone: boolean) =>
      onRestored(record as Blog, isUndone, () => {
        dropOfficeDraft(draftName);
        draftKeeper.drop();
      }),
  };
  const save = (form: PostForm, updatedAt: string | undefined) => {
    const input = { ...toInput(WRITTEN_FIELDS, form), ...draftKeeper.saved() };
    return id
      ? posts.update(id, { ...input, ...appearance.current, updatedAt })
      : posts.create({ ...input, status: 'draft', publishAt: '', ...appearance.current });
  };
  const form = useRecordForm<PostForm, Blog>({
    open: true,
    isRoom: true,
    title: 'Write',
    record: post,
    toForm: toRoomForm,
    blank: BLANK,
    fields: recordFields(WRITTEN_FIELDS),
    draftName,
    draftKeeper,
    save,
    onStored: (stored) => {
      setPost(stored);
      setKeeping(null);
      setMoved(null);
      if (!id) void navigate(roomOf('/admin/blog', stored._id), { replace: true, state: { stays } });
    },
    onClose: () => {
      appearance.current = null;
    },
    onFieldErrors: ([first = '']) => flushSync(() => setIsDetailsOpen(isDetail(first))),
    texts: saveTextsOf(post)[post ? 'update' : 'create'],
    isSaveDisabled: () => isUploading,
    saveButtons: (fields, isOff) => (
      <RoomBar>
        <RoomHead
          post={post}
          keeping={keeping}
          tools={versions && <VersionsButton {...versions} className={styles.wide} />}
          beforePreview={draftKeeper.flush}
          isOff={isOff}
          onSave={(chosen) => {
            appearance.current = chosen;
            fields.submit();
          }}
        />
      </RoomBar>
    ),
    children: (
      <RoomPaper
        heading={post ? `Write: ${post.title}` : 'Write a post'}
        hasLead
        onBusyChange={setIsUploading}
        isDetailsOpen={isDetailsOpen}
        onDetails={setIsDetailsOpen}
      >
        {moved && <p role="status">{MOVED}</p>}
        {post && <p>Status: {BLOG_STATUS_LABELS[post.status]}</p>}
        {versions && <VersionsButton {...versions} className={styles.narrow} />}
        {DETAILS.map((name) => (
          <RecordInput key={name} name={name} field={BLOG_FIELDS[name]} onBusyChange={setIsUploading} />
        ))}
      </RoomPaper>
    ),
  });
  return <DialogForm {...form} />;
}
