import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { isSame } from '../shared/drafts/is-same';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * Puts what a save has made of the fields around it in their place: a default for an empty one, a text without blanks
 * around it. Left as typed, these would count as not saved.
 * @param stored what the fields hold for the record; `null` before there is one
 * @param text name of the field that is left alone: its writer's cursor stands in it
 */
export function useStoredFields(stored: object | null, text: string): void {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const all = JSON.stringify(stored);
  const before = useRef(all);
  useEffect(() => {
    if (before.current === all) return;
    before.current = all;
    for (const [name, value] of Object.entries((JSON.parse(all) ?? {}) as object)) {
      const typed = form.getFieldValue(name);
      const isMade = isSame(trimmed(typed), '') || isSame(trimmed(typed), value);
      if (name !== text && isMade && !isSame(typed, value)) form.setFieldValue(name, value);
    }
  }, [form, all, text]);
}
