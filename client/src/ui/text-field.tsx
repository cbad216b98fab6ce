import type { HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
  /** Maximum number of characters that the browser accepts. */
  maxLength: number;
}

export function TextField({ type, autoComplete = type ?? 'off', maxLength, ...field }: TextFieldProps) {
  const input = { autoComplete, type, maxLength, readOnly: field.isReadOnly };
  return <Field {...field}>{(control) => <input {...input} {...control} dir="auto" />}</Field>;
}
