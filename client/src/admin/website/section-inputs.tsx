import type { Section, SectionField } from '@contract/website/section';
import { FieldInput, FieldInputs } from '../shared/fields/field-inputs';
import { RecordsInput } from '../shared/fields/records-input';
import records from '../shared/fields/records-input.module.css';
import { SortableList } from '../shared/fields/sortable-list';
import type { SectionForm } from './section-form';

interface SectionInputsProps {
  section: Section;
  typed: SectionForm;
  onChange: (changed: SectionForm) => void;
  onBusyChange: (isBusy: boolean) => void;
}

/** Inputs of a section's fields. The switch for `isHidden` is beside the title instead. */
export function SectionInputs(props: SectionInputsProps) {
  const { section, typed, onBusyChange } = props;
  const { fields, when = {}, partNoun } = section;
  // In a section with parts, each field belongs to a part.
  if (partNoun) return <PartsInput {...props} noun={partNoun} />;
  return Object.entries(fields).map(([name, field]) => {
    const condition = when[name];
    if (name === 'isHidden' || (condition && typed[condition.field] !== condition.is)) return null;
    return <SectionInput key={name} name={name} field={field} onBusyChange={onBusyChange} />;
  });
}

/**
 * Inputs of a section whose parts have the same fields. The names of the fields are fixed, so moving a part exchanges
 * the texts between the fields.
 */
function PartsInput({ section, typed, noun, onChange, onBusyChange }: SectionInputsProps & { noun: string }) {
  const { fields, parts = [] } = section;
  const places = parts.map(({ title, holds }) => [title, ...holds]);
  const handleMove = (from: number, to: number) => {
    const moved = [...places];
    moved.splice(to, 0, ...moved.splice(from, 1));
    const said = moved.flat().map((name) => typed[name]);
    onChange(Object.fromEntries(places.flat().map((name, index) => [name, said[index]])));
  };
  return (
    <SortableList
      noun={noun}
      areTall
      keys={parts.map(({ title }) => title)}
      nameOf={(index) => String(typed[parts[index]?.title ?? '']).trim()}
      onMove={handleMove}
      row={(index) =>
        places[index]?.map((name) => {
          const field = fields[name];
          return field && <SectionInput key={name} name={name} field={field} onBusyChange={onBusyChange} />;
        })
      }
    />
  );
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
    <fieldset className={`below-2 ${records.plain}`}>
      <legend>{field.label}</legend>
      {field.hint && <p className="below-3 muted">{field.hint}</p>}
      <FieldInputs fields={field.fields} place={[name]} onBusyChange={onBusyChange} />
    </fieldset>
  );
}
