import type { BulkDone } from '../bulk';
import type { Edit } from '../errors';
import { type CallDefinition, DONE, type Json } from './call';

interface TrashSetup<Kind extends string, Noun extends string, R, Who extends CallDefinition['who']> {
  /** First segment of the path and of audit actions, such as `team`. */
  kind: Kind;
  /** Name for one record in sentences of the audit log, such as "the team member". */
  noun: Noun;
  record: Json<R>;
  who: Who;
}

/* @__NO_SIDE_EFFECTS__ */
export const trashCalls = <const Kind extends string, Noun extends string, R, Who extends CallDefinition['who']>({
  kind,
  noun,
  record,
  who,
}: TrashSetup<Kind, Noun, R, Who>) =>
  ({
    remove: {
      method: 'DELETE',
      path: `/${kind}/:id`,
      who,
      answer: DONE,
      audited: { action: `${kind}.delete`, label: `Deleted ${noun}` },
    },
    restore: {
      method: 'POST',
      path: `/${kind}/:id/restore`,
      who,
      answer: record,
      audited: { action: `${kind}.restore`, label: `Restored ${noun}` },
    },
  }) as const;

/** Calls that delete or restore at most 100 records. The answer lists records that could not be deleted or restored. */
/* @__NO_SIDE_EFFECTS__ */
export const bulkTrashCalls = <const Kind extends string, Noun extends string, Who extends CallDefinition['who']>({
  kind,
  noun,
  who,
}: Omit<TrashSetup<Kind, Noun, never, Who>, 'record'>) =>
  ({
    removeAll: {
      method: 'POST',
      path: `/${kind}/bulk/delete`,
      who,
      body: 'json' as Json<{ ids: string[] }>,
      answer: 'json' as Json<BulkDone>,
      audited: { action: `${kind}.delete`, label: `Deleted ${noun}` },
    },
    restoreAll: {
      method: 'POST',
      path: `/${kind}/bulk/restore`,
      who,
      body: 'json' as Json<{ ids: string[] }>,
      answer: 'json' as Json<BulkDone>,
      audited: { action: `${kind}.restore`, label: `Restored ${noun}` },
    },
  }) as const;

/** Calls for a resource of records. `update` answers 409 if the stored record is newer than `updatedAt`. */
export const recordCalls = <
  const Kind extends string,
  Noun extends string,
  Input extends object,
  R,
  Who extends CallDefinition['who'],
>(
  setup: TrashSetup<Kind, Noun, R, Who> & { body: Json<Input>; created?: string },
) => {
  const { kind, noun, record, who, body, created = 'Created' } = setup;
  return {
    create: {
      method: 'POST',
      path: `/${kind}`,
      who,
      body,
      answer: record,
      status: 201,
      audited: { action: `${kind}.create`, label: `${created} ${noun}` },
    },
    update: {
      method: 'PUT',
      path: `/${kind}/:id`,
      who,
      body: 'json' as Json<Edit<Input>>,
      answer: record,
      audited: { action: `${kind}.update`, label: `Changed ${noun}` },
    },
    ...trashCalls({ kind, noun, record, who }),
  } as const;
};
