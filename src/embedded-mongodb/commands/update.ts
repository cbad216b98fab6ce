import { type Document, Double, Int32, Long } from 'bson';
import { compareValues } from '../documents/compare';
import { checkStorable, parentOf, setAt, toStored } from '../documents/document-rules';
import { fieldOf, isObject, kindOf, lastOf, type Path, splitPath } from '../documents/values';
import { compileEntryTest, equalities, isOperators } from '../queries/query';
import { badValue, CommandError, notServed } from '../store-errors';

type Change = (document: Document, current: unknown) => void;

interface Step {
  names: Path;
  path: string;
  isOnInsertOnly: boolean;
  change: Change;
}

export interface Update {
  isReplacement: boolean;
  apply(document: Document, isInsert: boolean): Document;
}

function typeName(value: unknown): string {
  if (kindOf(value) !== 'number') return kindOf(value);
  if (value instanceof Long) return 'long';
  return value instanceof Int32 ? 'int' : 'double';
}

/** Adds two numbers like MongoDB: integers stay integers, and a sum too large for 32 bits gets 64 bits. */
function add(left: unknown, right: unknown): Int32 | Long | Double {
  if (left instanceof Double || right instanceof Double) return new Double(Number(left) + Number(right));
  const toBigInt = (value: unknown): bigint => (value instanceof Long ? value.toBigInt() : BigInt(Number(value)));
  const sum = toBigInt(left) + toBigInt(right);
  const isShort = left instanceof Int32 && right instanceof Int32 && BigInt.asIntN(32, sum) === sum;
  if (isShort) return new Int32(Number(sum));
  if (BigInt.asIntN(64, sum) !== sum) throw badValue('The sum does not fit into 64 bits');
  return Long.fromBigInt(sum);
}

function increment(path: string, names: Path, amount: unknown): Change {
  if (kindOf(amount) !== 'number') {
    throw new CommandError(14, 'TypeMismatch', `Cannot increment with non-numeric argument: {${path}: ${amount}}`);
  }
  return (document, current) => {
    if (current !== undefined && kindOf(current) !== 'number') {
      const message = `Cannot apply $inc to a value of non-numeric type. The field '${path}' has type ${typeName(current)}`;
      throw new CommandError(14, 'TypeMismatch', message);
    }
    setAt(document, names, current === undefined ? amount : add(current, amount));
  };
}

/** Returns the entries that `$push` or `$addToSet` adds: one value, or the values of `$each`. */
function entriesOf(operator: string, argument: unknown): unknown[] {
  if (!isOperators(argument)) {
    checkStorable(argument);
    return [argument];
  }
  const other = Object.keys(argument).find((key) => key !== '$each');
  if (other) throw notServed(`"${other}" in ${operator}`);
  if (!Array.isArray(argument.$each)) throw badValue(`The argument to $each in ${operator} must be an array`);
  checkStorable(argument.$each);
  return argument.$each;
}

function arrayAt(operator: string, path: string, current: unknown): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw badValue(`Cannot apply ${operator} to the field '${path}': it is no array but of type ${typeName(current)}`);
}

function changeFor(operator: string, path: string, names: Path, argument: unknown): Change {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      checkStorable(argument);
      return (document) => setAt(document, names, argument);
    case '$unset':
      return (document) => {
        const parent = parentOf(document, names, false);
        if (parent) delete parent[lastOf(names)];
      };
    case '$inc':
      return increment(path, names, argument);
    case '$push': {
      const entries = entriesOf(operator, argument);
      return (document, current) => setAt(document, names, [...arrayAt(operator, path, current), ...entries]);
    }
    case '$addToSet': {
      const entries = entriesOf(operator, argument);
      return (document, current) => {
        const set = [...arrayAt(operator, path, current)];
        for (const entry of entries) if (!set.some((known) => compareValues(known, entry) === 0)) set.push(entry);
        setAt(document, names, set);
      };
    }
    case '$pull': {
      const isPulled = compileEntryTest(argument);
      return (document, current) => {
        if (current === undefined) return;
        const kept = arrayAt(operator, path, current).filter((entry) => !isPulled(entry));
        setAt(document, names, kept);
      };
    }
    default:
      throw notServed(`the update operator "${operator}"`);
  }
}

function comparePaths(left: Step, right: Step): number {
  const length = Math.min(left.names.length, right.names.length);
  for (let depth = 0; depth < length; depth++) {
    const order = compareValues(left.names[depth], right.names[depth]);
    if (order !== 0) return order;
  }
  return left.names.length - right.names.length;
}

function toSteps(update: Document): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (!isObject(fields)) {
      throw new CommandError(9, 'FailedToParse', `Modifiers operate on fields: ${operator} needs a document`);
    }
    return Object.entries(fields).map(([path, argument]): Step => {
      const names = splitPath(path);
      const change = changeFor(operator, path, names, argument);
      return { names, path, change, isOnInsertOnly: operator === '$setOnInsert' };
    });
  });
  // MongoDB applies paths in this order, which determines the order of new fields.
  steps.sort(comparePaths);
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (!next || !step.names.every((name, depth) => name === next.names[depth])) return;
    const message = `Updating the path '${next.path}' would create a conflict at '${step.path}'`;
    throw new CommandError(40, 'ConflictingUpdateOperators', message);
  });
  return steps;
}

function refuseNewId(before: unknown, after: unknown): void {
  if (before === undefined || (after !== undefined && compareValues(before, after) === 0)) return;
  throw new CommandError(66, 'ImmutableField', "The update would modify the immutable field '_id'");
}

/** Compiles an update. Throws a `CommandError` that names the invalid or unsupported part. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw notServed('updates by an aggregation pipeline');
  if (!isObject(update)) throw new CommandError(9, 'FailedToParse', 'An update needs a document');
  return isOperators(update) ? toModification(update) : toReplacement(update);
}

function toReplacement(replacement: Document): Update {
  return {
    isReplacement: true,
    apply(document) {
      refuseNewId(document._id, replacement._id ?? document._id);
      return toStored(document._id === undefined ? replacement : { ...replacement, _id: document._id });
    },
  };
}

function toModification(update: Document): Update {
  const steps = toSteps(update);
  return {
    isReplacement: false,
    apply(document, isInsert) {
      const id = document._id;
      for (const step of steps) {
        if (step.isOnInsertOnly && !isInsert) continue;
        const parent = parentOf(document, step.names, false);
        step.change(document, parent && fieldOf(parent, lastOf(step.names)));
      }
      refuseNewId(id, document._id);
      return isInsert ? toStored(document) : document;
    },
  };
}

export function toUpserted(filter: Document, update: Update): Document {
  const document: Document = {};
  for (const [path, value] of equalities(filter)) {
    const names = splitPath(path);
    const parent = parentOf(document, names, false);
    if (parent && fieldOf(parent, lastOf(names)) !== undefined) {
      const message = `cannot infer query fields to set, path '${path}' is matched twice`;
      throw new CommandError(54, 'NotSingleValueField', message);
    }
    setAt(document, names, value);
  }
  return update.apply(document, true);
}
