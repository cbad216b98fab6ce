import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface ControlProps {
  id: string;
  name?: string;
  value: string;
  className: string;
  required: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface FieldProps {
  id?: string;
  label: string;
  /** Name of the value in the submitted form. If missing, the form does not submit the value. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  isReadOnly?: boolean;
}

interface FrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Frame of an input: its label, hint and error. The ids connect them with the input for screen readers. */
export function Field({ id: givenId, label, name, value, onChange, hint, error, isOptional, children }: FrameProps) {
  const made = useId();
  const id = givenId ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="stack packed gap-2 shrinks">
      <label htmlFor={id} className="small semibold breaks">
        {label}
        {isOptional && <span className="muted regular"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        value,
        className: `full pad-3-4 rounded ${styles.control}`,
        required: !isOptional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        onChange: (event) => onChange(event.currentTarget.value),
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
