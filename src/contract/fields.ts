import { LIMITS } from './limits';

/* Fields of records as plain data. TypeScript types, request bodies, API document and forms are derived from it. */

interface Described {
  /** Label above the field. Error sentences begin with it. */
  label: string;
  hint?: string;
  /** Replaces the label in sentences about errors. */
  subject?: string;
  /** Replaces all error sentences of the field. */
  mistake?: string;
}

/**
 * Kind of text. `line` becomes part of an email header, so it must not contain line breaks. `day` is chosen in a
 * calendar. `email` is stored as a new email address. `known email` is only compared with stored email addresses, so
 * its pattern is less strict.
 */
export type TextContent = 'line' | 'day' | 'email' | 'known email' | 'phone' | 'image' | 'upload';

export type Ground = 'light' | 'dark';

export interface TextField extends Described {
  kind: 'text';
  isRequired: boolean;
  holds?: TextContent;
  /** Background on which an image must be visible. */
  ground?: Ground;
  ask?: string;
  min?: number;
  max: number;
  /** Replaces an empty, missing or `null` value. */
  default: string;
  /** Minimum and maximum height of the text box in lines. Without it, the field is a single line. */
  rows?: readonly [number, number];
  labels?: Readonly<Record<string, string>>;
  /** Corrects a trimmed text, for example by removing the slash of a slug. */
  tidy?: (text: string) => string;
  /** True for link targets, which `link-target.ts` checks. */
  isLink?: boolean;
  /** True if visitors see the text of the link while its page does not exist. Other links are then left out. */
  isTextWithoutPage?: boolean;
  /** True for names of people and offers. An unchanged sample name counts as sample text, even if it is short. */
  isName?: boolean;
  isMarkdown?: boolean;
  /** Checks a text that is within the bounds. Returns its error, `null` if it is valid. */
  check?: (text: string) => string | null;
}

export interface ChoiceField<Value extends string = string> extends Described {
  kind: 'choice';
  labels: Readonly<Record<Value, string>>;
  default: Value;
  isRequired?: boolean;
  /** Replaces a stored value that is no longer a choice. */
  unknown?: Value;
  /** True if `null` in a body means the default. */
  takesNull?: boolean;
  /** True if the form does not show the field and only sends back the stored value. */
  isKept?: boolean;
}

export interface FlagField extends Described {
  kind: 'flag';
  default: boolean;
  /** True if `null` in a body means the default. */
  takesNull?: boolean;
}

export interface NumberField extends Described {
  kind: 'number';
  min: number;
  max: number;
  decimals: number;
  step?: number;
  /** If it is false or absent, the number may be missing or `null`. */
  isRequired?: boolean;
}

/** A list of short texts without duplicates, typed into one text box. */
export interface TextListField extends Described {
  kind: 'text list';
  maxEntries: number;
  maxLength: number;
  separator: 'comma' | 'line';
  tidy?: (entry: string) => string;
  /** Checks an entry that is within the bounds. Returns its error, `null` if it is valid. */
  check?: (entry: string) => string | null;
}

export interface RecordsField<F extends Fields = Fields> extends Described {
  kind: 'records';
  noun: string;
  max: number;
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

export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** In a body, `null` instead of a number means that the server chooses the number. */
type BodyValueOf<F> = F extends NumberField ? number | null : ValueOf<F>;

type RequiredOf<F extends Fields> = { [Name in keyof F]: F[Name] extends { isRequired: true } ? Name : never }[keyof F];

/** Body of a create call. Only required fields must be present. */
export type BodyOf<F extends Fields> = Pick<InputOf<F>, RequiredOf<F>> & {
  -readonly [Name in keyof F]?: BodyValueOf<F[Name]>;
};

// The annotation `@__NO_SIDE_EFFECTS__` lets the bundler drop fields that no visitors' form shows.

/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: true }) as const satisfies TextField;

/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: false }) as const satisfies TextField;

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
export const tpin = (hint: string) =>
  optionalText('TPIN', LIMITS.tpin, {
    hint,
    tidy: (typed) => typed.replace(/\s/g, ''),
    check: (typed) => (/^\d{10}$/.test(typed) ? null : 'This is not a TPIN.'),
    mistake: 'Please enter the ten digits of your TPIN.',
  });

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

/** Field for a number with at most two decimals, such as an amount of money. */
/* @__NO_SIDE_EFFECTS__ */
export const decimal = (label: string, min: number, max: number, more: Partial<NumberField> = {}): NumberField =>
  wholeNumber(label, min, max, { decimals: 2, ...more });

/* @__NO_SIDE_EFFECTS__ */
export const must = <F extends Field>(field: F) => ({ ...field, isRequired: true }) as F & { isRequired: true };

/* @__NO_SIDE_EFFECTS__ */
export const textList = (label: string, bounds: Omit<TextListField, 'kind' | 'label'>): TextListField => ({
  // `label` comes after `bounds`, because `bounds` may be a whole field with another label.
  ...bounds,
  kind: 'text list',
  label,
});

/* @__NO_SIDE_EFFECTS__ */
export const records = <F extends Fields>(
  label: string,
  about: Omit<RecordsField<F>, 'kind' | 'label'>,
): RecordsField<F> => ({ kind: 'records', label, ...about });

export function defaultsOf<F extends Fields>(fields: F): InputOf<F> {
  const byDefault = (field: Field) => {
    if (field.kind === 'text list' || field.kind === 'records') return [];
    return field.kind === 'number' ? field.min : field.default;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, byDefault(field)])) as InputOf<F>;
}
