import type { HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** What a browser may fill in; what its type says unless told otherwise. */
  autoComplete?: string;
  /** Characters; the browser takes no more. */
  maxLength: number;
}

/** One line of text. */
export function TextField({ id, label, hint, error, isOptional, isReadOnly, onChange, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <input
          autoComplete={input.type ?? 'off'}
          {...input}
          {...control}
          dir="auto"
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
