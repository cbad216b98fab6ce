import { Button } from 'antd';
import styles from './form-note.module.css';

interface EditNoteProps {
  edit: { isRestored: boolean; isOvertaken: boolean; compare: () => void; startOver: () => void };
}

/** All that is to be said of the text in the fields, in one note with all that can be done about it. */
export function EditNote({ edit: { isRestored, isOvertaken, compare, startOver } }: EditNoteProps) {
  if (!isRestored && !isOvertaken) return null;
  return (
    <div className={`row spread gap-2 gap-x-3 ${styles.note}`} role="status">
      <span>{wordsOf(isRestored, isOvertaken)}</span>
      {(isRestored || isOvertaken) && (
        <span className="row stretch gap-2">
          {isOvertaken && (
            <Button size="small" onClick={compare}>
              Show both
            </Button>
          )}
          {isRestored && (
            <Button size="small" onClick={startOver}>
              Start over
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

const NEWER = 'A newer version was saved after you began to type. Nothing has been overwritten.';

const wordsOf = (isRestored: boolean, isOvertaken: boolean): string =>
  isRestored ? `What you typed before is back. ${isOvertaken ? NEWER : 'It has not been saved.'}` : NEWER;
