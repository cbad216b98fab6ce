import type { Field, Fields, RecordsField } from '../fields';
import { renderedText } from './rendered-text';
import { type Section, WORDS } from './section';
import { findSection, type SectionName } from './sections';

type Words = Readonly<Record<string, unknown>>;

/** An unchanged text with at most this many words, such as "Read more", does not count as sample text. */
const ANYBODYS = 3;

/**
 * Lists labels of fields that still have sample text, such as "Testimonial 1 to 5". The list is empty for sections with
 * `isNeutral`, because their default texts suit any organisation.
 */
export function sampleFieldsOf(name: SectionName, words: object): string[] {
  const section = findSection(name) as Section;
  if (section.isNeutral || !('isHidden' in section.fields)) return [];
  const [current, sample] = [renderedText(name, words), section.words] as [Words, Words];
  return Object.entries(section.fields).flatMap(([field, about]) => {
    if (about.kind === 'records') return recordsOf(about, current[field] as Words[], sample[field] as Words[]);
    const isSame =
      about.kind === 'group'
        ? !about.isNeutral && isAnySame(about.fields, current[field] as Words, sample[field] as Words)
        : isSampleText(about, current[field], sample[field]);
    return isSame ? [about.label] : [];
  });
}

function recordsOf({ noun, fields }: RecordsField, current: Words[], sample: Words[]): string[] {
  const places = current.flatMap((record, index) =>
    sample.some(
      (sampleRecord) => isAnySame(fields, record, sampleRecord) || isSameRecord(fields, record, sampleRecord),
    ) || isSameFigure(record, sample[index])
      ? [index + 1]
      : [],
  );
  return places.length > 0 ? [`${noun} ${rangesOf(places)}`] : [];
}

const isAnySame = (fields: Fields, current: Words, sample: Words): boolean =>
  Object.entries(fields).some(([name, field]) => isSampleText(field, current[name], sample[name]));

/**
 * True if staff have probably changed only some fields of a sample record: its required fields, including a number,
 * still equal those of the sample. An equal number or title alone may be a coincidence.
 */
function isSameRecord(fields: Fields, current: Words, sample: Words): boolean {
  const least = Object.entries(fields).filter(([, field]) => 'isRequired' in field && field.isRequired);
  const isNumbered = least.some(([, { kind }]) => kind === 'number');
  return isNumbered && least.every(([name]) => current[name] === sample[name]);
}

/** True for a number in its old place with its old sign, such as "10+". An equal number alone may be a coincidence. */
const isSameFigure = ({ number, suffix }: Words, sample: Words = {}): boolean =>
  Boolean(suffix) && suffix === sample.suffix && number === sample.number;

function isSampleText(field: Field, current: unknown, sample: unknown): boolean {
  if (field.kind === 'text list') {
    const typed = Array.isArray(current) ? (current as string[]) : [];
    return typed.some((entry) => entry.includes(' ') && (sample as string[]).includes(entry));
  }
  if (field.kind !== 'text' || field.isLink || typeof current !== 'string') return false;
  const text = current.trim();
  const tells = field.isName ? text !== '' : field.max > WORDS.label && isTelling(text);
  return tells && text === sample;
}

const isTelling = (text: string): boolean => text.split(/\s+/).length > ANYBODYS;

/** Returns numbers as ranges, such as "1, 3 to 5". */
function rangesOf(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of places) {
    const open = ranges.at(-1);
    if (open?.[1] === place - 1) open[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ');
}
