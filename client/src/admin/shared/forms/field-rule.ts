import type { FieldError } from '@contract/errors';
import type { FormRule } from 'antd';

/** An antd rule that asks what is wrong with a field's value. */
export function valueRule(problemIn: (value: never) => string | null | undefined) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const problem = problemIn(value as never);
      if (problem) throw new Error(problem);
    },
  };
}

/** An antd rule for one field, made of a pure function that checks the whole form. */
export function fieldRule<F extends object>(
  blank: F,
  field: keyof F & string,
  errorsOf: (form: F) => readonly FieldError[],
): FormRule {
  return ({ getFieldsValue }) => ({
    validator: async () => {
      const found = errorsOf({ ...blank, ...getFieldsValue() }).find((error) => error.field === field);
      if (found) throw new Error(found.message);
    },
  });
}
