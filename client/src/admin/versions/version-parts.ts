import type { Fields } from '@contract/fields';
import { TEXT_FIELDS, type VersionKind } from '@contract/versions';
import type { Section, SectionField, SectionFields } from '@contract/website/section';
import { findSection } from '@contract/website/sections';
import { isPicture, WRITTEN } from '../shared/fields/record-form';

/** A field as it is compared. */
export interface VersionPart {
  label: string;
  text: string;
  isMarkdown?: boolean;
  /** The text is the address of a picture, by which nobody knows it. */
  isPicture?: boolean;
}

type Values = Record<string, unknown>;

/** What a version says, field by field, in the words of the form. */
export function partsOf(kind: VersionKind, id: string, values: Values): VersionPart[] {
  const fields = fieldsOf(kind, id);
  return Object.entries(fields).flatMap(([name, field]) =>
    name in values ? [{ label: field.label, text: textOf(field, values[name]), ...marksOf(name, field, values) }] : [],
  );
}

const marksOf = (name: string, field: SectionField, { format }: Values) => ({
  ...(WRITTEN.includes(name) && format === 'markdown' && { isMarkdown: true }),
  ...(isPicture(field) && { isPicture: true }),
});

function fieldsOf(kind: VersionKind, id: string): SectionFields {
  return kind === 'section' ? (findSection(id) as Section).fields : TEXT_FIELDS[kind];
}

function textOf(field: SectionField, value: unknown): string {
  switch (field.kind) {
    case 'group':
      return linesOf(field.fields, value as Values);
    case 'records':
      return (value as Values[])
        .map((record, place) => `${field.noun} ${place + 1}\n${linesOf(field.fields, record)}`)
        .join('\n\n');
    case 'choice':
      return field.labels[String(value)] ?? String(value);
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'text list':
      return (value as string[]).join(field.separator === 'comma' ? ', ' : '\n');
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

const linesOf = (fields: Fields, record: Values): string =>
  Object.entries(fields)
    .map(([name, field]) => `${field.label}: ${textOf(field, record[name])}`)
    .join('\n');
