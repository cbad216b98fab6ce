import { LIMITS } from './limits';

/*
 * A resource's fields, described once as plain data. They define its types, the request body, the API document,
 * database paths that only repeat the field, and the form of the back office.
 */

interface Described {
  /** Label above the field, and start of sentences about it. */
  label: string;
  /** Below the field. */
  hint?: string;
  /** Replaces the label in sentences, where the label reads badly. */
  subject?: string;
  /** One error for every mistake. Missing: a different error per mistake. */
  mistake?: string;
}

/**
 * Content of a text. `line`: part of an email header. `email`: a new email address, in lower case. `known email`:
 * compared with stored ones, which may predate the rule for new ones; so older clients can still be answered, answer
 * and be erased. `image`: an `http(s)` URL or an upload. `upload`: an upload only.
 */
export type TextContent = 'line' | 'email' | 'known email' | 'phone' | 'image' | 'upload';

/** Background behind an image. */
export type Ground = 'light' | 'dark';

/** Trimmed text. */
export interface TextField extends Described {
  kind: 'text';
  isRequired: boolean;
  holds?: TextContent;
  /** Background that an image must contrast with. */
  ground?: Ground;
  /** Error of a form for an empty field. */
  ask?: string;
  /** Least characters of a required text. */
  min?: number;
  max: number;
  /** Replaces a missing, empty or `null` value. */
  default: string;
  /** Least and most lines of the text box. Missing: one line. */
  rows?: readonly [number, number];
  /** Names of values, if they have any. */
  labels?: Readonly<Record<string, string>>;
  /** Corrects a trimmed text, such as a slug typed with a slash. */
  tidy?: (text: string) => string;
  /** A link target: `contract/link-target.ts`. */
  isLink?: boolean;
  /** A person's name, which identifies sample text even if it is short. */
  isName?: boolean;
  /** Written in the Markdown editor. */
  isMarkdown?: boolean;
  /** Returns the error of a text within its bounds, or `null`. */
  check?: (text: string) => string | null;
}

/** One of a few values. */
export interface ChoiceField<Value extends string = string> extends Described {
  kind: 'choice';
  labels: Readonly<Record<Value, string>>;
  default: Value;
  isRequired?: boolean;
  /** Replaces a stored value that is no longer offered. */
  unknown?: Value;
  /** `null` means the default. */
  takesNull?: boolean;
  /** Belongs to another field: the form does not show it and sends back the stored value. */
  isKept?: boolean;
}

export interface FlagField extends Described {
  kind: 'flag';
  default: boolean;
  /** `null` means the default. */
  takesNull?: boolean;
}

export interface NumberField extends Described {
  kind: 'number';
  min: number;
  max: number;
  /** Maximum number of decimals; 0 for whole numbers. */
  decimals: number;
  /** Only multiples of it: 0.5 for halves. */
  step?: number;
  /** Otherwise it may be missing or `null`. */
  isRequired?: boolean;
}

/** Short texts without repetition, typed as one text. */
export interface TextListField extends Described {
  kind: 'text list';
  maxEntries: number;
  /** Characters of one entry. */
  maxLength: number;
  /** Separator between typed entries. */
  separator: 'comma' | 'line';
  /** Corrects a trimmed entry. */
  tidy?: (entry: string) => string;
  /** Returns the error of an entry within its bounds, or `null`. */
  check?: (entry: string) => string | null;
}

/** Records in display order. */
export interface RecordsField<F extends Fields = Fields> extends Described {
  kind: 'records';
  /** Name of one record: "Counter". */
  noun: string;
  max: number;
  /** Text shown without records. */
  empty?: string;
  fields: F;
}

export type Field = TextField | ChoiceField | FlagField | NumberField | TextListField | RecordsField;
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> =
  F extends ChoiceField<infer Value>
    ? Value
    : F extends FlagField
      ? boolean
      : F extends NumberField
        ? number
        : F extends TextListField
          ? string[]
          : F extends RecordsField<infer Of>
            ? InputOf<Of>[]
            : string;

/** All fields with their values, as stored and as sent by a form. */
export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** `null` instead of a number lets the server choose. */
type BodyValueOf<F> = F extends NumberField ? number | null : ValueOf<F>;

type RequiredOf<F extends Fields> = { [Name in keyof F]: F[Name] extends { isRequired: true } ? Name : never }[keyof F];

/** Body of a create call: required fields, and optional others. */
export type BodyOf<F extends Fields> = Pick<InputOf<F>, RequiredOf<F>> & {
  -readonly [Name in keyof F]?: BodyValueOf<F[Name]>;
};

// `@__NO_SIDE_EFFECTS__` lets the bundler drop the fields that no visitor's form shows.

/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: true }) as const satisfies TextField;

/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: false }) as const satisfies TextField;

/** Text of one line for an email header. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (label: string, max: number, more: Partial<TextField> = {}) =>
  requiredText(label, max, { holds: 'line', ...more });

/* @__NO_SIDE_EFFECTS__ */
export const email = (more: Partial<TextField> = {}) =>
  requiredText('Email', LIMITS.email, { holds: 'email', ...more });

/* @__NO_SIDE_EFFECTS__ */
export const knownEmail = () =>
  requiredText('Email', LIMITS.email, { holds: 'known email', ask: 'Please enter your email address.' });

/* @__NO_SIDE_EFFECTS__ */
export const phone = () => optionalText('Phone', LIMITS.phone, { holds: 'phone' });

/* @__NO_SIDE_EFFECTS__ */
export const image = (label: string, hint: string) => optionalText(label, LIMITS.image, { hint, holds: 'image' });

/* @__NO_SIDE_EFFECTS__ */
export const choice = <Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  byDefault: NoInfer<Value>,
  more: Partial<ChoiceField<Value>> = {},
): ChoiceField<Value> => ({ kind: 'choice', label, labels, default: byDefault, ...more });

/* @__NO_SIDE_EFFECTS__ */
export const flag = (label: string, byDefault: boolean, more: Partial<FlagField> = {}): FlagField => ({
  kind: 'flag',
  label,
  default: byDefault,
  ...more,
});

/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (label: string, min: number, max: number, more: Partial<NumberField> = {}): NumberField => ({
  kind: 'number',
  label,
  min,
  max,
  decimals: 0,
  ...more,
});

/** A number with at most two decimals, such as an amount of money. */
/* @__NO_SIDE_EFFECTS__ */
export const decimal = (label: string, min: number, max: number, more: Partial<NumberField> = {}): NumberField =>
  wholeNumber(label, min, max, { decimals: 2, ...more });

/** Makes a field required in the call. */
/* @__NO_SIDE_EFFECTS__ */
export const must = <F extends Field>(field: F) => ({ ...field, isRequired: true }) as F & { isRequired: true };

/* @__NO_SIDE_EFFECTS__ */
export const textList = (label: string, bounds: Omit<TextListField, 'kind' | 'label'>): TextListField => ({
  // First, because `bounds` may come from another list with its own label.
  ...bounds,
  kind: 'text list',
  label,
});

/* @__NO_SIDE_EFFECTS__ */
export const records = <F extends Fields>(
  label: string,
  about: Omit<RecordsField<F>, 'kind' | 'label'>,
): RecordsField<F> => ({ kind: 'records', label, ...about });

/** Values of the fields before anyone fills them in. */
export function defaultsOf<F extends Fields>(fields: F): InputOf<F> {
  const byDefault = (field: Field) => {
    if (field.kind === 'text list' || field.kind === 'records') return [];
    return field.kind === 'number' ? field.min : field.default;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, byDefault(field)])) as InputOf<F>;
}
