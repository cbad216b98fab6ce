import type { ChoiceField, Field, Fields, TextField } from '@contract/fields';
import { Form, Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { MarkdownInput } from '../../editor/markdown-input';
import { useReadBack } from '../../editor/use-read-back';
import { FileInput } from '../../file-input/file-input';
import { valueRule } from '../forms/field-rule';
import { Select } from '../forms/select';
import { Toggle } from '../forms/toggle';
import { LinkInput } from '../links/link-input';
import { DayInput } from './day-input';
import { NumberInput } from './number-input';
import { typedProblem } from './record-form';

interface RecordInputProps {
  /** Name of the field, or its path within lists and groups. */
  name: string | (string | number)[];
  field: Field;
  isChecked?: boolean;
  /** Allows a number to be left empty. */
  isOptional?: boolean;
  marksOptional?: boolean;
  label?: ReactNode;
  className?: string;
  onBusyChange?: (isBusy: boolean) => void;
  more?: ComponentProps<typeof MarkdownInput>['more'];
}

export function RecordInput({
  name,
  field,
  isChecked,
  isOptional,
  marksOptional,
  className,
  onBusyChange,
  more,
  ...rest
}: RecordInputProps) {
  if (field.kind === 'text' && (field.holds === 'image' || field.holds === 'upload')) {
    const isUpload = field.holds === 'upload';
    return (
      <Form.Item
        name={name}
        className={className}
        rules={isChecked && isUpload ? [valueRule((typed) => typedProblem(field, typed))] : undefined}
      >
        <FileInput
          label={field.label}
          helperText={field.hint}
          isUpload={isUpload}
          ground={field.ground}
          onBusyChange={onBusyChange}
        />
      </Form.Item>
    );
  }
  if (field.kind === 'text' && field.isMarkdown) {
    return (
      <div className={className}>
        <p aria-hidden="true" className="below-2">
          {field.label}
        </p>
        <MarkdownItem name={name} field={field} onBusyChange={onBusyChange} more={more} />
      </div>
    );
  }
  if (field.kind === 'choice' && field.isKept) return <CustomChoiceInput name={name} field={field} />;
  return (
    <Form.Item
      name={name}
      label={rest.label ?? labelOf(field, marksOptional)}
      className={className}
      rules={
        isChecked
          ? [valueRule((typed) => (isOptional && typed === null ? null : typedProblem(field, typed)))]
          : undefined
      }
      validateTrigger={isChecked ? 'onBlur' : undefined}
      extra={hintOf(field)}
      valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
    >
      {inputOf(field)}
    </Form.Item>
  );
}

function MarkdownItem({ name, field, ...rest }: Pick<RecordInputProps, 'name' | 'field' | 'onBusyChange' | 'more'>) {
  const { item, readBack } = useReadBack();
  return (
    <Form.Item name={name} extra={field.hint} {...item}>
      <MarkdownInput label={field.label} readBack={readBack} {...rest} />
    </Form.Item>
  );
}

/**
 * Hidden field that keeps the stored value of a choice, because this form cannot change it. If the value is not the
 * default, shows it as text.
 */
function CustomChoiceInput({
  name,
  field: { label, labels, default: usual },
}: {
  name: RecordInputProps['name'];
  field: ChoiceField;
}) {
  const value = Form.useWatch<string | undefined>(name) ?? usual;
  return (
    <>
      <Form.Item name={name} hidden>
        <Input />
      </Form.Item>
      {value !== usual && (
        <p>
          {label}: {labels[value]}
        </p>
      )}
    </>
  );
}

const labelOf = (field: Field, marksOptional = false): string =>
  marksOptional && field.kind === 'text' && !field.isRequired ? `${field.label} (optional)` : field.label;

interface RecordInputsProps<F extends Fields> extends Pick<RecordInputProps, 'onBusyChange' | 'more'> {
  fields: F;
  instead?: Partial<Record<keyof F, ReactNode>>;
}

export function RecordInputs<F extends Fields>({ fields, instead = {}, ...rest }: RecordInputsProps<F>) {
  return Object.entries(fields).map(([name, field]) =>
    name in instead ? instead[name] : <RecordInput key={name} name={name} field={field} {...rest} />,
  );
}

function hintOf(field: Field): string | undefined {
  if (field.hint !== undefined || field.kind !== 'text list') return field.hint;
  return field.separator === 'comma' ? 'Put a comma between entries.' : 'One per line.';
}

function inputOf(field: Field): ReactNode {
  switch (field.kind) {
    case 'text':
      if (field.isLink) return <LinkInput isTextWithoutPage={field.isTextWithoutPage} />;
      if (field.holds === 'day') return <DayInput />;
      return field.rows ? boxOf(field.rows) : lineOf(field);
    case 'choice':
      return <Select options={Object.entries(field.labels).map(([value, label]) => ({ value, label }))} />;
    case 'flag':
      return <Toggle />;
    case 'number':
      return <NumberInput field={field} />;
    case 'text list':
      return field.separator === 'line' ? boxOf([3, 10]) : <Input dir="auto" autoComplete="off" />;
    case 'records':
      return null;
  }
}

/** The input has no `maxLength`, because browsers would cut off pasted text without a message. */
const lineOf = ({ holds, check }: TextField) => (
  <Input
    dir="auto"
    inputMode={holds === 'email' ? 'email' : undefined}
    type={holds === 'phone' ? 'tel' : undefined}
    spellCheck={check ? false : undefined}
    autoComplete="off"
  />
);

const boxOf = ([minRows, maxRows]: readonly [number, number]) => (
  <Input.TextArea dir="auto" autoSize={{ minRows, maxRows }} />
);
