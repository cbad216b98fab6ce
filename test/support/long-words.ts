import type { Fields } from '../../src/contract/fields';
import type { Section, SectionField } from '../../src/contract/website/section';
import { SECTIONS, type SectionName } from '../../src/contract/website/sections';

type Words = Record<string, unknown>;

interface Options {
  /** Returns a text for a field, given the maximum length and the length of the default text. */
  write: (max: number, sample: number) => string;
  /** Number of records in each list. Default: as many as in the default text. */
  records?: number;
  /** True omits optional images. */
  isBare?: boolean;
}

/** Returns a section with new text in every text field. */
export function wordsWith(name: SectionName, { write, records, isBare = false }: Options): Words {
  const { fields, words } = SECTIONS[name] as unknown as Section & { words: Words };
  const ofRecord = (of: Fields, sample: Words): Words =>
    Object.fromEntries(Object.entries(of).map(([field, about]) => [field, ofField(field, about, sample?.[field])]));
  const ofField = (field: string, about: SectionField, sample: unknown): unknown => {
    if (about.kind === 'group') return ofRecord(about.fields, sample as Words);
    if (about.kind === 'records') {
      const list = sample as Words[];
      const count = Math.min(records ?? list.length, about.max);
      return Array.from({ length: count }, (_, index) => ofRecord(about.fields, list[index % list.length]));
    }
    if (about.kind === 'text list') {
      const count = Math.min(records ?? (sample as string[]).length, about.maxEntries);
      return Array.from({ length: count }, (_, index) => `${index} ${write(about.maxLength - 3, 30)}`);
    }
    if (isBare && field === 'picture') return 'none';
    if (about.kind !== 'text' || about.holds === 'image' || about.isLink) return sample;
    return write(about.max, String(sample ?? '').length);
  };
  return ofRecord(fields as Fields, words);
}
