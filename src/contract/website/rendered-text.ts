import type { Section, SectionField } from './section';
import { findSection, type SectionName } from './sections';

type Words = Readonly<Record<string, unknown>>;

/** Marks sample records in a section, so that pages can label them as samples. */
export function withSampleMarks<Said extends object>(name: SectionName, words: Said): Said {
  const { marks } = findSection(name) as Section;
  if (!marks) return words;
  const records = (words as Words)[marks.list] as object[];
  const marked = records.map((record) => (marks.isSample(record as never) ? { ...record, isSample: true } : record));
  return { ...words, [marks.list]: marked };
}

/** Empties all parts without a title in a section, because pages do not show them. */
export function renderedText<Said extends object>(name: SectionName, words: Said): Said {
  const { fields, parts = [] } = findSection(name) as Section;
  const silent = parts.filter(({ title }) => valueAt(words as Words, title) === '').flatMap(({ holds }) => holds);
  if (silent.length === 0) return words;
  const unsaid = Object.entries(fields).filter(([field]) => silent.includes(field));
  return { ...words, ...Object.fromEntries(unsaid.map(([field, about]) => [field, emptyOf(about)])) };
}

const valueAt = (words: Words, place: string): unknown =>
  place.split('.').reduce<unknown>((value, step) => (value as Words)[step], words);

export function emptyOf(field: SectionField): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, emptyOf(part)]));
    case 'records':
    case 'text list':
      return [];
    case 'number':
      return field.min;
    default:
      return field.default;
  }
}
