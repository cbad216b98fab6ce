import { problemOf, tidied } from '@contract/field-rules';
import { defaultsOf, type Field, type Fields, type InputOf, type TextListField } from '@contract/fields';
import type { RecordField } from '../forms/edit-conflict';

/** What a dialog edits: texts as typed, a list as one text. */
export type FormOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends TextListField ? string : InputOf<F>[Name];
};

const SEPARATORS = { comma: { typed: ',', shown: ', ' }, line: { typed: '\n', shown: '\n' } } as const;

const mapped = <F extends Fields, Made>(fields: F, make: (field: Field, name: keyof F) => unknown): Made =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)])) as Made;

/** A new record's fields. */
export const blankForm = <F extends Fields>(fields: F): FormOf<F> => toForm(fields, defaultsOf(fields));

export function toForm<F extends Fields>(fields: F, record: InputOf<F>): FormOf<F> {
  return mapped(fields, (field, name) =>
    field.kind === 'text list'
      ? ((record[name] ?? []) as string[]).join(SEPARATORS[field.separator].shown)
      : record[name],
  );
}

/** What is sent: texts without blanks around them, a list's entries each once and none of them empty. */
export function toInput<F extends Fields>(fields: F, form: FormOf<F>): InputOf<F> {
  return mapped(fields, (field, name) => sentOf(field, form[name]));
}

function sentOf(field: Field, typed: unknown): unknown {
  return tidied(field, field.kind === 'text list' ? String(typed).split(SEPARATORS[field.separator].typed) : typed);
}

/** Why what was typed cannot be sent: in the field's own words where it is empty, else in the server's. */
export function typedProblem(field: Field, typed: unknown): string | null {
  const sent = sentOf(field, typed);
  return field.kind === 'text' && field.ask && sent === '' ? field.ask : problemOf(field, sent);
}

/** How two versions of a record are compared. */
export function recordFields<F extends Fields>(fields: F): RecordField<FormOf<F>>[] {
  return Object.entries(fields).map(([name, field]) => {
    const format = formatOf(field);
    return { name, label: field.label, ...(format && { format }) };
  });
}

/** How a value reads that is not its own words. */
export function formatOf(field: Field): ((value: string, mine?: string) => string) | undefined {
  if ('labels' in field) return (value) => (field.labels as Record<string, string>)[value] ?? value;
  if (field.kind === 'text' && (field.holds === 'image' || field.holds === 'upload')) return pictureWords;
  return undefined;
}

/** Nobody knows a picture by its address. */
function pictureWords(value: string, mine?: string): string {
  if (value === '') return '(none)';
  return mine && mine !== value ? 'Another picture' : 'A picture';
}
