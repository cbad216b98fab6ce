import type { BlogSummary } from '@contract/blogs';
import { Button, Modal } from 'antd';
import { useLast } from '../shared/records/use-last';
import styles from './views.module.css';
import { ViewsPanel } from './views-panel';

interface ViewsDialogProps {
  post: Pick<BlogSummary, '_id' | 'title'> | undefined;
  onClose: () => void;
}

export function ViewsDialog({ post, onClose }: ViewsDialogProps) {
  const shown = useLast(post);
  return (
    <Modal
      open={post !== undefined}
      title={
        <span dir="auto" className={`block breaks ${styles.title}`}>
          Views of {shown?.title}
        </span>
      }
      width="45rem"
      destroyOnHidden
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {shown && <ViewsPanel post={shown._id} />}
    </Modal>
  );
}
