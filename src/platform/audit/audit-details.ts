import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from 'mongoose';
import type { AuditChange } from '../../contract/audit-change';

export interface AuditDetails {
  /** Names of changed fields. By default, all fields of the request's body. */
  fields?: string[];
  /** Old and new values. Fields with personal text never appear here. */
  changes?: AuditChange[];
  /** Id of the record, needed if neither path nor answer contains it. */
  subjectId?: string;
  /** Name of the record. Set it only if the log may store the name and cannot look it up by id. */
  subjectName?: string;
  /** Details for each record of a bulk call. Records with equal changes share one entry. */
  each?: Required<Omit<AuditDetails, 'each' | 'subjectName'>>[];
}

export interface AuditedCall extends AuditDetails {
  actorId: string | null;
  carried: readonly string[];
}

const calls = new AsyncLocalStorage<AuditedCall>();

/** Runs an audited call. Code inside `work` can add details to the call's entry. */
export const runAudited = <T>(call: AuditedCall, work: () => T): T => calls.run(call, work);

/** Adds details to the audit entry of the running call. Outside an audited call it does nothing. */
export function recordInAuditLog(note: AuditDetails): void {
  Object.assign(calls.getStore() ?? {}, note);
}

export const currentActor = (): string | null => calls.getStore()?.actorId ?? null;

/** Adds the changed fields of the body to the audit entry, with values only of statuses, switches and numbers. */
export function recordEditInAuditLog(schema: Schema, before: object, after: object): void {
  const carried = calls.getStore()?.carried ?? [];
  const changed = carried
    .filter((field) => schema.path(field) !== undefined)
    .map((field) => ({ field, from: storedValue(schema, before, field), to: storedValue(schema, after, field) }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  recordInAuditLog({
    fields: changed.map(({ field }) => field),
    changes: changed.filter(({ field }) => isPlain(schema, field)) as AuditChange[],
  });
}

/** Returns the stored value, or the field's default, because older rows lack fields that were added later. */
function storedValue(schema: Schema, row: object, field: string): unknown {
  const value = (row as Record<string, unknown>)[field];
  return value === undefined ? ((schema.path(field).options.default as unknown) ?? null) : value;
}

/** A page's slug is public, so the log may store its value. */
const LOGGED_TEXT_FIELD = 'slug';

/** True for fields that contain no text about people. The log stores their values permanently. */
function isPlain(schema: Schema, field: string): boolean {
  if (field === LOGGED_TEXT_FIELD) return true;
  const { instance, options } = schema.path(field);
  return instance === 'Boolean' || instance === 'Number' || (instance === 'String' && options.enum !== undefined);
}
