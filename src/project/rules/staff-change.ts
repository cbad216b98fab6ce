import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { newEntry, type StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { conflict } from '../../platform/errors/product-error';
import { hasPending } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';

import { refuseFull } from '../schemas/thread.schema';

/** Throws 409 while the quote is being emailed. Otherwise the client's email would contain outdated terms. */
export function refuseWhileMailed(row: ProjectRequestRow): void {
  if (row.quote && hasPending(row, 'quote')) throw conflict(QUOTE_TEXTS.beingMailed);
}

/** Throws 409 if the client has closed the account. The request then has no email address. */
export function refuseWithoutEmail({ email }: ProjectRequestRow): void {
  if (email === '') throw conflict(QUOTE_TEXTS.accountClosed);
}

/** Builds the internal note that staff wrote about a change. Throws 409 if the conversation is full. */
export function toStaffNote(
  row: ProjectRequestRow,
  text: string | undefined,
  by: string,
): StoredThreadEntry | undefined {
  if (!text) return undefined;
  refuseFull(row);
  return newEntry('note', text, by);
}
