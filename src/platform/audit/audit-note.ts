import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from 'mongoose';
import type { AuditChange } from '../../contract/audit-change';

/** What a call says about itself for its entry in the trail. */
export interface AuditNote {
  /** Names of the fields that really changed. Without it the entry names the fields that the call carried. */
  fields?: string[];
  /** Old and new values of those that are no text of people: states, switches, numbers. */
  changes?: AuditChange[];
  /** Id of the record, where neither the path nor the answer says it. */
  subjectId?: string;
  /** Name of the record, where the trail may keep it and nobody finds it by its id. */
  subjectName?: string;
  /** One for each record, where a call changes several: one entry tells of all to which it did the same. */
  each?: Required<Omit<AuditNote, 'each' | 'subjectName'>>[];
}

export interface AuditedCall extends AuditNote {
  /** Who calls; `null`: nobody of staff. */
  actorId: string | null;
  /** Names of the fields in the call's body. */
  carried: readonly string[];
}

const calls = new AsyncLocalStorage<AuditedCall>();

/** Runs the work of one audited call, so that whatever it calls can add to the note. */
export const withNote = <T>(call: AuditedCall, work: () => T): T => calls.run(call, work);

/**
 * Adds to the entry that the running audited call leaves; what is noted last of a kind counts. From any depth below the handler, without
 * handing anything through:
 *
 *     noteInTrail({ changes: [{ field: 'status', from: 'sent', to: 'accepted' }, { field: 'total', from: 640, to: 6400 }] });
 *
 * Does nothing in a call that is not audited: what visitors do is written by `AuditService.record`, with no actor.
 */
export function noteInTrail(note: AuditNote): void {
  Object.assign(calls.getStore() ?? {}, note);
}

/** Who makes the running audited call; `null` where nobody of staff does. */
export const currentActor = (): string | null => calls.getStore()?.actorId ?? null;

/** Notes which of the fields that the call carried now differ, with the values of states, switches and numbers. */
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

/** A row lacks what nobody has stored yet: a field that is new in its resource. */
function storedValue(schema: Schema, row: object, field: string): unknown {
  const value = (row as Record<string, unknown>)[field];
  return value === undefined ? ((schema.path(field).options.default as unknown) ?? null) : value;
}

/** The address of a page: staff chose it, and visitors can see it. */
const TOLD_TEXT = 'slug';

/** A field is plain that holds no text about people: its values may be kept for good. */
function isPlain(schema: Schema, field: string): boolean {
  if (field === TOLD_TEXT) return true;
  const { instance, options } = schema.path(field);
  return instance === 'Boolean' || instance === 'Number' || (instance === 'String' && options.enum !== undefined);
}
