import type { FieldError } from '@contract/errors';
import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';

export interface FormPort<F> {
  typed: Partial<F> | undefined;
  /** Returns the values at the time of the call. Values from the last render may be older. */
  read(): Partial<F> | undefined;
  fill(fields: F): void;
  showErrors(errors: readonly FieldError[]): void;
}

export type FieldPlace = (string | number)[];

/** Connects `useForm` to an antd form. `onMistake` gets the path of the first invalid field before it is focused. */
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

/** Clears the errors of changed fields, because they are about the values before this change. */
export function clearErrors(form: FormInstance, changed: object): void {
  const isChanged = (place: FieldPlace) =>
    place.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], changed) !== undefined;
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isChanged(name));
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
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

/**
 * Finds the input for the path of an error, such as `items.3.text`. If no input has this path, takes the one of the
 * list or group around it.
 */
const inputOf = (inputs: readonly FieldPlace[], field: string): FieldPlace | undefined =>
  inputs
    .filter((place) => `${field}.`.startsWith(`${place.join('.')}.`))
    .sort((one, other) => other.length - one.length)[0];
