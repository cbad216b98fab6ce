import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from 'mongoose';
import type { AuditChange } from '../../contract/audit-change';

/** Details that a call adds to its entry in the audit log. */
export interface AuditNote {
  /** Changed fields. Without it the entry names all fields of the body. */
  fields?: string[];
  /** Old and new values of fields without personal text: states, switches, numbers. */
  changes?: AuditChange[];
  /** Id of the record if neither path nor answer has it. */
  subjectId?: string;
  /** Name of the record, if the log may store it and the id does not lead to it. */
  subjectName?: string;
  /** Details by record for a call that changes several. Equal changes share one entry. */
  each?: Required<Omit<AuditNote, 'each' | 'subjectName'>>[];
}

export interface AuditedCall extends AuditNote {
  /** Id of the caller; `null` if not staff. */
  actorId: string | null;
  /** Field names in the body of the call. */
  carried: readonly string[];
}

const calls = new AsyncLocalStorage<AuditedCall>();

/** Runs one audited call, so that all code below it can add to its entry. */
export const withNote = <T>(call: AuditedCall, work: () => T): T => calls.run(call, work);

/**
 * Adds details to the entry of the running audited call. The last value of each detail counts. Code at any depth below
 * the handler may call it:
 *
 * noteInTrail({ changes: [{ field: 'status', from: 'sent', to: 'accepted' }, { field: 'total', from: 640, to: 6400 }]
 * });
 *
 * Does nothing outside an audited call. `AuditService.record` writes visitors' actions, without an actor.
 */
export function noteInTrail(note: AuditNote): void {
  Object.assign(calls.getStore() ?? {}, note);
}

/** The staff member who makes the running audited call, or `null`. */
export const currentActor = (): string | null => calls.getStore()?.actorId ?? null;

/** Records which fields of the body changed, with values of states, switches and numbers. */
export function noteEdit(schema: Schema, before: object, after: object): void {
  const carried = calls.getStore()?.carried ?? [];
  const changed = carried
    .filter((field) => schema.path(field) !== undefined)
    .map((field) => ({ field, from: storedValue(schema, before, field), to: storedValue(schema, after, field) }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  noteInTrail({
    fields: changed.map(({ field }) => field),
    changes: changed.filter(({ field }) => isPlain(schema, field)) as AuditChange[],
  });
}

/** A row lacks fields that were added after it was stored. */
function storedValue(schema: Schema, row: object, field: string): unknown {
  const value = (row as Record<string, unknown>)[field];
  return value === undefined ? ((schema.path(field).options.default as unknown) ?? null) : value;
}

/** URL part of a page, which is public text by staff. */
const TOLD_TEXT = 'slug';

/** True for fields without text about people, whose values may be stored permanently. */
function isPlain(schema: Schema, field: string): boolean {
  if (field === TOLD_TEXT) return true;
  const { instance, options } = schema.path(field);
  return instance === 'Boolean' || instance === 'Number' || (instance === 'String' && options.enum !== undefined);
}
