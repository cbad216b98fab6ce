import { BLOG_FIELDS, type Blog } from '@contract/blogs';
import { posts } from '@/api/office';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { RecordInput } from '../shared/fields/record-inputs';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import styles from './post-dialog.module.css';

export const POST_TEXTS = recordTexts('Blog post', 'Failed to load blogs');

interface PostDialogProps {
  dialog: RecordDialogState<Blog>;
  onStored: (post: Blog) => void;
}

export function PostDialog(props: PostDialogProps) {
  return (
    <FieldsDialog
      fields={BLOG_FIELDS}
      noun="Blog Post"
      {...posts}
      texts={POST_TEXTS}
      instead={{ authorName: <AuthorAndCategory key="pair" />, category: null }}
      width={720}
      {...props}
    />
  );
}

/** Side by side where there is room. */
function AuthorAndCategory() {
  return (
    <div className={styles.pair}>
      <RecordInput name="authorName" field={BLOG_FIELDS.authorName} />
      <RecordInput name="category" field={BLOG_FIELDS.category} />
    </div>
  );
}
