import { BLOG_FIELDS, type Blog } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import { DRAFT_FIELDS } from '@contract/texts';
import { useRef } from 'react';
import { keyFor, type SentAs } from '@/api/idempotency';
import { posts } from '@/api/posts.api';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { RecordInput } from '../shared/fields/record-inputs';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { publishedHint } from '../texts/address-of';
import { ContentInput } from '../texts/content-input';
import styles from './post-dialog.module.css';
import { type Appearance, PostSaveButtons } from './post-save-buttons';

export const POST_TEXTS = recordTexts('Blog post', 'Failed to load blogs');

const said = (published: string) => (post: Blog) => {
  if (post.status === 'scheduled') return `Blog post scheduled for ${formatMinute(new Date(post.publishAt))}`;
  return post.status === 'draft' ? 'Draft saved. Visitors do not see it.' : published;
};

/** @param read the post as loaded when the dialog opened; `null` for a new post */
export const saveTextsOf = (read: Blog | null) => ({
  create: { ...POST_TEXTS.create, success: said(POST_TEXTS.create.success), hint: publishedHint('blogs', null) },
  update: {
    ...POST_TEXTS.update,
    success: said(POST_TEXTS.update.success),
    hint: publishedHint('blogs', read),
  },
});

interface PostDialogProps {
  dialog: RecordDialogState<Blog>;
  onStored: (post: Blog) => void;
  onDiscarded: () => void;
}

export function PostDialog({ dialog, onStored, onDiscarded }: PostDialogProps) {
  const { record } = dialog;
  /** Status and time that the selected save button sets. Kept after a conflict, so that the next save sets them too. */
  const appearance = useRef<Appearance | null>(null);
  const close = () => {
    appearance.current = null;
    dialog.close();
  };
  const sentAs = useRef<SentAs | null>(null);
  return (
    <FieldsDialog
      noun="Blog Post"
      dialog={{ ...dialog, close }}
      onStored={onStored}
      onDiscarded={onDiscarded}
      fields={DRAFT_FIELDS.blogs}
      // Ctrl+S selects no status, so it creates a draft. It never publishes a post by accident.
      create={(input) => {
        const post = { ...input, status: 'draft' as const, publishAt: '', ...appearance.current };
        sentAs.current = keyFor(JSON.stringify(post), sentAs.current);
        return posts.create(post, sentAs.current.key);
      }}
      update={(id, edit) => posts.update(id, { ...edit, ...appearance.current })}
      texts={saveTextsOf(record)}
      instead={{
        content: <ContentInput key="content" kind="blogs" record={record} field={BLOG_FIELDS.content} onOpen={close} />,
        authorName: <AuthorAndCategory key="pair" />,
        category: null,
      }}
      saveButtons={(form, isOff) => (
        <PostSaveButtons
          stored={record ?? undefined}
          isOff={isOff}
          onSave={(chosen) => {
            appearance.current = chosen;
            form.submit();
          }}
        />
      )}
      width={720}
    />
  );
}

function AuthorAndCategory() {
  return (
    <div className={`stack gap-x-4 ${styles.pair}`}>
      <RecordInput name="authorName" field={BLOG_FIELDS.authorName} />
      <RecordInput name="category" field={BLOG_FIELDS.category} />
    </div>
  );
}
