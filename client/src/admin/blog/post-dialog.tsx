import { BLOG_FIELDS, type Blog } from '@contract/blogs';
import { posts } from '@/api/records';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { AuthorAndCategory } from './post-inputs';
import { POST_TEXTS } from './post-texts';

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
