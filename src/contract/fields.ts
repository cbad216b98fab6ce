import { IMAGE_PATTERN, LIMITS, VISIBLE_PATTERN } from './limits';

/*
 * A resource's fields, written once as plain data. From them follow its types, the body that the server takes, what the API's
 * document says, the paths in the database where those only repeat the field, and what the form of the back office asks and shows.
 */

interface Described {
  /** Above the field, and the beginning of sentences about it. */
  label: string;
  /** Below the field. */
  hint?: string;
  /** In sentences about the field, where the label would not read well. */
  subject?: string;
}

/** Trimmed text. */
export interface TextField extends Described {
  kind: 'text';
  isRequired: boolean;
  /** Characters. */
  max: number;
  /** What one that is missing, empty or `null` becomes. */
  default: string;
  /** Lines of the box to write in: the least and the most. Missing: one line. */
  rows?: readonly [number, number];
  /** An address, an upload, or nothing. */
  isImage?: true;
  /** What values that have a name are called. */
  labels?: Readonly<Record<string, string>>;
  /** How a trimmed text is put right, such as an address that was typed with its slash. */
  tidy?: (text: string) => string;
  /** What is wrong with a text that is within its bounds, or `null`. */
  check?: (text: string) => string | null;
}

/** One of a few values. */
export interface ChoiceField<Value extends string = string> extends Described {
  kind: 'choice';
  labels: Readonly<Record<Value, string>>;
  default: Value;
}

export interface FlagField extends Described {
  kind: 'flag';
  default: boolean;
}

export interface WholeNumberField extends Described {
  kind: 'whole number';
  min: number;
  max: number;
}

/** Short texts, each once; typed as one text. */
export interface TextListField extends Described {
  kind: 'text list';
  maxEntries: number;
  /** Characters of one entry. */
  maxLength: number;
  /** What stands between two entries where they are typed. */
  separator: 'comma' | 'line';
}

export type Field = TextField | ChoiceField | FlagField | WholeNumberField | TextListField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> =
  F extends ChoiceField<infer Value>
    ? Value
    : F extends FlagField
      ? boolean
      : F extends WholeNumberField
        ? number
        : F extends TextListField
          ? string[]
          : string;

/** All fields with their values, as they are stored and as a form sends them. */
export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** `null` instead of a number leaves it to the server. */
type BodyValueOf<F> = F extends WholeNumberField ? number | null : ValueOf<F>;

type RequiredOf<F extends Fields> = { [Name in keyof F]: F[Name] extends { isRequired: true } ? Name : never }[keyof F];

/** What a call that creates a record has to bring, and what it may. */
export type BodyOf<F extends Fields> = Pick<InputOf<F>, RequiredOf<F>> & {
  -readonly [Name in keyof F]?: BodyValueOf<F[Name]>;
};

export const requiredText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: true }) as const satisfies TextField;

export const optionalText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: false }) as const satisfies TextField;

/** A picture: an `http(s)` address or one of our uploads. */
export const image = (label: string, hint: string) =>
  optionalText(label, LIMITS.image, {
    hint,
    isImage: true,
    check: (text) => (IMAGE_PATTERN.test(text) ? null : 'Image must be an http(s) address or an uploaded file.'),
  });

export const choice = <Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  byDefault: NoInfer<Value>,
  hint?: string,
): ChoiceField<Value> => ({ kind: 'choice', label, labels, default: byDefault, hint });

export const flag = (label: string, byDefault: boolean, hint?: string): FlagField => ({
  kind: 'flag',
  label,
  default: byDefault,
  hint,
});

export const wholeNumber = (label: string, min: number, max: number, hint?: string): WholeNumberField => ({
  kind: 'whole number',
  label,
  min,
  max,
  hint,
});

export const textList = (label: string, bounds: Omit<TextListField, 'kind' | 'label'>): TextListField => ({
  kind: 'text list',
  label,
  ...bounds,
});

/** What the fields hold where nobody has said anything. */
export function defaultsOf<F extends Fields>(fields: F): InputOf<F> {
  const byDefault = (field: Field) =>
    field.kind === 'text list' ? [] : field.kind === 'whole number' ? field.min : field.default;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, byDefault(field)])) as InputOf<F>;
}

/** The value as it is stored: text without blanks around it, a cleared field with its default. What is of another type stays as it is. */
export function tidied(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return tidyText(field, value);
    case 'text list':
      return tidyList(value);
    case 'flag':
      return value === null ? field.default : value;
    default:
      return value;
  }
}

function tidyText(field: TextField, value: unknown): unknown {
  if (value === null && !field.isRequired) return field.default;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return (field.tidy ? field.tidy(text) : text) || field.default;
}

/** Trimmed, without empty entries and repetitions. */
function tidyList(value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(entries)].filter((entry) => entry !== '');
}

const grouped = (number: number): string => number.toLocaleString('en-US');

/** What is wrong with a tidied value, as a sentence for the person who gave it, or `null`. */
export function problemOf(field: Field, value: unknown): string | null {
  const subject = field.subject ?? field.label;
  switch (field.kind) {
    case 'text':
      return textProblem(field, subject, value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.labels, value)
        ? null
        : `${subject} must be one of ${Object.keys(field.labels).join(', ')}.`;
    case 'flag':
      return typeof value === 'boolean' ? null : `${subject} must be true or false.`;
    case 'whole number':
      if (!Number.isInteger(value)) return `${subject} must be a whole number.`;
      if (Number(value) < field.min) return `${subject} must be at least ${field.min}.`;
      return Number(value) > field.max ? `${subject} must be at most ${grouped(field.max)}.` : null;
    case 'text list':
      return listProblem(field, subject, value);
  }
}

function textProblem(field: TextField, subject: string, value: unknown): string | null {
  if (typeof value !== 'string') return field.isRequired ? `${subject} is required.` : `${subject} must be text.`;
  if (field.isRequired && !VISIBLE_PATTERN.test(value)) return `${subject} is required.`;
  if (value === '') return null;
  if (value.length > field.max) return `${subject} must have at most ${grouped(field.max)} characters.`;
  return field.check?.(value) ?? null;
}

function listProblem(field: TextListField, subject: string, value: unknown): string | null {
  if (!Array.isArray(value)) return `${subject} must be given as a list.`;
  if (value.length > field.maxEntries) return `There may be at most ${field.maxEntries} entries.`;
  if (!value.every((entry) => typeof entry === 'string')) return `${subject} must be text.`;
  const isLong = value.some((entry) => String(entry).length > field.maxLength);
  return isLong ? `${subject} must have at most ${field.maxLength} characters.` : null;
}
