import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './form-note.module.css';

/** Name of the part of a list that holds texts which were thrown away. */
export const THROWN_AWAY = 'Thrown away in the last day';
export const BACK_FOR_A_DAY = `For a day you can bring it back from the list, under “${THROWN_AWAY}”.`;

interface FormNoteProps {
  action: string;
  onAction: () => void;
  children: ReactNode;
}

/** Above the fields of a form: something about the text in them, and what can be done about it. */
export function FormNote({ action, onAction, children }: FormNoteProps) {
  return (
    <div className={styles.note} role="status">
      <span>{children}</span>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

/** When the fields hold text from before a reload. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <FormNote action="Start over" onAction={onDiscard}>
      What you typed before is back. It has not been saved.
    </FormNote>
  );
}

/** When something else was stored since that text was begun. */
export function NewerNote({ onShow }: { onShow: () => void }) {
  return (
    <FormNote action="Show both" onAction={onShow}>
      A newer version was saved after you began to type. Nothing has been overwritten.
    </FormNote>
  );
}
