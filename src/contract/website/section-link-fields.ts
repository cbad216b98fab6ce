import type { Fields } from '../fields';
import type { SectionFields } from './section';
import { SECTIONS, type SectionName } from './sections';

type Words = Readonly<Record<string, unknown>>;

export interface SectionLink {
  /** Path of the field, such as `first.to` or `links.3.to`. */
  place: string;
  text: string;
  to: string;
}

/** Lists the links of a section. Links without text are left out, because pages do not show them. */
export function linksIn(name: SectionName, words: Words): SectionLink[] {
  const fields: SectionFields = SECTIONS[name].fields;
  return Object.entries(fields).flatMap(([field, about]) => {
    if (about.kind === 'group') return linksOf(about.fields, words[field] as Words, field);
    if (about.kind !== 'records') return [];
    return (words[field] as Words[]).flatMap((record, index) => linksOf(about.fields, record, `${field}.${index}`));
  });
}

function linksOf(fields: Fields, record: Words, above: string): SectionLink[] {
  const targets = Object.entries(fields).filter(([, field]) => field.kind === 'text' && field.isLink);
  return targets
    .map(([field]) => ({ place: `${above}.${field}`, text: String(record.text), to: String(record[field]) }))
    .filter(({ text }) => text !== '');
}
