import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What the control inside a field must carry. */
interface ControlProps {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Props that every kind of field takes. */
export interface FieldProps {
  /** Of the control, where a link leads to it. */
  id?: string;
  label: string;
  /** Left out where the value is sent nowhere. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** One sentence that says what to do. */
  error?: string;
  /** Fields are required unless marked. */
  isOptional?: boolean;
  isReadOnly?: boolean;
}

type FrameProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'isOptional'> & {
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error around one control, wired for screen readers. */
export function Field({ id: given, label, hint, error, isOptional = false, children }: FrameProps) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={`stack packed gap-2 shrinks ${styles.field}`}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="muted regular"> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required: !isOptional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className={`small snug medium ${styles.error}`}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="muted small snug">
          {hint}
        </p>
      )}
    </div>
  );
}
