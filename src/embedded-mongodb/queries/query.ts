import { BSONRegExp, type Document } from 'bson';
import { compareValues } from '../documents/compare';
import { isObject, isTruthy, kindOf, numberOf, type Path, splitPath, valuesAt } from '../documents/values';
import { isKeyable } from '../storage/index-key';
import { badValue, notServed } from '../store-errors';
import { prefixOf, toRegExp } from './regex';

type Test = (document: Document) => boolean;
type ValueTest = (value: unknown) => boolean;

function allOf(tests: Test[]): Test {
  const [first, second] = tests;
  return first !== undefined && second === undefined ? first : (document) => tests.every((test) => test(document));
}

/** Conditions on one field that every matching document meets. An index can find documents by them. */
export interface Bounds {
  equals?: unknown[];
  /** Excluded values. If the field is an array, it must not contain them either. */
  excludes?: unknown[];
  low?: { value: unknown; isInclusive: boolean };
  high?: { value: unknown; isInclusive: boolean };
  /** Text with which the value begins. It is never combined with other conditions. */
  prefix?: string;
}

export interface Filter {
  matches: Test;
  fields: Set<string>;
  bounds: Map<string, Bounds>;
  /** True if the bounds express the whole filter. */
  isExact: boolean;
}

const COMPARABLE = new Set(['number', 'string', 'objectId', 'bool', 'date', 'binData']);

export function isOperators(value: unknown): value is Document {
  return isObject(value) && Object.keys(value)[0]?.startsWith('$') === true;
}

function equalTo(wanted: unknown): ValueTest {
  if (wanted instanceof BSONRegExp) throw notServed('equality with a regular expression');
  const kind = kindOf(wanted);
  if (kind === 'missing') throw notServed('undefined in a filter');
  if (kind === 'null') return (value) => value === undefined || value === null;
  if (kind === 'string' || kind === 'bool') return (value) => value === wanted;
  return (value) => value !== undefined && compareValues(value, wanted) === 0;
}

/** Returns a test that compares values with `wanted`. Values of other types never match. NaN matches only NaN. */
function ordered(operator: string, wanted: unknown): ValueTest {
  const kind = kindOf(wanted);
  if (kind === 'null') return operator.endsWith('e') ? equalTo(null) : () => false;
  if (!COMPARABLE.has(kind)) throw notServed(`${operator} with a value of type ${kind}`);
  const isNotANumber = (value: unknown): boolean =>
    kindOf(value) === 'number' && compareValues(value, Number.NaN) === 0;
  const wantsNaN = isNotANumber(wanted);
  return (value) => {
    if (kindOf(value) !== kind) return false;
    const order = compareValues(value, wanted);
    if (wantsNaN || isNotANumber(value)) return order === 0 && operator.endsWith('e');
    if (operator === '$gt') return order > 0;
    if (operator === '$gte') return order >= 0;
    return operator === '$lt' ? order < 0 : order <= 0;
  };
}

function matching(expression: RegExp): ValueTest {
  return (value) => typeof value === 'string' && expression.test(value);
}

function list(operator: string, argument: unknown): unknown[] {
  if (!Array.isArray(argument)) throw badValue(`${operator} needs an array`);
  return argument;
}

class Compiler {
  readonly fields = new Set<string>();
  readonly bounds = new Map<string, Bounds>();
  isExact = true;

  /**
   * Compiles a filter to a test. `isRequired` is true if every match must pass this test. Indexes can use only required
   * tests.
   */
  expression(filter: Document, isRequired: boolean): Test {
    const tests = Object.entries(filter).map(([key, condition]) => {
      if (key === '$comment') return () => true;
      if (key.startsWith('$')) return this.logical(key, condition, isRequired);
      const path = splitPath(key);
      this.fields.add(path[0]);
      return this.field(path, condition, isRequired, true);
    });
    return allOf(tests);
  }

  private logical(operator: string, argument: unknown, isRequired: boolean): Test {
    if (!['$and', '$or', '$nor'].includes(operator)) throw notServed(`the filter operator "${operator}"`);
    const parts = list(operator, argument);
    if (parts.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
    if (!parts.every(isObject)) throw badValue('$or/$and/$nor entries need to be full objects');
    const isAnd = operator === '$and';
    if (!isAnd) this.isExact = false;
    const tests = parts.map((part) => this.expression(part as Document, isAnd && isRequired));
    if (isAnd) return (document) => tests.every((test) => test(document));
    const isWanted = operator === '$or';
    return (document) => tests.some((test) => test(document)) === isWanted;
  }

  private field(path: Path, condition: unknown, isRequired: boolean, throughArray: boolean): Test {
    const any =
      (test: ValueTest): Test =>
      (document) =>
        valuesAt(document, path, throughArray).some(test);
    const bound = (change: Bounds): void => {
      if (isRequired) this.addBounds(path.join('.'), change);
    };
    const pattern = (source: unknown, options?: unknown): Test => {
      const expression = toRegExp(source, options);
      const prefix = prefixOf(expression);
      if (prefix !== undefined) bound({ prefix });
      else this.isExact = false;
      return any(matching(expression));
    };
    if (condition instanceof BSONRegExp) return pattern(condition);
    if (!isOperators(condition)) {
      bound({ equals: [condition] });
      return any(equalTo(condition));
    }
    const tests = Object.entries(condition).map(([operator, argument]): Test => {
      const without =
        (test: Test): Test =>
        (document) =>
          !test(document);
      const not = (test: Test): Test => {
        this.isExact = false;
        return without(test);
      };
      switch (operator) {
        case '$eq':
          bound({ equals: [argument] });
          return any(equalTo(argument));
        case '$ne':
          bound({ excludes: [argument] });
          return without(any(equalTo(argument)));
        case '$in':
        case '$nin': {
          const options = list(operator, argument).map(equalTo);
          const test = any((value) => options.some((option) => option(value)));
          if (operator === '$nin') {
            bound({ excludes: argument as unknown[] });
            return without(test);
          }
          bound({ equals: argument as unknown[] });
          return test;
        }
        case '$gt':
        case '$gte':
          bound({ low: { value: argument, isInclusive: operator === '$gte' } });
          return any(ordered(operator, argument));
        case '$lt':
        case '$lte':
          bound({ high: { value: argument, isInclusive: operator === '$lte' } });
          return any(ordered(operator, argument));
        case '$not':
          if (argument instanceof BSONRegExp) return not(this.field(path, argument, false, throughArray));
          if (!isOperators(argument)) throw badValue('$not needs a regex or a document');
          return not(this.field(path, argument, false, throughArray));
        case '$regex':
          return pattern(argument, condition.$options);
        case '$options':
          if (condition.$regex === undefined) throw badValue('$options needs a $regex');
          return () => true;
        default:
          this.isExact = false;
          return this.shape(path, operator, argument);
      }
    });
    return allOf(tests);
  }

  private shape(path: Path, operator: string, argument: unknown): Test {
    const whole =
      (test: ValueTest): Test =>
      (document) =>
        valuesAt(document, path, false).some(test);
    switch (operator) {
      case '$exists': {
        const isWanted = isTruthy(argument);
        const exists = whole((value) => value !== undefined);
        return (document) => exists(document) === isWanted;
      }
      case '$size': {
        const size = numberOf(argument);
        if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a whole number, not negative');
        return whole((value) => Array.isArray(value) && value.length === size);
      }
      case '$elemMatch': {
        if (!isObject(argument)) throw badValue('$elemMatch needs an Object');
        const test = this.entry(argument);
        return whole((value) => Array.isArray(value) && value.some(test));
      }
      default:
        throw notServed(`the filter operator "${operator}"`);
    }
  }

  /** Builds the test of one entry of an array. Operators apply to the entry itself, other conditions to its fields. */
  entry(condition: Document): ValueTest {
    const inner = new Compiler();
    const [first = ''] = Object.keys(condition);
    if (isOperators(condition) && !['$and', '$or', '$nor'].includes(first)) {
      const test = inner.field(['entry'], condition, false, false);
      return (entry) => test({ entry });
    }
    const test = inner.expression(condition, false);
    return (entry) => isObject(entry) && test(entry);
  }

  private addBounds(path: string, change: Bounds): void {
    const known = this.bounds.get(path) ?? {};
    const isTaken = Object.keys(change).some((side) => Object.hasOwn(known, side));
    const values = [...(change.equals ?? change.excludes ?? []), change.low?.value, change.high?.value].filter(
      (v) => v !== undefined,
    );
    const isRange = change.equals === undefined && change.excludes === undefined;
    const canUseIndex = values.every((value) => isKeyable(value) && !(isRange && value === null));
    const isMixed = isRange ? known.equals !== undefined : known.low !== undefined || known.high !== undefined;
    const sides = [known.low ?? known.high, change.low ?? change.high];
    const isOneKind = !sides[0] || !sides[1] || kindOf(sides[0].value) === kindOf(sides[1].value);
    const isOther =
      Object.keys(known).length > 0 &&
      (change.excludes ?? known.excludes ?? change.prefix ?? known.prefix) !== undefined;
    if (isTaken || !canUseIndex || isMixed || isOther || !isOneKind || path.includes('.')) this.isExact = false;
    else this.bounds.set(path, { ...known, ...change });
  }
}

/** Compiles a filter. If a part is invalid or not supported, throws a `CommandError` that names this part. */
export function compileFilter(filter: Document): Filter {
  const compiler = new Compiler();
  const matches = compiler.expression(filter, true);
  const { fields, bounds, isExact } = compiler;
  return { matches, fields, bounds, isExact };
}

export function compileEntryTest(condition: unknown): ValueTest {
  if (isObject(condition)) return new Compiler().entry(condition);
  return condition instanceof BSONRegExp ? matching(toRegExp(condition)) : equalTo(condition);
}

/** Returns the equality conditions of a filter as paths and values. An upsert builds its document from them. */
export function equalities(filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    if (path === '$and') return list(path, condition).flatMap((part) => equalities(part as Document));
    if (path === '$or') throw notServed('an upsert by "$or"');
    if (path.startsWith('$') || condition instanceof BSONRegExp) return [];
    if (!isOperators(condition)) return [[path, condition]];
    if ('$in' in condition) throw notServed('an upsert by "$in"');
    return '$eq' in condition ? [[path, condition.$eq]] : [];
  });
}
