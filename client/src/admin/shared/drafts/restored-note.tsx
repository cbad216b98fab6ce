import { Button } from 'antd';
import styles from './restored-note.module.css';

/** Above the fields when they hold text from before a reload. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles.restored} role="status">
      <span>What you typed before is back. It has not been saved.</span>
      <Button size="small" onClick={onDiscard}>
        Start over
      </Button>
    </div>
  );
}
