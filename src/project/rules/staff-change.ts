import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { newEntry, type StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { conflict } from '../../platform/errors/product-error';
import { hasPending } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';

import { refuseFull } from '../schemas/thread.schema';

/** While a mail is under way nobody of staff may change the quote, or the client would read other terms than those that hold. */
export function refuseWhileMailed(row: ProjectRequestRow): void {
  if (row.quote && hasPending(row, 'quote')) throw conflict(QUOTE_TEXTS.beingMailed);
}

/**
 * Why staff change something, for the conversation.
 * @param by name of the member of staff.
 * Errors: 409 there is no room for another entry.
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
