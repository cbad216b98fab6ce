import { setTimeout as wait } from 'node:timers/promises';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { changeRow } from '../database/save-edit';
import { conflict } from '../errors/product-error';
import { hasPending, type PendingMailsRow } from './pending-mails';

/** How often it is asked whether a colleague's mail is out, and for how long: somewhat longer than one mail may take. */
const POLL_MS = 100;
const MAX_POLLS = 120;

interface Turn<Row> {
  kind: string;
  /** Throws to refuse; asked of the current record, and again after each wait. */
  check: (row: Row) => void;
  /** Change that `RecordMails.sendNow` stores. */
  change: UpdateQuery<Row>;
  /** For whoever wants to be the only one to write: the end of another mail of this kind that is on its way is waited for. */
  waits: boolean;
}

/**
 * Holds a record for an email whose caller waits. Answers `null` where there is no such record.
 * Errors: those of `check`; 409 the other mail does not come to an end.
 */
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
