import type { Document } from 'bson';
import { encode } from '../documents/raw-bson';
import { isObject, isTruthy, numberOf } from '../documents/values';
import { compileFilter } from '../queries/query';
import { collectionsOf } from '../storage/catalogue';
import type { Collection } from '../storage/collection';
import type { CollectionIndex, IndexSpecification } from '../storage/collection-index';
import { badValue, CommandError } from '../store-errors';
import { allowFields, type Command, type Handler } from './command';

/** Checks an index that a client asks for. Ignores the option `background`, which mongoose always sends. */
function toSpecification(index: Document): IndexSpecification {
  allowFields(index, 'createIndexes', ['key', 'name', 'unique', 'sparse', 'background', 'v']);
  if (!isObject(index.key) || Object.keys(index.key).length === 0) throw badValue('An index needs a key pattern');
  const key = Object.fromEntries(Object.entries(index.key).map(([path, direction]) => [path, numberOf(direction)]));
  const name = typeof index.name === 'string' && index.name !== '' ? index.name : nameOf(key);
  return {
    v: 2,
    key,
    name,
    ...(isTruthy(index.unique) && { unique: true }),
    ...(isTruthy(index.sparse) && { sparse: true }),
  };
}

function nameOf(key: Document): string {
  return Object.entries(key).flat().join('_');
}

/**
 * Returns the existing index that equals `wanted`, if any. Throws `CommandError` 85 or 86 if another index has the same
 * name or the same key.
 */
function existing(collection: Collection, wanted: IndexSpecification): CollectionIndex | undefined {
  const isSameKey = (index: CollectionIndex): boolean => nameOf(index.specification.key) === nameOf(wanted.key);
  const known = collection.indexes.find((index) => index.specification.name === wanted.name || isSameKey(index));
  if (!known) return undefined;
  if (!isSameKey(known)) {
    const message = `An existing index has the same name as the requested index: "${wanted.name}"`;
    throw new CommandError(86, 'IndexKeySpecsConflict', message);
  }
  const { unique, sparse, name } = known.specification;
  if (name === '_id_' || (name === wanted.name && unique === wanted.unique && sparse === wanted.sparse)) return known;
  const message = `Index already exists with a different name or different options: "${name}"`;
  throw new CommandError(85, 'IndexOptionsConflict', message);
}

const createIndexes: Handler = (command, { catalogue, writes }) => {
  command.allow('indexes', 'commitQuorum');
  const wanted = command.documents('indexes').map(toSpecification);
  return writes.run(async (batch) => {
    const isNew = !batch.collections.has(command.namespace);
    let collection = catalogue.ensure(batch, command.namespace);
    const numIndexesBefore = collection.indexes.length;
    for (const specification of wanted) {
      if (existing(collection, specification)) continue;
      collection = await collection.build(batch, specification);
      catalogue.put(batch, collection);
    }
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: isNew,
      ok: 1,
    };
  }, true);
};

function missing(command: Command): CommandError {
  return new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${command.namespace}`);
}

const listIndexes: Handler = (command, { catalogue, cursors }) => {
  command.allow('cursor');
  const collection = catalogue.find(command.namespace);
  if (!collection) throw missing(command);
  const results = collection.indexes.map((index) => encode(index.specification)).values();
  return cursors.start(command.namespace, results);
};

const dropIndexes: Handler = (command, { catalogue, writes }) => {
  command.allow('index');
  return writes.run(async (batch) => {
    let collection = batch.collections.get(command.namespace);
    if (!collection) throw missing(command);
    const { indexes } = collection;
    const nIndexesWas = indexes.length;
    const named: unknown[] = [command.body.index].flat();
    const dropped =
      named[0] === '*'
        ? indexes.slice(1)
        : named.map((wanted) => {
            const index = indexes.find(({ specification }) => specification.name === wanted);
            if (!index) throw new CommandError(27, 'IndexNotFound', 'index not found with the given name or key');
            if (index === indexes[0]) throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
            return index;
          });
    for (const index of dropped) collection = collection.dropIndex(batch, index);
    catalogue.put(batch, collection);
    return { nIndexesWas, ok: 1 };
  });
};

const listCollections: Handler = (command, { catalogue, cursors }) => {
  command.allow('filter', 'nameOnly', 'authorizedCollections', 'cursor');
  const filter = compileFilter(command.document('filter'));
  const found = collectionsOf(catalogue.collections, command.database)
    .map(({ namespace }) => ({
      name: namespace.slice(command.database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false },
    }))
    .filter((entry) => filter.matches(entry))
    .map((entry) => (command.flag('nameOnly') ? { name: entry.name, type: entry.type } : entry));
  return cursors.start(`${command.database}.$cmd.listCollections`, found.map(encode).values());
};

const create: Handler = (command, { catalogue, writes }) => {
  command.allow();
  return writes.run(async (batch) => {
    catalogue.ensure(batch, command.namespace);
    return { ok: 1 };
  });
};

const drop: Handler = (command, { catalogue, writes }) => {
  command.allow();
  return writes.run(async (batch) => {
    const collection = batch.collections.get(command.namespace);
    if (!collection) return { ok: 1 };
    const nIndexesWas = collection.indexes.length;
    catalogue.drop(batch, collection);
    return { nIndexesWas, ns: command.namespace, ok: 1 };
  });
};

const dropDatabase: Handler = (command, { catalogue, writes }) => {
  command.allow();
  return writes.run(async (batch) => {
    for (const collection of collectionsOf(batch.collections, command.database)) catalogue.drop(batch, collection);
    return { dropped: command.database, ok: 1 };
  });
};

export const CATALOGUE_COMMANDS: Record<string, Handler> = {
  createIndexes,
  listIndexes,
  dropIndexes,
  listCollections,
  create,
  drop,
  dropDatabase,
};
