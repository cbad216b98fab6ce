import type { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { CommandError, notServed } from '../store-errors';
import { element, joinElements, visitElements } from './raw-bson';
import { isTruthy, kindOf, splitPath } from './values';

interface Tree {
  [name: string]: boolean | Tree;
}

export interface Projection {
  isInclusion: boolean;
  tree: Tree;
}

const DOCUMENT = 0x03;
const ARRAY = 0x04;

/**
 * Compiles a projection. Returns `null` if it includes all fields. Throws `CommandError` if it is invalid or contains
 * expressions.
 */
export function compileProjection(projection: Document = {}): Projection | null {
  const entries = Object.entries(projection).map(([path, value]) => {
    if (!['number', 'bool'].includes(kindOf(value))) throw notServed(`the projection of "${path}" by an expression`);
    return { path, names: splitPath(path), isWanted: isTruthy(value) };
  });
  const deciding = entries.find((entry) => entry.path !== '_id') ?? entries[0];
  if (!deciding) return null;
  const isInclusion = deciding.isWanted;
  const tree: Tree = isInclusion ? { _id: true } : {};
  for (const { path, names, isWanted } of entries) {
    if (path === '_id') {
      if (isInclusion) tree._id = isWanted;
      else if (!isWanted) tree._id = true;
      continue;
    }
    if (isWanted !== isInclusion) {
      const [code, kind] = isInclusion ? [31254, 'exclusion on field'] : [31253, 'inclusion on field'];
      throw new CommandError(
        Number(code),
        `Location${code}`,
        `Cannot do ${kind} ${path} in ${isInclusion ? 'in' : 'ex'}clusion projection`,
      );
    }
    place(tree, names, path);
  }
  return { isInclusion, tree };
}

function place(tree: Tree, names: string[], path: string): void {
  let branch = tree;
  names.forEach((name, depth) => {
    const known = Object.hasOwn(branch, name) ? branch[name] : undefined;
    const isLeaf = depth === names.length - 1;
    if (known !== undefined && (isLeaf || typeof known === 'boolean')) {
      throw new CommandError(31249, 'Location31249', `Path collision at ${path}`);
    }
    if (isLeaf) branch[name] = true;
    else if (known === undefined) branch[name] = {};
    branch = branch[name] as Tree;
  });
}

/** Copies the included fields as stored bytes, so that their values do not change. */
export function project(bytes: Buffer, { isInclusion, tree }: Projection): Buffer {
  return projectDocument(bytes, isInclusion, tree);
}

function projectDocument(bytes: Buffer, isInclusion: boolean, tree: Tree): Buffer {
  const kept: Uint8Array[] = [];
  visitElements(bytes, (type, from, nameEnd, start, end) => {
    const name = bytes.toString('utf8', from + 1, nameEnd);
    const rule = Object.hasOwn(tree, name) ? tree[name] : undefined;
    const isNested = type === DOCUMENT || type === ARRAY;
    if (typeof rule === 'object' && isNested) {
      const value = bytes.subarray(start, end);
      const inner = type === ARRAY ? projectArray(value, isInclusion, rule) : projectDocument(value, isInclusion, rule);
      kept.push(element(type, name, inner));
    } else if (typeof rule === 'object' ? !isInclusion : (rule === true) === isInclusion) {
      kept.push(bytes.subarray(from, end));
    }
  });
  return joinElements(kept);
}

/**
 * Applies the projection to each document in an array. If the projection lists fields to include, plain values in the
 * array are dropped.
 */
function projectArray(bytes: Buffer, isInclusion: boolean, tree: Tree): Buffer {
  const kept: Uint8Array[] = [];
  visitElements(bytes, (type, _from, _nameEnd, start, end) => {
    const value = bytes.subarray(start, end);
    const name = String(kept.length);
    if (type === DOCUMENT) kept.push(element(type, name, projectDocument(value, isInclusion, tree)));
    else if (type === ARRAY) kept.push(element(type, name, projectArray(value, isInclusion, tree)));
    else if (!isInclusion) kept.push(element(type, name, value));
  });
  return joinElements(kept);
}
