import { Button } from 'antd';
import styles from './form-note.module.css';

export function FormNote({
  form: { isRestored, startOver },
}: {
  form: { isRestored: boolean; startOver: () => void };
}) {
  if (!isRestored) return null;
  return (
    <div className={`row spread gap-2 gap-x-3 ${styles.note}`} role="status">
      <span>Your unsaved changes were restored.</span>
      <Button size="small" onClick={startOver}>
        Discard changes
      </Button>
    </div>
  );
}
