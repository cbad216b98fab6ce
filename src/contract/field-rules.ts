import { cleanText } from './clean-text';
import { asciiDomain, NOT_AN_ADDRESS } from './email-address';
import type { FieldError } from './errors';
import type { Field, Fields, NumberField, RecordsField, TextContent, TextField, TextListField } from './fields';
import { EMAIL_PATTERN, IMAGE_PATTERN, TURNING_SIGNS, UPLOAD_PATTERN, VISIBLE_PATTERN } from './limits';
import { isDay } from './lusaka-day';
import { isPhone, NOT_A_PHONE, tidyPhone } from './phone';

/** For each `TextContent`, the pattern of valid texts and the error for other texts. */
const PATTERNS: Record<TextContent, readonly [Pick<RegExp, 'test'>, (subject: string) => string]> = {
  // A line break in an email header would let the sender add headers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
  line: [/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/, (subject) => `${subject} must be one line.`],
  day: [{ test: isDay }, () => 'Enter the day as year-month-day, such as 2026-12-22.'],
  email: [EMAIL_PATTERN, () => NOT_AN_ADDRESS],
  'known email': [/^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/, () => NOT_AN_ADDRESS],
  phone: [{ test: isPhone }, () => NOT_A_PHONE],
  upload: [UPLOAD_PATTERN, (subject) => `${subject} must be an uploaded file.`],
  image: [
    IMAGE_PATTERN,
    () => 'Image must be an uploaded file, or a URL that begins with https:// and contains no user name or password.',
  ],
};

/** Removes direction marks. They could show the rest of a line from right to left, and so imitate other text. */
const withoutTurns = (text: string) => text.replace(TURNING_SIGNS, '').trim();

const TIDIES: { [Content in TextContent]?: (text: string) => string } = {
  line: withoutTurns,
  phone: tidyPhone,
  // Changes only ASCII letters to lower case. `toLowerCase` would turn some look-alike characters into plain letters.
  email: (text) => asciiDomain(text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  'known email': (text) => asciiDomain(text.toLowerCase()),
};

type Values = Record<string, unknown>;

/** Returns the value as it is stored: trimmed, or the default of an empty field. */
export function tidied(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return tidyText(field, value);
    case 'text list':
      return tidyList(field, value);
    case 'number':
      return value;
    case 'records':
      return (value as Values[]).map((record) => tidyRecord(field.fields, record));
    default:
      return value === null && field.takesNull ? field.default : value;
  }
}

function tidyText(field: TextField, value: unknown): unknown {
  if (value === null && !field.isRequired) return field.default;
  if (typeof value !== 'string') return value;
  const tidy = field.tidy ?? (field.holds && TIDIES[field.holds]);
  const text = cleanText(value).trim();
  return (tidy ? tidy(text) : text) || field.default;
}

function tidyList({ tidy = (entry) => entry }: TextListField, value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? tidy(cleanText(entry).trim()) : entry));
  return [...new Set(entries)].filter((entry) => entry !== '');
}

const tidyRecord = (fields: Fields, record: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, tidied(field, record[name])]));

export const isAddress = (field: Field): boolean =>
  field.kind === 'text' && (field.holds === 'email' || field.holds === 'known email');

const grouped = (number: number): string => number.toLocaleString('en-US');

/** Returns the error of a value that `tidied` has returned, as a sentence for users. Returns `null` if it is valid. */
export function problemOf(field: Field, value: unknown): string | null {
  const problem = findProblem(field, field.subject ?? field.label, value);
  return problem && (field.mistake ?? problem);
}

export const problemsIn = (fields: Fields, values: Values): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const message = problemOf(field, values[name]);
    return message ? [{ field: name, message }] : [];
  });

function findProblem(field: Field, subject: string, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return textProblem(field, subject, value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.labels, value)
        ? null
        : `${subject} must be one of ${Object.keys(field.labels).join(', ')}.`;
    case 'flag':
      return typeof value === 'boolean' ? null : `${subject} must be true or false.`;
    case 'number':
      return numberProblem(field, subject, value);
    case 'text list':
      return listProblem(field, subject, value);
    case 'records':
      return recordsProblem(field, subject, value);
  }
}

function numberProblem({ min, max, decimals, step }: NumberField, subject: string, value: unknown): string | null {
  if (decimals === 0 && !Number.isInteger(value)) return `${subject} must be a whole number.`;
  if (!hasDecimals(value, decimals)) return `${subject} must be a number with at most ${decimals} decimals.`;
  if (step && value % step !== 0) return `${subject} must be in steps of ${step}.`;
  if (value < min) return `${subject} must be at least ${min}.`;
  return value > max ? `${subject} must be at most ${grouped(max)}.` : null;
}

/** True for a number with at most `most` decimals as JavaScript writes it: `0.1 + 0.2` has 17. */
function hasDecimals(value: unknown, most: number): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  const [, decimals = ''] = String(value).split('.');
  return decimals.length <= most && !/e-/.test(String(value));
}

function textProblem(field: TextField, subject: string, value: unknown): string | null {
  const [pattern, notFitting] = field.holds ? PATTERNS[field.holds] : [];
  const missing = isAddress(field) ? NOT_AN_ADDRESS : `${subject} is required.`;
  if (typeof value !== 'string') return field.isRequired ? missing : `${subject} must be text.`;
  const { isRequired, min = 1, max } = field;
  if (isRequired && (value.length < min || !VISIBLE_PATTERN.test(value))) {
    return min === 1 ? missing : `${subject} must be at least ${min} characters.`;
  }
  if (value === '') return null;
  if (value.length > max) return `${subject} must have at most ${grouped(max)} characters.`;
  if (pattern && !pattern.test(value)) return notFitting?.(subject) ?? null;
  return field.check?.(value) ?? null;
}

/** Returns only the first error in a list of records. The server reports each error at its own field. */
function recordsProblem({ fields, max }: RecordsField, subject: string, value: unknown): string | null {
  if (!Array.isArray(value) || value.length > max) return `${subject} must be a list with at most ${max} entries.`;
  const problems = (value as Values[]).flatMap((record) =>
    Object.entries(fields).map(([name, field]) => problemOf(field, record[name])),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

function listProblem(field: TextListField, subject: string, value: unknown): string | null {
  if (!Array.isArray(value)) return `${subject} must be given as a list.`;
  if (value.length > field.maxEntries) return `Please enter at most ${field.maxEntries} entries.`;
  if (!value.every((entry) => typeof entry === 'string')) return `${subject} must be text.`;
  const isLong = value.some((entry) => String(entry).length > field.maxLength);
  if (isLong) return `${subject} must have at most ${field.maxLength} characters.`;
  return value.map((entry) => field.check?.(String(entry)) ?? null).find((problem) => problem !== null) ?? null;
}
