import type { Field, Fields } from '@contract/fields';
import { WORDS } from '@contract/website/section';
import { Form } from 'antd';
import { classNames } from '@/lib/class-names';
import { RecordInput } from './record-inputs';
import styles from './records-input.module.css';

interface FieldInputsProps {
  fields: Fields;
  place: (string | number)[];
  within?: (string | number)[];
  onBusyChange: (isBusy: boolean) => void;
}

export function FieldInputs({ fields, place, within = place, onBusyChange }: FieldInputsProps) {
  const all = Object.entries(fields);
  const isNarrowAt = (index: number) => all.slice(index, index + 1).some(([, field]) => !isLong(field));
  // True if no field beside this one is short. A short field then takes the full width.
  const isAlone = (index: number) => ![index - 1, index + 1].some(isNarrowAt);
  return (
    <div className={`stack gap-x-3 ${styles.pair}`}>
      {all.map(([name, field], index) => (
        <FieldInput
          key={name}
          place={[...place, name]}
          within={[...within, name]}
          field={field}
          onBusyChange={onBusyChange}
          className={isLong(field) || isAlone(index) ? styles.wide : undefined}
        />
      ))}
    </div>
  );
}

const isLong = (field: Field): boolean =>
  field.kind === 'text list' || (field.kind === 'text' && !field.isLink && field.max > WORDS.label);

interface FieldInputProps {
  place: (string | number)[];
  within?: (string | number)[];
  field: Field;
  className?: string;
  onBusyChange: (isBusy: boolean) => void;
}

export function FieldInput({ place, within = place, field, className, onBusyChange }: FieldInputProps) {
  const counts = field.kind === 'text' && field.rows !== undefined;
  return (
    <RecordInput
      name={within}
      field={field}
      isChecked
      marksOptional
      className={classNames(className, counts && styles.counted)}
      onBusyChange={onBusyChange}
      label={counts ? <CountedLabel text={field.label} place={place} max={field.max} /> : undefined}
    />
  );
}

function CountedLabel({ text, place, max }: { text: string; place: (string | number)[]; max: number }) {
  const value: unknown = Form.useWatch(place, { form: Form.useFormInstance(), preserve: true });
  const used = typeof value === 'string' ? value.trim().length : 0;
  return (
    <span className="line grows stretch spread gap-3">
      {text}
      <span className="muted regular tabular" aria-hidden="true">
        {used.toLocaleString('en-US')} of {max.toLocaleString('en-US')}
      </span>
    </span>
  );
}
