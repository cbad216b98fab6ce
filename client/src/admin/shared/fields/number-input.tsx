import type { NumberField } from '@contract/fields';
import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { toNumber } from './typed-number';

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  field: NumberField;
  /** Passed in by `Form.Item`. A string value is typed text that is not a number. */
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
}

/**
 * Returns a number, or the typed text if it is not one, so that the field can report it. antd's input silently restores
 * the last number instead.
 */
const numberIn = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  const [, minus = '', digits = ''] = /^([-+]?)(.*?)\.?$/.exec(text) ?? [];
  const number = toNumber(digits.replace(/^\./, '0.'));
  if (Number.isNaN(number)) return typed;
  return minus === '-' ? -number : number;
};

/** Number input that accepts common ways of writing numbers. */
export function NumberInput({ field, value = null, onChange, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  // "1." and "1.50" may be incomplete numbers, so the typed text remains.
  const shown = numberIn(typed) === value ? typed : String(value ?? '');
  return (
    <Input
      {...input}
      value={shown}
      // The numeric keyboard of phones has no minus.
      inputMode={field.min < 0 ? undefined : field.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(numberIn(target.value));
      }}
      onBlur={(event) => {
        setTyped('');
        input.onBlur?.(event);
      }}
    />
  );
}
