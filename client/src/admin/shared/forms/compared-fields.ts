import type { ComparedField } from '../words/compared-texts';
import { isSame } from './is-same';

/** A field of a form, as two versions of it are compared. */
export interface RecordField<F> {
  name: keyof F & string;
  label: string;
  /**
   * How a value reads; its text by default, lists joined by commas, switches as Yes and No.
   * `mine` is given for theirs: what has no words of its own, such as a picture, is told from it.
   */
  format?: (value: never, mine?: never) => string;
  /** Whether its text is written in Markdown, in this form. */
  isMarkdown?: (form: F) => boolean;
  /** What is stored of a value: the text without blanks around it. The value itself by default. */
  toSent?: (value: never) => unknown;
}

/** The fields in which two forms would not be stored alike. */
export function differing<F>(fields: readonly RecordField<F>[], one: F, other: F): RecordField<F>[] {
  return fields.filter(({ name, toSent = (value: unknown) => value }) => {
    return !isSame(toSent(one[name] as never), toSent(other[name] as never));
  });
}

/** The same fields in words, for `ComparedTexts`. */
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
