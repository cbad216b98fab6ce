import type { FieldError } from '@contract/errors';
import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';

/** Access to the fields of a form, wherever they are held. */
export interface FormPort<F> {
  /** Fields as last drawn, as far as they are known. */
  typed: Partial<F> | undefined;
  /** Fields now, which may be ahead of what was last drawn. */
  read(): Partial<F> | undefined;
  fill(fields: F): void;
  showErrors(errors: readonly FieldError[]): void;
}

/** Place of a field in the form: its name, or the way to a part of it. */
export type FieldPlace = (string | number)[];

/**
 * Fields held by a form of antd.
 * @param onMistake is told the place of the first field with a mistake before its focus: it may have to be shown
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

/** Fields held by the state of a screen. */
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

/** The input in which a field stands, such as `items.3.text`. One text of a list of them has no input of its own. */
const inputOf = (inputs: readonly FieldPlace[], field: string): FieldPlace | undefined =>
  inputs
    .filter((place) => `${field}.`.startsWith(`${place.join('.')}.`))
    .sort((one, other) => other.length - one.length)[0];
