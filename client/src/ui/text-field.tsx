import type { HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** `autocomplete` attribute. Default: the type. */
  autoComplete?: string;
  /** In characters; the browser accepts no more. */
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
