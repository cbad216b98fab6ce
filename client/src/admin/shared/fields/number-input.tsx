import type { NumberField } from '@contract/fields';
import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { toNumber } from './typed-number';

interface NumberInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  field: NumberField;
  /** Set by `Form.Item`. It is a string if the typed text is no number. */
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
}

/**
 * Parses the typed text. Returns the text itself if it is no number, so that the form reports an error. antd's
 * `InputNumber` would silently restore the last number.
 */
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
  // Shows the text as typed while it means the stored number. For example, "1." may be the start of "1.5".
  const shown = numberIn(typed) === value ? typed : String(value ?? '');
  return (
    <Input
      {...input}
      value={shown}
      // If the number may be negative, phones show the full keyboard, because the numeric one has no minus sign.
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
