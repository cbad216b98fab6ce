import { LIMITS } from './limits';

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
  /** The one sentence for whatever is wrong with it. Missing: a sentence for each mistake. */
  mistake?: string;
}

/**
 * What a text holds beside words. `line`: becomes the head of a mail. `email`: an address to write to, in lower case. `known email`: one that is
 * compared with stored ones, which may be older than the rule for new ones: whoever was taken once can be answered, can answer, and can be erased.
 * `image`: an `http(s)` address or one of our uploads; `upload`: one of these alone.
 */
export type TextContent = 'line' | 'email' | 'known email' | 'phone' | 'image' | 'upload';

/** The ground that a picture lies on. */
export type Ground = 'light' | 'dark';

/** Trimmed text. */
export interface TextField extends Described {
  kind: 'text';
  isRequired: boolean;
  holds?: TextContent;
  /** The ground that a picture has to stand out from. */
  ground?: Ground;
  /** What a form says before it sends an empty one. */
  ask?: string;
  /** Characters; the least of a text that is required. */
  min?: number;
  max: number;
  /** What one that is missing, empty or `null` becomes. */
  default: string;
  /** Lines of the box to write in: the least and the most. Missing: one line. */
  rows?: readonly [number, number];
  /** What values that have a name are called. */
  labels?: Readonly<Record<string, string>>;
  /** How a trimmed text is put right, such as an address that was typed with its slash. */
  tidy?: (text: string) => string;
  /** Where a link leads: `contract/link-target.ts`. */
  isLink?: boolean;
  /** Of a person: even a short one tells whose words these are. */
  isName?: boolean;
  /** Written in the office's editor. */
  isMarkdown?: boolean;
  /** What is wrong with a text that is within its bounds, or `null`. */
  check?: (text: string) => string | null;
}

/** One of a few values. */
export interface ChoiceField<Value extends string = string> extends Described {
  kind: 'choice';
  labels: Readonly<Record<Value, string>>;
  default: Value;
  isRequired?: boolean;
  /** Stands in a stored record for a value that is offered no more. */
  unknown?: Value;
  /** `null` stands for the default. */
  takesNull?: boolean;
  /** Belongs to another field: a form asks nothing, and sends back what is stored. */
  isKept?: boolean;
}

export interface FlagField extends Described {
  kind: 'flag';
  default: boolean;
  /** `null` stands for the default. */
  takesNull?: boolean;
}

export interface NumberField extends Described {
  kind: 'number';
  min: number;
  max: number;
  /** At most so many; 0 for whole numbers. */
  decimals: number;
  /** Only multiples of it: 0.5 for halves. */
  step?: number;
  /** Otherwise it may be missing or `null`. */
  isRequired?: boolean;
}

/** Short texts, each once; typed as one text. */
export interface TextListField extends Described {
  kind: 'text list';
  maxEntries: number;
  /** Characters of one entry. */
  maxLength: number;
  /** What stands between two entries where they are typed. */
  separator: 'comma' | 'line';
  /** How a trimmed entry is put right. */
  tidy?: (entry: string) => string;
  /** What is wrong with an entry that is within its bounds, or `null`. */
  check?: (entry: string) => string | null;
}

/** Records in the order in which they are drawn. */
export interface RecordsField<F extends Fields = Fields> extends Described {
  kind: 'records';
  /** One of them: "Counter". */
  noun: string;
  max: number;
  /** Said where there is none. */
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

/** All fields with their values, as they are stored and as a form sends them. */
export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** `null` instead of a number leaves it to the server. */
type BodyValueOf<F> = F extends NumberField ? number | null : ValueOf<F>;

type RequiredOf<F extends Fields> = { [Name in keyof F]: F[Name] extends { isRequired: true } ? Name : never }[keyof F];

/** What a call that creates a record has to bring, and what it may. */
export type BodyOf<F extends Fields> = Pick<InputOf<F>, RequiredOf<F>> & {
  -readonly [Name in keyof F]?: BodyValueOf<F[Name]>;
};

// The bundler leaves out the fields that no visitor's form shows: the marks tell it that making one does nothing else.

/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: true }) as const satisfies TextField;

/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number, more: Partial<TextField> = {}) =>
  ({ kind: 'text', label, max, default: '', ...more, isRequired: false }) as const satisfies TextField;

/** Text of one line that becomes the head of a mail. */
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

/** With at most two decimals, such as an amount of money. */
/* @__NO_SIDE_EFFECTS__ */
export const decimal = (label: string, min: number, max: number, more: Partial<NumberField> = {}): NumberField =>
  wholeNumber(label, min, max, { decimals: 2, ...more });

/** The same where the call has to bring it. */
/* @__NO_SIDE_EFFECTS__ */
export const must = <F extends Field>(field: F) => ({ ...field, isRequired: true }) as F & { isRequired: true };

/* @__NO_SIDE_EFFECTS__ */
export const textList = (label: string, bounds: Omit<TextListField, 'kind' | 'label'>): TextListField => ({
  // Bounds may be those of another list, which has a label of its own.
  ...bounds,
  kind: 'text list',
  label,
});

/* @__NO_SIDE_EFFECTS__ */
export const records = <F extends Fields>(
  label: string,
  about: Omit<RecordsField<F>, 'kind' | 'label'>,
): RecordsField<F> => ({ kind: 'records', label, ...about });

/** What the fields hold where nobody has said anything. */
export function defaultsOf<F extends Fields>(fields: F): InputOf<F> {
  const byDefault = (field: Field) => {
    if (field.kind === 'text list' || field.kind === 'records') return [];
    return field.kind === 'number' ? field.min : field.default;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, byDefault(field)])) as InputOf<F>;
}
