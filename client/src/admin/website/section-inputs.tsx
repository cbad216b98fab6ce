import type { Section, SectionField } from '@contract/website/section';
import { FieldInput, FieldInputs } from '../shared/fields/field-inputs';
import { RecordsInput } from '../shared/fields/records-input';
import type { SectionForm } from './section-form';
import styles from './section-inputs.module.css';

interface SectionInputsProps {
  section: Section;
  typed: SectionForm;
  onBusyChange: (isBusy: boolean) => void;
}

/** The inputs of a section as it describes itself; that it is hidden stands beside its title. */
export function SectionInputs({ section, typed, onBusyChange }: SectionInputsProps) {
  const { fields, when = {} } = section;
  return Object.entries(fields).map(([name, field]) => {
    const condition = when[name];
    if (name === 'isHidden' || (condition && typed[condition.field] !== condition.is)) return null;
    return <SectionInput key={name} name={name} field={field} onBusyChange={onBusyChange} />;
  });
}

interface SectionInputProps {
  name: string;
  field: SectionField;
  onBusyChange: (isBusy: boolean) => void;
}

function SectionInput({ name, field, onBusyChange }: SectionInputProps) {
  if (field.kind === 'records') return <RecordsInput name={name} field={field} onBusyChange={onBusyChange} />;
  if (field.kind !== 'group') return <FieldInput place={[name]} field={field} onBusyChange={onBusyChange} />;
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      <FieldInputs fields={field.fields} place={[name]} onBusyChange={onBusyChange} />
    </fieldset>
  );
}
