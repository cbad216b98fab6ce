import { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { compareValues } from '../documents/compare';
import { compileProjection, type Projection, project } from '../documents/projection';
import { FieldReader } from '../documents/raw-bson';
import { splitPath, valuesAt } from '../documents/values';
import { countRecords, findRecords, toSearch } from '../queries/find';
import type { Collection } from '../storage/collection';
import { type Answer, type Engine, type Handler } from './command';
import type { Results } from './cursors';

/** The collection when nothing in it waits to be committed, `undefined` when there is none. */
export async function readable({ catalogue, writes }: Engine, namespace: string): Promise<Collection | undefined> {
  const collection = catalogue.find(namespace);
  if (collection) await writes.untilClean(collection);
  return catalogue.find(namespace);
}

/** Reads late, so that a long cursor holds no documents; what was deleted meanwhile is left out. */
export function* storedResults(collection: Collection, records: number[], projection: Projection | null): Results {
  for (const record of records) {
    const bytes = collection.readCommitted(record);
    if (bytes) yield projection ? project(bytes, projection) : Buffer.from(bytes);
  }
}

const find: Handler = async (command, engine) => {
  command.allow('filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch');
  const { namespace } = command;
  const projection = compileProjection(command.document('projection'));
  const search = toSearch(
    command.document('filter'),
    command.document('sort'),
    command.count('skip', 0),
    command.count('limit', 0),
  );
  const collection = await readable(engine, namespace);
  const records = collection ? await findRecords(collection, search, collection.readCommitted) : [];
  const results: Results = collection ? storedResults(collection, records, projection) : [].values();
  const batchSize = command.body.batchSize === undefined ? undefined : command.count('batchSize', 0);
  return engine.cursors.start(namespace, results, batchSize, command.flag('singleBatch'));
};

const getMore: Handler = (command, { cursors }): Answer => {
  command.allow('collection', 'batchSize');
  const batchSize = command.count('batchSize', 0);
  return cursors.more(Number(command.body.getMore), batchSize === 0 ? undefined : batchSize);
};

const count: Handler = async (command, engine) => {
  command.allow('query', 'limit', 'skip');
  const search = toSearch(command.document('query'), {}, command.count('skip', 0), command.count('limit', 0));
  const collection = await readable(engine, command.namespace);
  return { n: collection ? await countRecords(collection, search, collection.readCommitted) : 0, ok: 1 };
};

/** The values at a path, with those of an array one by one. */
function valuesOf(document: Document, path: string[]): unknown[] {
  return valuesAt(document, path, false)
    .flat(1)
    .filter((value) => value !== undefined);
}

const distinct: Handler = async (command, engine) => {
  command.allow('key', 'query');
  const path = splitPath(command.text('key'));
  const search = toSearch(command.document('query'));
  const collection = await readable(engine, command.namespace);
  if (!collection) return { values: [], ok: 1 };
  const reader = new FieldReader([path[0]], true);
  const sorted: unknown[] = [];
  for (const record of await findRecords(collection, search, collection.readCommitted)) {
    const bytes = collection.readCommitted(record);
    if (bytes) for (const value of valuesOf(reader.read(bytes), path)) addSorted(sorted, value);
  }
  return { values: sorted, ok: 1 };
};

function addSorted(sorted: unknown[], value: unknown): void {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareValues(sorted[middle], value);
    if (order === 0) return;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, value);
}

export const READ_COMMANDS: Record<string, Handler> = { find, getMore, count, distinct };
