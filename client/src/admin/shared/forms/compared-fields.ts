import type { ComparedField } from '../text/compared-texts';
import { isSame } from './is-same';

export interface RecordField<F> {
  name: keyof F & string;
  label: string;
  /** Formats a value for the comparison. An image is also compared with `mine`, the user's own value. */
  format?: (value: never, mine?: never) => string;
  isMarkdown?: (form: F) => boolean;
  /** Converts a value to its stored form, for example by trimming. Default: values are compared as they are. */
  toSent?: (value: never) => unknown;
}

export function differing<F>(fields: readonly RecordField<F>[], one: F, other: F): RecordField<F>[] {
  return fields.filter(({ name, toSent = (value: unknown) => value }) => {
    return !isSame(toSent(one[name] as never), toSent(other[name] as never));
  });
}

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
