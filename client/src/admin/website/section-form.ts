import { problemOf } from '@contract/field-rules';
import type { Fields, InputOf } from '@contract/fields';
import type { Section, SectionField, SectionFields } from '@contract/website/section';
import { type FormOf, recordFields, recordLine, toForm, toInput } from '../shared/fields/record-form';
import type { RecordField } from '../shared/forms/compared-fields';

/** Form values of a section. A list of texts has a single input, so its form value is one string. */
export type SectionForm = Record<string, unknown>;

type Convert = <F extends Fields>(fields: F, record: InputOf<F>) => unknown;

function converted(fields: SectionFields, text: SectionForm, convert: Convert): SectionForm {
  const make = (name: string, field: SectionField): unknown => {
    const value = text[name];
    if (field.kind === 'group') return convert(field.fields, value as InputOf<Fields>);
    return (convert({ [name]: field }, { [name]: value } as InputOf<Fields>) as SectionForm)[name];
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)]));
}

export const toSectionForm = ({ fields }: Section, text: object): SectionForm =>
  converted(fields, text as SectionForm, toForm as Convert);

export const toSectionInput = ({ fields }: Section, form: SectionForm): SectionForm =>
  converted(fields, form, toInput as Convert);

export const isWhole = ({ fields }: Section, input: SectionForm): boolean =>
  Object.entries(fields).every(([name, field]) =>
    field.kind === 'group'
      ? Object.entries(field.fields).every(([part, of]) => problemOf(of, (input[name] as SectionForm)[part]) === null)
      : problemOf(field, input[name]) === null,
  );

export function comparedFields({ fields }: Section): RecordField<SectionForm>[] {
  return Object.entries(fields).map(([name, field]) => {
    if (field.kind !== 'group') return recordFields({ [name]: field })[0] as RecordField<SectionForm>;
    const format = (value: SectionForm, mine?: SectionForm) => recordLine(field.fields, value, mine);
    const toSent = (value: SectionForm) => toInput(field.fields, value as FormOf<Fields>);
    return { name, label: field.label, format, toSent };
  });
}
