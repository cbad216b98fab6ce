import type { NumberField } from '@contract/fields';
import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { toNumber } from './typed-number';

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  field: NumberField;
  /** A `Form.Item` gives these two. A text: what was typed and is no number. */
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
}

/** As a number where it is one. What is none stays as it was typed, for the field to say so; antd's own puts the last number in its place, silently. */
const numberIn = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  const [, minus = '', digits = ''] = /^([-+]?)(.*?)\.?$/.exec(text) ?? [];
  const number = toNumber(digits.replace(/^\./, '0.'));
  if (Number.isNaN(number)) return typed;
  return minus === '-' ? -number : number;
};

/** A number, typed as people type. */
export function NumberInput({ field, value = null, onChange, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  // "1." and "1.50" are numbers on their way.
  const shown = numberIn(typed) === value ? typed : String(value ?? '');
  return (
    <Input
      {...input}
      value={shown}
      // The phone's keys for numbers have no minus.
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
