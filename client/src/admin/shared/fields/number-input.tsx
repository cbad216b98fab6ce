import type { NumberField } from '@contract/fields';
import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { toNumber } from './typed-number';

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  field: NumberField;
  /** Set by `Form.Item`. A string is typed text that is not a number. */
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
}

/** Returns the typed text if it is no number, to report it. antd's `InputNumber` would restore the last number. */
const numberIn = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  const [, minus = '', digits = ''] = /^([-+]?)(.*?)\.?$/.exec(text) ?? [];
  const number = toNumber(digits.replace(/^\./, '0.'));
  if (Number.isNaN(number)) return typed;
  return minus === '-' ? -number : number;
};

export function NumberInput({ field, value = null, onChange, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  // "1." may be the start of "1.5", so the typed text is shown while it means the same number.
  const shown = numberIn(typed) === value ? typed : String(value ?? '');
  return (
    <Input
      {...input}
      value={shown}
      // The numeric keyboard of phones has no minus sign.
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
