import { Field, type FieldProps } from './field';

const NEAR_LIMIT = 0.8;

interface TextAreaFieldProps extends FieldProps {
  rows: number;
  /** Maximum number of characters for the error. The attribute `maxlength` would cut pasted text. */
  maxLength: number;
}

export function TextAreaField({ rows, maxLength, ...field }: TextAreaFieldProps) {
  const { length } = field.value.trim();
  const used = `${length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters`;
  return (
    <Field {...field} hint={length > maxLength * NEAR_LIMIT ? used : field.hint}>
      {(control) => <textarea {...control} rows={rows} dir="auto" readOnly={field.isReadOnly} />}
    </Field>
  );
}
