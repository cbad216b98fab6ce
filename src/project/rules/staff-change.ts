import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { newEntry, type StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { conflict } from '../../platform/errors/product-error';
import { hasPending } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';

import { refuseFull } from '../schemas/thread.schema';

/** Refuses changes while the quote is being emailed, or the client would read outdated terms. */
export function refuseWhileMailed(row: ProjectRequestRow): void {
  if (row.quote && hasPending(row, 'quote')) throw conflict(QUOTE_TEXTS.beingMailed);
}

/**
 * Builds the conversation entry with staff's reason.
 * @param by name of the member of staff. Errors: 409 the conversation is full.
 */
export function toStaffNote(
  row: ProjectRequestRow,
  text: string | undefined,
  by: string,
): StoredThreadEntry | undefined {
  if (!text) return undefined;
  refuseFull(row);
  return newEntry('note', text, by);
}
