import type { FieldError } from '@contract/errors';
import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';

export interface FormPort<F> {
  typed: Partial<F> | undefined;
  /** Current fields, which may be newer than the last render. */
  read(): Partial<F> | undefined;
  fill(fields: F): void;
  showErrors(errors: readonly FieldError[]): void;
}

/** Path of a field in the form. */
export type FieldPlace = (string | number)[];

/**
 * Port for an antd form.
 * @param onMistake receives the path of the first invalid field before it gets focus, to make it visible
 */
export function useAntdPort<F extends object>(
  form: FormInstance<F>,
  onMistake?: (place: FieldPlace) => void,
): FormPort<F> {
  const typed = Form.useWatch([], { form, preserve: true }) as Partial<F> | undefined;
  return {
    typed,
    read: () => form.getFieldsValue(true) as Partial<F>,
    fill: (fields) => form.setFieldsValue(fields as Parameters<typeof form.setFieldsValue>[0]),
    showErrors(errors) {
      const inputs = form.getFieldsError().map(({ name }) => name);
      const found = errors.flatMap(({ field, message }) => {
        const name = inputOf(inputs, field);
        return name ? [{ name, errors: [message] }] : [];
      });
      if (!found[0]) return;
      form.setFields(found as Parameters<typeof form.setFields>[0]);
      onMistake?.(found[0].name);
      form.getFieldInstance(found[0].name as never)?.focus?.();
    },
  };
}

export function useStatePort<F>(): FormPort<F> {
  const [typed, setTyped] = useState<F>();
  const latest = useRef(typed);
  return {
    typed,
    read: () => latest.current,
    fill(fields) {
      latest.current = fields;
      setTyped(fields);
    },
    showErrors: () => undefined,
  };
}

/** Returns the input of a field such as `items.3.text`. A single text of a list has no input of its own. */
const inputOf = (inputs: readonly FieldPlace[], field: string): FieldPlace | undefined =>
  inputs
    .filter((place) => `${field}.`.startsWith(`${place.join('.')}.`))
    .sort((one, other) => other.length - one.length)[0];
