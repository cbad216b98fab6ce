import { problemOf } from '@contract/field-rules';
import type { Fields, InputOf } from '@contract/fields';
import type { Section, SectionField, SectionFields } from '@contract/website/section';
import { formatOf, recordFields, toForm, toInput } from '../shared/fields/record-form';
import type { RecordField } from '../shared/forms/edit-conflict';

/** What the form of a section edits: lists of texts as one text, all else as it is stored. */
export type SectionForm = Record<string, unknown>;

type Convert = <F extends Fields>(fields: F, record: InputOf<F>) => unknown;

function converted(fields: SectionFields, words: SectionForm, convert: Convert): SectionForm {
  const make = (name: string, field: SectionField): unknown => {
    const value = words[name];
    if (field.kind === 'group') return convert(field.fields, value as InputOf<Fields>);
    if (field.kind === 'records') return (value as InputOf<Fields>[]).map((record) => convert(field.fields, record));
    return (convert({ [name]: field }, { [name]: value } as InputOf<Fields>) as SectionForm)[name];
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)]));
}

export const toSectionForm = ({ fields }: Section, words: object): SectionForm =>
  converted(fields, words as SectionForm, toForm as Convert);

export const toSectionInput = ({ fields }: Section, form: SectionForm): SectionForm =>
  converted(fields, form, toInput as Convert);

/** Whether the server would take it. */
export function isWhole({ fields }: Section, input: SectionForm): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = input[name];
    if (field.kind === 'group') return areWhole(field.fields, value as SectionForm);
    if (field.kind !== 'records') return problemOf(field, value) === null;
    const records = value as SectionForm[];
    return records.length <= field.max && records.every((record) => areWhole(field.fields, record));
  });
}

const areWhole = (fields: Fields, record: SectionForm): boolean =>
  Object.entries(fields).every(([name, field]) => problemOf(field, record[name]) === null);

/** A record that was just added to a list: it has nothing to say yet. */
export const emptyRecord = (fields: Fields): SectionForm =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'number' ? field.min : field.kind === 'text list' ? '' : field.default,
    ]),
  );

/** How two versions of a section are compared. */
export function comparedFields({ fields }: Section): RecordField<SectionForm>[] {
  return Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'group') {
      const format = (value: SectionForm, mine?: SectionForm) => lineOf(field.fields, value, mine);
      return { name, label: field.label, format };
    }
    if (field.kind !== 'records') return recordFields({ [name]: field })[0] as RecordField<SectionForm>;
    const format = (value: SectionForm[], mine?: SectionForm[]) =>
      value.map((record, index) => lineOf(field.fields, record, mine?.[index])).join('\n');
    return { name, label: field.label, format };
  });
}

function lineOf(fields: Fields, record: SectionForm, mine?: SectionForm): string {
  return Object.entries(record)
    .filter(([_name, value]) => value !== '')
    .map(([name, value]) => formatOf(fields[name])?.(value as string, mine?.[name] as string | undefined) ?? value)
    .join(', ');
}

/** The place of a field as the form knows it: `items.3.text` is `['items', 3, 'text']`. */
export const placeOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
