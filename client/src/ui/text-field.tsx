import type { HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** Value of the `autocomplete` attribute. The default is `type`. */
  autoComplete?: string;
  /** Maximum number of characters that the browser accepts. */
  maxLength: number;
}

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
