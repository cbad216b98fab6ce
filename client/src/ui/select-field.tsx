import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface SelectFieldProps extends FieldProps {
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Text of the first entry, which cannot be selected. It asks for a selection, or says why the list is empty. */
  emptyLabel?: string;
  isDisabled?: boolean;
}

export function SelectField({ options, emptyLabel, isDisabled, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={`holds ${styles.select}`}>
          <select {...control} disabled={isDisabled || field.isReadOnly}>
            {emptyLabel && (
              <option value="" disabled>
                {emptyLabel}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className="forest" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M4 7l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </span>
      )}
    </Field>
  );
}
