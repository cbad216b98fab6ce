import { problemOf, tidied } from '@contract/field-rules';
import {
  defaultsOf,
  type Field,
  type Fields,
  type InputOf,
  type RecordsField,
  type TextListField,
} from '@contract/fields';
import type { RecordField } from '../forms/compared-fields';

/** Form values of a record. A list of texts has a single input, so its form value is one string. */
export type FormOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends TextListField
    ? string
    : F[Name] extends RecordsField<infer Of>
      ? FormOf<Of>[]
      : InputOf<F>[Name];
};

type Values = Record<string, unknown>;

const SEPARATORS = { comma: { typed: ',', shown: ', ' }, line: { typed: '\n', shown: '\n' } } as const;

const mapped = <F extends Fields, Made>(fields: F, make: (field: Field, name: keyof F) => unknown): Made =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)])) as Made;

export const blankForm = <F extends Fields>(fields: F): FormOf<F> => toForm(fields, defaultsOf(fields));

export function toForm<F extends Fields>(fields: F, record: InputOf<F>): FormOf<F> {
  return mapped(fields, (field, name) => formValueOf(field, record[name]));
}

function formValueOf(field: Field, stored: unknown): unknown {
  if (field.kind === 'text list') return ((stored ?? []) as string[]).join(SEPARATORS[field.separator].shown);
  if (field.kind === 'records')
    return ((stored ?? []) as InputOf<Fields>[]).map((record) => toForm(field.fields, record));
  return stored;
}

/** Converts form values to a request body: trims texts, and drops empty and repeated list entries. */
export function toInput<F extends Fields>(fields: F, form: FormOf<F>): InputOf<F> {
  return mapped(fields, (field, name) => sentOf(field, form[name]));
}

function sentOf(field: Field, typed: unknown): unknown {
  if (field.kind === 'records')
    return ((typed ?? []) as FormOf<Fields>[]).map((record) => toInput(field.fields, record));
  return tidied(field, field.kind === 'text list' ? String(typed).split(SEPARATORS[field.separator].typed) : typed);
}

/** Returns the error of a form value, or `null`. An empty text field has its own error text, `ask`. */
export function typedProblem(field: Field, typed: unknown): string | null {
  const sent = sentOf(field, typed);
  return field.kind === 'text' && field.ask && sent === '' ? field.ask : problemOf(field, sent);
}

export const WRITTEN = ['content', 'description'];

export function recordFields<F extends Fields>(fields: F): RecordField<FormOf<F>>[] {
  return Object.entries(fields).map(([name, field]) => {
    const format = formatOf(field);
    const toSent = (typed: unknown) => sentOf(field, typed);
    const isMarkdown = (form: FormOf<F>) => (form as Values).format === 'markdown';
    const hasFormat = 'format' in fields && WRITTEN.includes(name);
    return { name, label: field.label, toSent, ...(format && { format }), ...(hasFormat && { isMarkdown }) };
  });
}

export const isImage = (field: { kind: string; holds?: string }): boolean =>
  field.kind === 'text' && (field.holds === 'image' || field.holds === 'upload');

function formatOf(field: Field | undefined): ((value: never, mine?: never) => string) | undefined {
  if (!field) return undefined;
  if (field.kind === 'records') {
    return (value: Values[], mine?: Values[]) =>
      value.map((record, place) => recordLine(field.fields, record, mine?.[place])).join('\n');
  }
  if ('labels' in field) return (value: string) => (field.labels as Record<string, string>)[value] ?? value;
  if (isImage(field)) return imageText;
  return undefined;
}

export function recordLine(fields: Fields, record: Values, mine?: Values): string {
  return Object.entries(record)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => formatOf(fields[name])?.(value as never, mine?.[name] as never) ?? value)
    .join(', ');
}

/** Describes an image without its path, because users do not know paths. */
export function imageText(value: string, mine?: string): string {
  if (value === '') return '(none)';
  return mine && mine !== value ? 'Another image' : 'An image';
}
