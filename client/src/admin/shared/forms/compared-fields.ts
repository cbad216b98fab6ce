import type { ComparedField } from '../words/compared-texts';
import { isSame } from './is-same';

/** Field of a form, with its rules for comparing two versions. */
export interface RecordField<F> {
  name: keyof F & string;
  label: string;
  /**
   * Formats a value; by default as text, lists with commas, switches as Yes or No. For the other version, `mine` is the
   * own value, to tell images apart.
   */
  format?: (value: never, mine?: never) => string;
  /** True if the text is Markdown in this form. */
  isMarkdown?: (form: F) => boolean;
  /** Converts a value to its stored form, such as trimmed text. Defaults to the value itself. */
  toSent?: (value: never) => unknown;
}

/** Returns the fields whose stored values would differ. */
export function differing<F>(fields: readonly RecordField<F>[], one: F, other: F): RecordField<F>[] {
  return fields.filter(({ name, toSent = (value: unknown) => value }) => {
    return !isSame(toSent(one[name] as never), toSent(other[name] as never));
  });
}

/** Returns the differing fields as text, for `ComparedTexts`. */
export function comparedFields<F>(fields: readonly RecordField<F>[], one: F, other: F): ComparedField[] {
  return differing(fields, one, other).map((field) => {
    const { name, label, isMarkdown } = field;
    return {
      label,
      texts: [
        { text: toText(one[name], field), isMarkdown: isMarkdown?.(one) },
        { text: toText(other[name], field, one[name]), isMarkdown: isMarkdown?.(other) },
      ],
    };
  });
}

function toText<F>(value: unknown, { format }: RecordField<F>, mine?: unknown): string {
  if (format) return format(value as never, mine as never);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || value === null ? '' : String(value);
}
