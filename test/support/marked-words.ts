import type { Fields } from '../../src/contract/fields';
import { type Section, type SectionField, WORDS } from '../../src/contract/website/section';
import { SECTIONS, type SectionName } from '../../src/contract/website/sections';

type Words = Record<string, unknown>;

/**
 * Labels of fields whose texts the section's pages do not show at first. Emails and quotes contain these texts, the
 * script shows them after a request, or pages show them only for a missing record, a topic or a filled column.
 */
const LATER = [
  ...['What happens next', 'Error when the description is missing', 'Text after the request is sent'],
  ...['Labels on quotes and in emails', 'Texts on the quote and in the emails with it'],
  ...['After the client has answered', 'Heading below a post, above related posts', 'Text below the comment form'],
  ...['If a post is not found', 'If a service is not found', 'Heading above the articles of one topic'],
  ...['Below an article, above related research', 'Title of the fourth column'],
];

/** Returns the default text with a marker in each text field, and the markers. */
export function marked(name: SectionName): { words: Words; texts: string[] } {
  const { fields, words, when } = SECTIONS[name] as unknown as Section & { words: Words };
  const texts: string[] = [];
  const mark = (): string => {
    texts.push(`W${name}${texts.length}W`);
    return texts[texts.length - 1];
  };
  const markRecord = (of: Fields, sample: Words): Words =>
    Object.fromEntries(Object.entries(of).map(([field, about]) => [field, markField(about, sample[field])]));
  const markField = (field: SectionField, sample: unknown): unknown => {
    if (LATER.includes(field.label)) return sample;
    if (field.kind === 'group') return markRecord(field.fields, sample as Words);
    if (field.kind === 'records') return (sample as Words[]).map((record) => markRecord(field.fields, record));
    if (field.kind === 'text list') return [mark(), mark()];
    // Sets all links to the home page, because pages omit links to missing pages.
    if (field.kind === 'text' && field.isLink) return '/';
    // Skips fields that are too short for a unique marker.
    if (field.kind !== 'text' || field.max < WORDS.label) return sample;
    return field.holds === 'image' ? `https://pictures.example/${mark()}.png` : mark();
  };
  const conditions = Object.values(when ?? {}).map((condition) => [condition?.field, condition?.is]);
  const changed = { ...markRecord(fields as Fields, words), ...Object.fromEntries(conditions) };
  return { words: changed, texts };
}
