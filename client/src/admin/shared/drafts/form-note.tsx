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
  return <Note actions={[[action, onAction]]}>{children}</Note>;
}

function Note({ actions, children }: { actions: [name: string, act: () => void][]; children: ReactNode }) {
  return (
    <div className={`row spread gap-2 gap-x-3 ${styles.note}`} role="status">
      <span>{children}</span>
      {actions.length > 0 && (
        <span className="row stretch gap-2">
          {actions.map(([name, act]) => (
            <Button key={name} size="small" onClick={act}>
              {name}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

interface EditNoteProps {
  edit: { isRestored: boolean; isOvertaken: boolean; compare: () => void; startOver: () => void };
  /** Words in place of the usual ones. */
  children?: ReactNode;
}

/** All that is to be said of the text in the fields, in one note with all that can be done about it. */
export function EditNote({ edit: { isRestored, isOvertaken, compare, startOver }, children }: EditNoteProps) {
  if (!children && !isRestored && !isOvertaken) return null;
  return (
    <Note
      actions={[
        ...(isOvertaken ? [['Show both', compare] as [string, () => void]] : []),
        ...(isRestored ? [['Start over', startOver] as [string, () => void]] : []),
      ]}
    >
      {children ?? wordsOf(isRestored, isOvertaken)}
    </Note>
  );
}

const NEWER = 'A newer version was saved after you began to type. Nothing has been overwritten.';

const wordsOf = (isRestored: boolean, isOvertaken: boolean): string =>
  isRestored ? `What you typed before is back. ${isOvertaken ? NEWER : 'It has not been saved.'}` : NEWER;

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
      {NEWER}
    </FormNote>
  );
}
