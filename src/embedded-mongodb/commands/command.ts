import type { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { isObject, isTruthy, numberOf } from '../documents/values';
import type { Catalogue } from '../storage/catalogue';
import type { Snapshots } from '../storage/snapshots';
import type { WriteQueue } from '../storage/write-queue';
import { CommandError, notServed } from '../store-errors';
import type { Cursors } from './cursors';

/** What the commands work on. */
export interface Engine {
  catalogue: Catalogue;
  writes: WriteQueue;
  snapshots: Snapshots;
  cursors: Cursors;
}

/** An answer as a document, or as bytes where stored documents are in it. */
export type Answer = Document | Buffer;

export type Handler = (command: Command, engine: Engine) => Promise<Answer> | Answer;

/** Options that every command may carry and that change nothing on a single durable server. */
const TOLERATED = [
  ...['$db', 'lsid', '$clusterTime', '$readPreference', 'comment', 'maxTimeMS', 'writeConcern', 'readConcern'],
  ...['bypassDocumentValidation', 'allowDiskUse'],
];

/** One command of the wire, read field by field. Errors: `CommandError` for fields of the wrong type. */
export class Command {
  readonly name: string;
  readonly database: string;

  constructor(readonly body: Document) {
    this.name = Object.keys(body)[0] ?? '';
    this.database = typeof body.$db === 'string' ? body.$db : '';
  }

  /** "database.collection", of the command's own value. */
  get namespace(): string {
    return `${this.database}.${this.text(this.name)}`;
  }

  /** Refuses every field that is neither named here nor tolerated. */
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

  /** A whole number that is not negative. */
  count(field: string, fallback: number): number {
    const value = this.body[field];
    if (value === undefined || value === null) return fallback;
    const number = numberOf(value);
    if (!Number.isInteger(number) || number < 0) throw this.wrong(field, 'a whole number, not negative');
    return number;
  }

  /** Undefined for the batch that the server chooses. */
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

/** Refuses the fields of a part of a command that are not served. */
export function allowFields(part: Document, what: string, fields: string[]): void {
  const other = Object.keys(part).find((field) => !fields.includes(field));
  if (other !== undefined) throw notServed(`the option "${other}" of ${what}`);
}
