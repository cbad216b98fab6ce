import type { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { isObject, isTruthy, numberOf } from '../documents/values';
import type { Catalogue } from '../storage/catalogue';
import type { Snapshots } from '../storage/snapshots';
import type { WriteQueue } from '../storage/write-queue';
import { CommandError, notServed } from '../store-errors';
import type { Cursors } from './cursors';

export interface Engine {
  catalogue: Catalogue;
  writes: WriteQueue;
  snapshots: Snapshots;
  cursors: Cursors;
}

/** Answer to a command. An answer with stored documents is a buffer, so that these documents need not be decoded. */
export type Answer = Document | Buffer;

export type Handler = (command: Command, engine: Engine) => Promise<Answer> | Answer;

/** Options that every command accepts and ignores. On a single durable server they would change nothing. */
const TOLERATED = [
  ...['$db', 'lsid', '$clusterTime', '$readPreference', 'comment', 'maxTimeMS', 'writeConcern', 'readConcern'],
  ...['bypassDocumentValidation', 'allowDiskUse'],
];

/** A command that a client has sent. Its methods throw `CommandError` if a field has the wrong type. */
export class Command {
  readonly name: string;
  readonly database: string;

  constructor(readonly body: Document) {
    this.name = Object.keys(body)[0] ?? '';
    this.database = typeof body.$db === 'string' ? body.$db : '';
  }

  get namespace(): string {
    return `${this.database}.${this.text(this.name)}`;
  }

  allow(...fields: string[]): void {
    for (const field of Object.keys(this.body)) {
      if (field === this.name || fields.includes(field) || TOLERATED.includes(field)) continue;
      throw notServed(`the option "${field}" of ${this.name}`);
    }
  }

  text(field: string): string {
    const value = this.body[field];
    if (typeof value !== 'string') throw this.wrong(field, 'a string');
    return value;
  }

  document(field: string): Document {
    const value = this.body[field] ?? {};
    if (!isObject(value)) throw this.wrong(field, 'a document');
    return value;
  }

  documents(field: string): Document[] {
    const value = this.body[field];
    if (!Array.isArray(value) || !value.every(isObject)) throw this.wrong(field, 'an array of documents');
    return value;
  }

  count(field: string, fallback: number): number {
    const value = this.body[field];
    if (value === undefined || value === null) return fallback;
    const number = numberOf(value);
    if (!Number.isInteger(number) || number < 0) throw this.wrong(field, 'a whole number, not negative');
    return number;
  }

  /** Returns the requested number of documents per batch, or `undefined` to let the server choose. */
  batchSize(): number | undefined {
    return this.body.batchSize === undefined ? undefined : this.count('batchSize', 0);
  }

  flag(field: string, fallback = false): boolean {
    const value = this.body[field];
    return value === undefined ? fallback : isTruthy(value);
  }

  private wrong(field: string, wanted: string): CommandError {
    return new CommandError(14, 'TypeMismatch', `BSON field '${this.name}.${field}' has to be ${wanted}`);
  }
}

export function allowFields(part: Document, what: string, fields: string[]): void {
  const other = Object.keys(part).find((field) => !fields.includes(field));
  if (other !== undefined) throw notServed(`the option "${other}" of ${what}`);
}
