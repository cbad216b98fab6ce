import { Field, type FieldProps } from './field';

const NEAR_LIMIT = 0.8;

interface TextAreaFieldProps extends FieldProps {
  rows: number;
  /**
   * Maximum number of characters. If the text is longer, the form shows an error. The attribute `maxlength` would cut
   * pasted text instead.
   */
  maxLength: number;
}

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
