import { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { compareValues } from '../documents/compare';
import { compileProjection, type Projection, project } from '../documents/projection';
import { FieldReader } from '../documents/raw-bson';
import { type Path, splitPath, valuesAt } from '../documents/values';
import { countRecords, findRecords, toSearch } from '../queries/find';
import { TimeSlice } from '../queries/time-slice';
import type { Collection } from '../storage/collection';
import { ReadView } from '../storage/read-view';
import { type Snapshot, snapshotOf, toClusterTime } from '../storage/snapshots';
import { notServed } from '../store-errors';
import type { Answer, Command, Engine, Handler } from './command';
import type { Results } from './cursors';

/**
 * Returns the result of `work` on a view of the current data. If the collection does not exist, calls `none` instead.
 */
export async function reading<T>(
  { catalogue, writes }: Engine,
  namespace: string,
  work: (view: ReadView, collection: Collection) => Promise<T>,
  none: () => T,
): Promise<T> {
  await writes.untilSettled();
  const collection = catalogue.find(namespace);
  if (!collection) return none();
  const view = ReadView.of(catalogue.store);
  try {
    return await work(view, collection);
  } finally {
    view.release();
  }
}

/**
 * Reads documents only when the caller needs them, so that an open cursor needs little memory. Deleted documents are
 * skipped.
 */
export function* storedResults(
  view: ReadView,
  { number }: Collection,
  records: number[],
  projection: Projection | null,
): Results {
  for (const record of records) {
    const bytes = view.document(number, record);
    if (bytes) yield projection ? project(bytes, projection) : Buffer.from(bytes);
  }
}

const find: Handler = async (command, engine) => {
  command.allow('filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch');
  const { namespace } = command;
  if (snapshotOf(command.body)) return findAll(command, engine);
  const projection = compileProjection(command.document('projection'));
  const search = toSearch(
    command.document('filter'),
    command.document('sort'),
    command.count('skip', 0),
    command.count('limit', 0),
  );
  const answer = (results: Results) =>
    engine.cursors.start(namespace, results, command.batchSize(), command.flag('singleBatch'));
  const work = async (view: ReadView, collection: Collection) =>
    answer(storedResults(view, collection, await findRecords(view, collection, search), projection));
  return reading(engine, namespace, work, () => answer([].values()));
};

function findAll(command: Command, engine: Engine): Answer {
  const { filter, sort, projection, skip, limit } = command.body;
  const isSearch = [filter, sort, projection].some((part: Document = {}) => Object.keys(part).length > 0);
  if (isSearch || Number(skip ?? 0) !== 0 || Number(limit ?? 0) !== 0) {
    throw notServed('a search in a snapshot session');
  }
  return readingThen(command, engine, command.batchSize(), allDocuments, () => [].values());
}

/**
 * Answers with a whole collection as of the snapshot. Filters are not supported, because the snapshot has no entries of
 * an index that was added later.
 */
export function readingThen(
  { body, namespace }: Command,
  { catalogue, cursors, snapshots }: Engine,
  batchSize: number | undefined,
  read: (snapshot: Snapshot, collection: Collection) => Results,
  none: () => Results,
): Answer {
  const { session, clusterTime } = snapshotOf(body) as NonNullable<ReturnType<typeof snapshotOf>>;
  const snapshot = snapshots.of(session, clusterTime);
  const collection = catalogue.find(namespace);
  const results = collection ? read(snapshot, collection) : none();
  return cursors.start(namespace, results, batchSize, false, { atClusterTime: toClusterTime(snapshot) });
}

/**
 * Yields all documents. Throws `CommandError` 239 if the snapshot ended, because an incomplete result must not look
 * complete.
 */
function* allDocuments(snapshot: Snapshot, collection: Collection): Results {
  for (const record of collection.allRecords(snapshot.view)) {
    const bytes = snapshot.view.document(collection.number, record);
    if (bytes) yield Buffer.from(bytes);
  }
  // `snapshot.view` throws if the snapshot ended while the last records were read.
  void snapshot.view;
}

const getMore: Handler = (command, { cursors }): Answer => {
  command.allow('collection', 'batchSize');
  const batchSize = command.count('batchSize', 0);
  return cursors.more(Number(command.body.getMore), batchSize === 0 ? undefined : batchSize);
};

/**
 * Throws `CommandError` 238 in a snapshot session. There, only `find` and counts of whole collections are supported.
 */
function refuseSnapshot(command: Command): void {
  if (snapshotOf(command.body)) throw notServed(`${command.name} in a snapshot session`);
}

const count: Handler = async (command, engine) => {
  command.allow('query', 'limit', 'skip');
  refuseSnapshot(command);
  const search = toSearch(command.document('query'), {}, command.count('skip', 0), command.count('limit', 0));
  const n = await reading(
    engine,
    command.namespace,
    (...of) => countRecords(...of, search),
    () => 0,
  );
  return { n, ok: 1 };
};

/** Returns the values at a path. Arrays are replaced by their entries. */
function valuesOf(document: Document, path: Path): unknown[] {
  return valuesAt(document, path, false)
    .flat(1)
    .filter((value) => value !== undefined);
}

const distinct: Handler = async (command, engine) => {
  command.allow('key', 'query');
  refuseSnapshot(command);
  const path = splitPath(command.text('key'));
  const search = toSearch(command.document('query'));
  const reader = new FieldReader([path[0]], true);
  const sorted: unknown[] = [];
  const work = async (view: ReadView, collection: Collection): Promise<void> => {
    const slice = new TimeSlice();
    for (const record of await findRecords(view, collection, search)) {
      const rest = slice.step();
      if (rest !== undefined) await rest;
      const document = reader.read(view.document(collection.number, record) as Buffer);
      for (const value of valuesOf(document, path)) addSorted(sorted, value);
    }
  };
  await reading(engine, command.namespace, work, () => undefined);
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
