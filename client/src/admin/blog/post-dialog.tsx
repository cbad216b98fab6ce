import type { Blog } from '@contract/blogs';
import { useState } from 'react';
import { createPost, updatePost } from '@/api/blogs';
import { RecordDialog } from '../shared/record-dialog';
import type { RecordDialogState } from '../shared/use-record-dialog';
import { EMPTY_POST, toForm, toInput } from './post-form';
import { POST_FIELDS, PostInputs } from './post-inputs';
import { POST_TEXTS } from './post-texts';

interface PostDialogProps {
  dialog: RecordDialogState<Blog>;
  onStored: (post: Blog) => void;
}

export function PostDialog({ dialog: { open, record, close }, onStored }: PostDialogProps) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordDialog
      open={open}
      title={record ? 'Edit Blog Post' : 'Add Blog Post'}
      record={record}
      toForm={toForm}
      blank={EMPTY_POST}
      draftName={`post:${record?._id ?? 'new'}`}
      fields={POST_FIELDS}
      save={(form, updatedAt) =>
        record ? updatePost(record._id, { ...toInput(form), updatedAt }) : createPost(toInput(form))
      }
      onStored={onStored}
      onClose={close}
      texts={record ? POST_TEXTS.update : POST_TEXTS.create}
      saveText={record ? 'Save' : 'Add Blog Post'}
      isSaveDisabled={() => isUploading}
      width={720}
    >
      <PostInputs onBusyChange={setIsUploading} />
    </RecordDialog>
  );
}
