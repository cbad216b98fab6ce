import { LIMITS } from '../../../src/contract/limits';
import { blank, type FieldRule, huge, nothing, sample, tooLong, wrongTypes } from './samples';

export function textList(maxEntries: number, maxLength: number): FieldRule {
  const entries = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
  return {
    takes: [
      sample('the most and longest entries', entries(maxEntries, maxLength)),
      sample('none', []),
      sample('null', null, []),
      sample('white space, repetitions and empty ones', [' a ', 'a', '', ' '], ['a']),
    ],
    refuses: [
      ...wrongTypes('list'),
      sample('one entry more', entries(maxEntries + 1, 5)),
      sample('one character more', entries(1, maxLength + 1)),
      sample('a number among them', ['a', 1]),
      sample('null among them', ['a', null]),
      sample('a list among them', [['a']]),
      sample('an object among them', [{ a: 1 }]),
    ],
  };
}

const otherCase = (word: string): string => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase());

/** @param empty stored value for `null`; without this parameter, `null` is rejected */
export function oneOf(values: readonly string[], empty?: string): FieldRule {
  return {
    takes: [
      ...values.map((value) => sample(value, value)),
      ...(empty === undefined ? [] : [sample('null', null, empty)]),
    ],
    refuses: [
      ...wrongTypes('text'),
      huge,
      sample('empty', ''),
      sample('another word', 'constructor'),
      sample('in other letters', otherCase(values[0])),
      sample('as a list', [values[0]]),
      ...(empty === undefined ? [nothing] : []),
    ],
  };
}

/** @param empty stored value for `null`; without this parameter, `null` is rejected */
export function trueOrFalse(empty?: boolean): FieldRule {
  const texts = ['true', 'false', '', '1'].map((value) => sample(JSON.stringify(value), value));
  return {
    takes: [
      sample('true', true),
      sample('false', false),
      ...(empty === undefined ? [] : [sample('null', null, empty)]),
    ],
    refuses: [...wrongTypes('boolean'), ...texts, ...(empty === undefined ? [nothing] : [])],
  };
}

const NO_NUMBERS = ['1', '', '1e3', 'NaN', '0x10'].map((value) => sample(JSON.stringify(value), value));

export function wholeNumber(min: number, max: number): FieldRule {
  return {
    takes: [sample('the least', min), sample('the most', max)],
    refuses: [
      ...wrongTypes('number'),
      ...NO_NUMBERS,
      sample('one less', min - 1),
      sample('one more', max + 1),
      sample('a fraction', min + 0.5),
      sample('beyond all numbers', 1e308),
    ],
  };
}

export const required = (rule: FieldRule): FieldRule => ({ ...rule, refuses: [...rule.refuses, nothing] });

/** Rule for a number with at most `decimals` decimals. */
export function decimal(min: number, max: number, decimals = 2): FieldRule {
  return {
    takes: [min, min + 0.01, Math.min(19.9, max), max].map((value) => sample(String(value), value)),
    refuses: [
      ...wrongTypes('number'),
      ...NO_NUMBERS,
      ...[min - 0.01, max + 0.01, 1 + 5 / 10 ** (decimals + 1), 1e-7, 0.1 + 0.2, 1e308].map((value) =>
        sample(String(value), value),
      ),
    ],
  };
}

export function dayOrNone(): FieldRule {
  const wrong = ['today', '2026-13-01', '2026-02-30', '2026-1-1', '2026-11-21T00:00:00Z', '20261121'];
  return {
    takes: [sample('a day to come', '2100-01-01'), sample('none', '', null), sample('null', null)],
    refuses: [...wrongTypes('text'), huge, ...wrong.map((value) => sample(value, value))],
  };
}

/** Rule for the lines of a quote. Other tests cover the fields of a line. */
export function lineList(most: number, longest: number): FieldRule {
  const line = { text: 'x', quantity: 1, unitPrice: 1 };
  const lines = (count: number, changes: object = {}) => Array.from({ length: count }, () => ({ ...line, ...changes }));
  return {
    takes: [
      sample('none', []),
      sample('the most', lines(most)),
      sample('the longest text', lines(1, { text: 'x'.repeat(longest) })),
      sample('the least', lines(1, { quantity: 0.01, unitPrice: 0 })),
    ],
    refuses: [
      ...wrongTypes('list'),
      nothing,
      sample('one line more', lines(most + 1)),
      ...[1, 'x', null, [line], []].map((entry) => sample(`${JSON.stringify(entry)} as a line`, [entry])),
    ],
  };
}

/** Rule for the payment schedule of a quote. Other tests cover the fields of an instalment. */
export function instalmentList(most: number, longest: number): FieldRule {
  const entry = { label: 'x', share: 100, amount: null, dueDate: '', dueWhen: 'x' };
  const equal = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...entry, share: place === 0 ? 100 - (count - 1) * 5 : 5 }));
  return {
    takes: [
      sample('none', []),
      sample('the most', equal(most)),
      sample('the longest texts', [{ ...entry, label: 'x'.repeat(longest), dueWhen: 'x'.repeat(longest) }]),
    ],
    refuses: [
      ...wrongTypes('list'),
      nothing,
      sample('one instalment more', equal(most + 1)),
      ...[1, 'x', null, [entry], []].map((wrong) => sample(`${JSON.stringify(wrong)} as an instalment`, [wrong])),
    ],
  };
}

/** Rule for a list of ids of existing records. The list may be empty. */
export function listOfKnown(known: string, most: number): FieldRule {
  return {
    isHidden: true,
    takes: [sample('none', []), sample('one', [known]), sample('the most', Array<string>(most).fill(known))],
    refuses: [
      ...wrongTypes('list'),
      nothing,
      sample('one more', Array<string>(most + 1).fill(known)),
      ...['', 'constructor', 1, null, [known], {}].map((entry) => sample(`${JSON.stringify(entry)} in it`, [entry])),
    ],
  };
}

/**
 * Rule for the field `updatedAt`, which callers copy from an earlier answer.
 * @param takesNull true if records that were never saved have `null`
 */
export function readAt({ takesNull = false } = {}): FieldRule {
  const wrong = [
    ...['', 'today', '1', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-W10-1', '2026-11-21 00:00:00Z'],
  ];
  return {
    isHidden: true,
    takes: [sample('a time to come', '2100-01-01T00:00:00.000Z')],
    refuses: [
      ...wrongTypes('text'),
      ...(takesNull ? [] : [nothing]),
      huge,
      ...wrong.map((value) => sample(JSON.stringify(value), value)),
    ],
  };
}

/** Rule for the id of another record. Only a wrong type or length is a 400. Other ids of no record get a 404. */
export function recordId(max: number = LIMITS.slug): FieldRule {
  return {
    takes: [],
    refuses: [...wrongTypes('text'), nothing, ...blank, ...tooLong(max)],
  };
}

/** Rule for an optional id. `null` means none. Answers do not contain it. */
export function idOrNull(): FieldRule {
  return { takes: [nothing], refuses: [...wrongTypes('text'), ...tooLong(LIMITS.slug)], isHidden: true };
}

/** Removes the valid samples of a rule, for fields whose valid values depend on the call. */
export const refusing = ({ refuses }: FieldRule): FieldRule => ({ takes: [], refuses });
