import type { Field, Fields, TextField } from '@contract/fields';
import { Form, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { FileInput } from '../../file-input/file-input';
import { valueRule } from '../forms/field-rule';
import { Select } from '../forms/select';
import { Toggle } from '../forms/toggle';
import { typedProblem } from './record-form';

interface RecordInputProps {
  name: string;
  field: Field;
  /** Says beforehand, once the field is left, what the server would refuse. */
  isChecked?: boolean;
  /** Says "(optional)" of a text that may be empty. */
  marksOptional?: boolean;
  className?: string;
  /** While a file is on its way. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** The label, the box to write in and the hint of one field. */
export function RecordInput({ name, field, isChecked, marksOptional, className, onBusyChange }: RecordInputProps) {
  if (field.kind === 'text' && field.holds === 'image') {
    return (
      <Form.Item name={name}>
        <FileInput label={field.label} helperText={field.hint} onBusyChange={onBusyChange} />
      </Form.Item>
    );
  }
  return (
    <Form.Item
      name={name}
      label={marksOptional && field.kind === 'text' && !field.isRequired ? `${field.label} (optional)` : field.label}
      className={className}
      rules={isChecked ? [valueRule((typed) => typedProblem(field, typed))] : undefined}
      validateTrigger={isChecked ? 'onBlur' : undefined}
      extra={hintOf(field)}
      valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
    >
      {inputOf(field)}
    </Form.Item>
  );
}

interface RecordInputsProps<F extends Fields> {
  fields: F;
  /** What stands in the place of a field's own input. */
  instead?: Partial<Record<keyof F, ReactNode>>;
  onBusyChange?: (isBusy: boolean) => void;
}

/** The inputs of all fields, in their order. */
export function RecordInputs<F extends Fields>({ fields, instead = {}, onBusyChange }: RecordInputsProps<F>) {
  return Object.entries(fields).map(([name, field]) =>
    name in instead ? instead[name] : <RecordInput key={name} name={name} field={field} onBusyChange={onBusyChange} />,
  );
}

function hintOf(field: Field): string | undefined {
  if (field.hint !== undefined || field.kind !== 'text list') return field.hint;
  return field.separator === 'comma' ? 'Separated by commas.' : 'One per line.';
}

function inputOf(field: Field): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.rows ? boxOf(field.rows, field.max) : lineOf(field);
    case 'choice':
      return <Select options={Object.entries(field.labels).map(([value, label]) => ({ value, label }))} />;
    case 'flag':
      return <Toggle />;
    case 'number':
      // Without bounds, which would put another number in the place of what was typed.
      return <InputNumber />;
    case 'text list':
      return field.separator === 'line' ? boxOf([3, 10]) : <Input dir="auto" autoComplete="off" />;
  }
}

/** A text that is checked for a form of its own is no prose. */
const lineOf = ({ holds, max, check }: TextField) => (
  <Input
    dir="auto"
    inputMode={holds === 'email' ? 'email' : undefined}
    type={holds === 'phone' ? 'tel' : undefined}
    maxLength={max}
    spellCheck={check ? false : undefined}
    autoComplete="off"
  />
);

const boxOf = ([minRows, maxRows]: readonly [number, number], maxLength?: number) => (
  <Input.TextArea dir="auto" maxLength={maxLength} autoSize={{ minRows, maxRows }} />
);
