import { DownOutlined, EyeOutlined } from '@ant-design/icons';
import { BLOG_STATUS_LABELS, type Blog } from '@contract/blogs';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useToast } from '../../shared/feedback/use-toast';
import { StatusTag } from '../../shared/records/status-tag';
import styles from '../../texts/editor.module.css';
import { EditorBack } from '../../texts/editor-back';
import { type Appearance, MainSaveButton, PostSaveButtons } from '../post-save-buttons';
import { useOpenPreview, usePreviewLink } from '../use-preview-link';

interface RoomHeadProps {
  /** What is stored; of a new post nothing. */
  post: Blog | null;
  keeping: ReactNode;
  tools: ReactNode;
  /** The same where the head has no room for them: below the ways to save. */
  narrowTools: ReactNode;
  /** Sends what is typed, which the preview shows. */
  beforePreview: () => Promise<void>;
  isOff: boolean;
  onSave: (appearance: Appearance) => void;
}

/** At the top of the room: how the post stands, and what can be done with it. */
export function RoomHead({ post, keeping, tools, narrowTools, beforePreview, isOff, onSave }: RoomHeadProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const openPreview = useOpenPreview(beforePreview);
  const showLink = usePreviewLink();
  const status = post?.status ?? 'draft';
  const toast = useToast();
  const preview = () =>
    post
      ? openPreview(post)
      : toast.error('Save it as a draft first.', 'A preview shows that draft, with what you type later.');
  const shareLink = async (of: Blog) => {
    setIsOpen(false);
    await beforePreview();
    showLink(of);
  };
  const save = (appearance: Appearance) => {
    setIsOpen(false);
    onSave(appearance);
  };
  return (
    <>
      <EditorBack to="/admin/blog" name="Blog" />
      <StatusTag tone={status === 'draft' ? 'wait' : status === 'scheduled' ? 'busy' : 'good'}>
        {BLOG_STATUS_LABELS[status]}
      </StatusTag>
      {keeping}
      {tools}
      <Button icon={<EyeOutlined />} aria-label="Preview" className={styles.firm} onClick={preview}>
        <span className={styles.wide}>Preview</span>
      </Button>
      <MainSaveButton status={status} className={styles.firm} isOff={isOff} onSave={save} />
      <fieldset
        aria-label="Save"
        className={`shrinks ${styles.more}`}
        onKeyDown={(event) => {
          // A key in the dialog of the versions, which React counts as pressed in here, closes that one alone.
          if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) setIsOpen(false);
        }}
      >
        <Button
          icon={<DownOutlined />}
          aria-label="Other ways to save"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
        <div id={id} hidden={!isOpen} className={`gap-2 pad-4 ${styles.menu}`}>
          <PostSaveButtons isMenu stored={post ?? undefined} isOff={isOff} onSave={save} />
          {post && <Button onClick={() => void shareLink(post)}>Preview link…</Button>}
          {narrowTools}
        </div>
      </fieldset>
    </>
  );
}
