import { setTimeout as wait } from 'node:timers/promises';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { changeRow } from '../database/save-edit';
import { conflict } from '../errors/product-error';
import { hasPending, type PendingMailsRow } from './pending-mails';

/** Interval between checks. `MAX_POLLS` checks together take a little longer than the sending of one email may take. */
const POLL_MS = 100;
const MAX_POLLS = 120;

interface Turn<Row> {
  kind: string;
  /** Throws an error to refuse the email. It is called with the current record, and again after each wait. */
  check: (row: Row) => void;
  change: UpdateQuery<Row>;
  /** If true, waits until no other email of this kind is being sent. */
  waits: boolean;
}

/** Reserves a record for an email. Throws 409 if another email is still being sent after 12 seconds. */
export async function holdInTurn<Row extends PendingMailsRow>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { kind, check, change, waits }: Turn<Row>,
): Promise<Row | null> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const decide = (row: Row) => {
      check(row);
      return waits && hasPending(row, kind) ? null : change;
    };
    const held = await changeRow(model, filter, decide, { isEdit: false });
    if (!held) return null;
    if (held.row !== held.before) return held.row;
    await wait(POLL_MS);
  }
  throw conflict(MESSAGES.editConflict);
}
