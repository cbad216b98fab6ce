import { setTimeout as wait } from 'node:timers/promises';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { changeRow } from '../database/save-edit';
import { conflict } from '../errors/product-error';
import type { PromisingRow } from './mail-promises';

/** How often it is asked whether a colleague's mail is out, and for how long: somewhat longer than one mail may take. */
const POLL_MS = 100;
const MAX_POLLS = 120;

interface Turn<Row> {
  kind: string;
  /** Throws to refuse; asked of the document as it stands, and again after each wait. */
  check: (row: Row) => void;
  /** What `PromisedMails.send` wants stored. */
  change: UpdateQuery<Row>;
  /** For whoever wants to be the only one to write: the end of another mail of this kind that is on its way is waited for. */
  waits: boolean;
}

/**
 * Holds a document for an awaited mail. Answers `null` where there is no such document.
 * Errors: those of `check`; 409 the other mail does not come to an end.
 */
export async function holdInTurn<Row extends PromisingRow>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { kind, check, change, waits }: Turn<Row>,
): Promise<Row | null> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const decide = (row: Row) => {
      check(row);
      return waits && row.mailsAwaited?.some((awaited) => awaited.kind === kind) ? null : change;
    };
    const held = await changeRow(model, filter, decide, { isEdit: false });
    if (!held) return null;
    if (held.row !== held.before) return held.row;
    await wait(POLL_MS);
  }
  throw conflict(MESSAGES.editConflict);
}
