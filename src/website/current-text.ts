import { emptyOf } from '../contract/website/rendered-text';
import type { SectionField, SectionFields } from '../contract/website/section';

export type Words = Record<string, unknown>;

/** Returns the stored fields that this version of the product knows, with defaults for missing fields. */
export const currentText = (fields: SectionFields, defaults: Words, stored: Words): Words =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, currentValue(field, defaults[name], stored[name])]),
  );

function currentValue(field: SectionField, defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults;
  if (field.kind === 'group') return currentText(field.fields, defaults as Words, stored as Words);
  if (field.kind === 'records') {
    const begun = Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, emptyOf(part)]));
    return (stored as Words[]).map((record) => currentText(field.fields, begun, record));
  }
  if (field.kind === 'choice' && field.unknown && !Object.hasOwn(field.labels, String(stored))) return field.unknown;
  return stored;
}

/** Adds stored fields that only a newer version knows, which needs them if it runs again. */
export function withUnknown(fields: SectionFields, words: Words, stored: Words): Words {
  const unknown = Object.entries(stored).filter(([name]) => !(name in fields));
  const known = Object.entries(words).map(([name, value]) => {
    const field = fields[name];
    const before = stored[name];
    if (field?.kind !== 'group' || before === undefined) return [name, value];
    return [name, withUnknown(field.fields, value as Words, before as Words)];
  });
  return Object.fromEntries([...unknown, ...known]);
}
