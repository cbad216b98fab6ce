import type { Section, SectionField } from './section';
import { findSection, type SectionName } from './sections';

type Words = Readonly<Record<string, unknown>>;

/** The words of a section with a mark on those records that are samples. */
export function markedWords<Said extends object>(name: SectionName, words: Said): Said {
  const { marks } = findSection(name) as Section;
  if (!marks) return words;
  const records = (words as Words)[marks.list] as object[];
  const marked = records.map((record) => (marks.isSample(record as never) ? { ...record, isSample: true } : record));
  return { ...words, [marks.list]: marked };
}

/**
 * What a section says of its parts that visitors see: a part whose title is empty says nothing, neither to them nor
 * to whoever counts its links.
 */
export function drawnWords<Said extends object>(name: SectionName, words: Said): Said {
  const { fields, parts = [] } = findSection(name) as Section;
  const silent = parts.filter(({ title }) => valueAt(words as Words, title) === '').flatMap(({ holds }) => holds);
  if (silent.length === 0) return words;
  const unsaid = Object.entries(fields).filter(([field]) => silent.includes(field));
  return { ...words, ...Object.fromEntries(unsaid.map(([field, about]) => [field, emptyOf(about)])) };
}

const valueAt = (words: Words, place: string): unknown =>
  place.split('.').reduce<unknown>((value, step) => (value as Words)[step], words);

/** The words of a field that nobody has filled in. */
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
