import { QUOTE_TEXTS } from '../contract/project';
import { conflict } from '../platform/errors/product-error';
import type { ProjectRequestRow, StoredNote } from './schemas/project-request.schema';

/** While a mail is under way nobody of staff may change the quote, or the client would read other terms than those that hold. */
export function refuseWhileMailed({ quote, mailsAwaited = [] }: ProjectRequestRow): void {
  if (quote && mailsAwaited.length > 0) throw conflict(QUOTE_TEXTS.beingMailed);
}

/** @param by name of the member of staff. */
export function toStaffNote(text: string | undefined, by: string): StoredNote | undefined {
  return text ? { text, by, at: new Date() } : undefined;
}
