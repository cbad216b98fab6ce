import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';
import { FileInput } from '../file-input/file-input';
import type { RecordField } from '../shared/edit-conflict';
import { Toggle } from '../shared/toggle';
import type { PostForm } from './post-form';
import styles from './post-inputs.module.css';

export const POST_FIELDS: readonly RecordField<PostForm>[] = [
  { name: 'title', label: 'Title' },
  { name: 'content', label: 'Content' },
  { name: 'image', label: 'Cover image' },
  { name: 'authorName', label: 'Author' },
  { name: 'category', label: 'Category' },
  { name: 'tags', label: 'Tags' },
  { name: 'isFeatured', label: 'Featured' },
];

export function PostInputs({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  return (
    <>
      <Form.Item<PostForm> name="title" label="Title">
        <Input dir="auto" maxLength={LIMITS.title} autoComplete="off" />
      </Form.Item>
      <Form.Item<PostForm>
        name="content"
        label="Content"
        extra="Leave an empty line between paragraphs. Lines that begin with *, - or 1. form a list."
      >
        <Input.TextArea dir="auto" maxLength={LIMITS.blogContent} autoSize={{ minRows: 8, maxRows: 20 }} />
      </Form.Item>
      <Form.Item<PostForm> name="image">
        <FileInput label="Cover image" helperText="recommended size 1200x800" onBusyChange={onBusyChange} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item<PostForm> name="authorName" label="Author">
          <Input dir="auto" maxLength={LIMITS.name} autoComplete="off" />
        </Form.Item>
        <Form.Item<PostForm> name="category" label="Category">
          <Input dir="auto" maxLength={LIMITS.category} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item<PostForm> name="tags" label="Tags" extra="Separated by commas.">
        <Input dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item<PostForm> name="isFeatured" label="Featured" valuePropName="checked">
        <Toggle />
      </Form.Item>
    </>
  );
}
