import { Field, type FieldProps } from './field';

/** From this share of the limit on, the field says how much of it is used. */
const NEAR_LIMIT = 0.8;

interface TextAreaFieldProps extends FieldProps {
  rows: number;
  /**
   * Characters. Not given to the browser as `maxlength`, which would silently cut off a pasted text: the form
   * refuses with a sentence instead.
   */
  maxLength: number;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, hint, error, isOptional, isReadOnly, onChange, maxLength, ...area } = props;
  const { length } = area.value.trim();
  const used = `${length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters`;
  return (
    <Field
      id={id}
      label={label}
      hint={length > maxLength * NEAR_LIMIT ? used : hint}
      error={error}
      isOptional={isOptional}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          dir="auto"
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
