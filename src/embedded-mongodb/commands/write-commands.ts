import { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { toStored } from '../documents/document-rules';
import { compileProjection, project } from '../documents/projection';
import { decode, encode, joinReply, RawDocument } from '../documents/raw-bson';
import { isObject, isTruthy, numberOf } from '../documents/values';
import { findRecords, toSearch } from '../queries/find';
import type { Collection } from '../storage/collection';
import type { WriteBatch } from '../storage/write-batch';
import { badValue, CommandError } from '../store-errors';
import { type Answer, allowFields, type Command, type Engine, type Handler } from './command';
import { compileUpdate, toUpserted, type Update } from './update';

/**
 * Runs the parts of a write in order and reports parts that fail. In an ordered write, a failure skips the remaining
 * parts.
 */
async function runParts<T>(command: Command, parts: T[], run: (part: T, index: number) => Promise<void> | void) {
  const writeErrors: Document[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      await run(part, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (command.flag('ordered', true)) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors, ok: 1 } : { ok: 1 };
}

const insert: Handler = (command, { catalogue, writes }) => {
  command.allow('documents', 'ordered');
  const documents = command.documents('documents');
  return writes.run(async (batch) => {
    const collection = catalogue.ensure(batch, command.namespace);
    let n = 0;
    const result = await runParts(command, documents, (document) => {
      collection.insert(batch, toStored(document));
      n++;
    });
    return { n, ...result };
  });
};

/** Copies the document's bytes, because the next read of the store may overwrite them. */
function readCopy(batch: WriteBatch, collection: Collection, record: number): Buffer {
  return Buffer.from(batch.document(collection.number, record));
}

function updateRecord(batch: WriteBatch, collection: Collection, record: number, before: Buffer, update: Update) {
  const after = update.apply(decode(before), false);
  const isChanged = !encode(after).equals(before);
  if (isChanged) collection.replace(batch, record, before, after);
  return { after, isChanged };
}

/** Adds "Plan executor error during …" to the error of a duplicate key, as MongoDB does for updates. */
async function named<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 11000) throw error;
    const message = `Plan executor error during ${what} :: caused by :: ${error.message}`;
    throw new CommandError(error.code, error.codeName, message, error.details);
  }
}

const update: Handler = (command, { catalogue, writes }) => {
  command.allow('updates', 'ordered');
  const updates = command.documents('updates');
  return writes.run(async (batch) => {
    let n = 0;
    let nModified = 0;
    const upserted: Document[] = [];
    const result = await runParts(command, updates, (part, index) =>
      named('update', async () => {
        allowFields(part, 'update', ['q', 'u', 'multi', 'upsert']);
        const isMulti = isTruthy(part.multi);
        const compiled = compileUpdate(part.u);
        if (isMulti && compiled.isReplacement) {
          throw new CommandError(9, 'FailedToParse', 'multi update is not supported for replacement-style update');
        }
        const isUpsert = isTruthy(part.upsert);
        const search = toSearch(filterOf(part), {}, 0, isMulti ? 0 : 1);
        const collection = isUpsert
          ? catalogue.ensure(batch, command.namespace)
          : batch.collections.get(command.namespace);
        if (!collection) return;
        const records = await findRecords(batch, collection, search);
        const changes = records.map((record) =>
          updateRecord(batch, collection, record, readCopy(batch, collection, record), compiled),
        );
        n += changes.length;
        nModified += changes.filter(({ isChanged }) => isChanged).length;
        if (records.length === 0 && isUpsert) {
          const document = toUpserted(filterOf(part), compiled);
          collection.insert(batch, document);
          upserted.push({ index, _id: document._id });
          n++;
        }
      }),
    );
    return { n, ...(upserted.length > 0 && { upserted }), nModified, ...result };
  });
};

function filterOf(part: Document): Document {
  if (!isObject(part.q)) throw badValue('A filter needs a document');
  return part.q;
}

const remove: Handler = (command, { writes }) => {
  command.allow('deletes', 'ordered');
  const deletes = command.documents('deletes');
  return writes.run(async (batch) => {
    let n = 0;
    const result = await runParts(command, deletes, async (part) => {
      allowFields(part, 'delete', ['q', 'limit']);
      const limit = numberOf(part.limit);
      if (limit !== 0 && limit !== 1) throw new CommandError(9, 'FailedToParse', 'The limit of a delete is 0 or 1');
      const search = toSearch(filterOf(part), {}, 0, limit);
      const collection = batch.collections.get(command.namespace);
      if (!collection) return;
      for (const record of await findRecords(batch, collection, search)) {
        collection.remove(batch, record, readCopy(batch, collection, record));
        n++;
      }
    });
    return { n, ...result };
  });
};

const findAndModify: Handler = (command, engine) => {
  command.allow('query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields');
  const isRemoval = command.flag('remove');
  if (isRemoval === (command.body.update !== undefined)) {
    throw new CommandError(9, 'FailedToParse', 'Either an update or remove=true must be specified');
  }
  return engine.writes.run((batch) => named('findAndModify', () => modifyOne(batch, command, engine, isRemoval)));
};

async function modifyOne(batch: WriteBatch, command: Command, engine: Engine, isRemoval: boolean): Promise<Answer> {
  const projection = compileProjection(command.document('fields'));
  const compiled = isRemoval ? null : compileUpdate(command.body.update);
  const filter = command.document('query');
  const search = toSearch(filter, command.document('sort'), 0, 1);
  const isUpsert = compiled !== null && command.flag('upsert');
  const { catalogue } = engine;
  const collection = isUpsert ? catalogue.ensure(batch, command.namespace) : batch.collections.get(command.namespace);
  const [record] = collection ? await findRecords(batch, collection, search) : [];
  const answer = (lastErrorObject: Document, value: Buffer | null): Answer => {
    const shown = value && new RawDocument(projection ? project(value, projection) : value);
    return joinReply({ lastErrorObject, value: shown, ok: 1 });
  };
  if (!collection || record === undefined) {
    if (!collection || !isUpsert) return answer({ n: 0, ...(compiled && { updatedExisting: false }) }, null);
    const document = toUpserted(filter, compiled);
    collection.insert(batch, document);
    const outcome = { n: 1, updatedExisting: false, upserted: document._id };
    return answer(outcome, command.flag('new') ? encode(document) : null);
  }
  const before = readCopy(batch, collection, record);
  if (!compiled) {
    collection.remove(batch, record, before);
    return answer({ n: 1 }, before);
  }
  const { after } = updateRecord(batch, collection, record, before, compiled);
  return answer({ n: 1, updatedExisting: true }, command.flag('new') ? encode(after) : before);
}

export const WRITE_COMMANDS: Record<string, Handler> = { insert, update, delete: remove, findAndModify };
