import type { Buffer } from 'node:buffer';
import { type Document, Long } from 'bson';
import { joinReply, RawArray, RawDocument } from '../documents/raw-bson';
import { CommandError } from '../store-errors';

const DEFAULT_FIRST_BATCH = 101;
const BATCH_MAX_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;
export type Results = Iterator<Buffer>;

interface Cursor {
  namespace: string;
  results: Results;
  usedAt: number;
}

/** Keeps results that did not fit into the first answer. They expire ten minutes after a client last read from them. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private lastId = 0;

  /** Returns the first answer to `find` or `aggregate`. `added` contains further fields for the answer's `cursor`. */
  start(
    namespace: string,
    results: Results,
    batchSize = DEFAULT_FIRST_BATCH,
    isSingleBatch = false,
    added: Document = {},
  ): Buffer {
    this.forgetIdle();
    const { documents, isDone } = take(results, batchSize);
    let id = 0;
    if (!isDone && !isSingleBatch) {
      id = ++this.lastId;
      this.open.set(id, { namespace, results, usedAt: performance.now() });
    }
    return reply('firstBatch', documents, id, namespace, added);
  }

  more(id: number, batchSize = Number.POSITIVE_INFINITY): Buffer {
    const cursor = this.open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    cursor.usedAt = performance.now();
    const { documents, isDone } = take(cursor.results, batchSize);
    if (isDone) this.open.delete(id);
    return reply('nextBatch', documents, isDone ? 0 : id, cursor.namespace);
  }

  kill(id: number): boolean {
    return this.open.delete(id);
  }

  private forgetIdle(): void {
    const oldest = performance.now() - IDLE_MS;
    for (const [id, cursor] of this.open) if (cursor.usedAt < oldest) this.open.delete(id);
  }
}

function take(results: Results, batchSize: number): { documents: Buffer[]; isDone: boolean } {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < batchSize && bytes < BATCH_MAX_BYTES) {
    const next = results.next();
    if (next.done) return { documents, isDone: true };
    documents.push(next.value);
    bytes += next.value.length;
  }
  return { documents, isDone: false };
}

function reply(batchName: string, documents: Buffer[], id: number, namespace: string, added: Document = {}): Buffer {
  const cursor = joinReply({ [batchName]: new RawArray(documents), id: Long.fromNumber(id), ns: namespace, ...added });
  return joinReply({ cursor: new RawDocument(cursor), ok: 1 });
}
