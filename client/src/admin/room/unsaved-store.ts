import { type DraftKind, keyOfNewText, type TextOrigin, UNSAVED_TEXTS_MAX, type UnsavedText } from '@contract/drafts';
import { drafts } from '@/api/office';
import {
  dropOfficeDraft,
  forkOfText,
  isAhead,
  isDraftKept,
  officeDraftNames,
  sentAtOf,
  unansweredSaves,
} from '../shared/drafts/office-draft';
import { createKeptStore } from '../shared/office-store';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import { forgetSaved, type SavedRecord } from './own-save';

export interface UnsavedTexts {
  /** Texts that the server keeps for this person: new ones, and those typed into a record. */
  sent: UnsavedText[];
  /** By its id: what became of a text of this browser of which the server keeps nothing any more. */
  saved: ReadonlyMap<string, TextOrigin>;
}

export const useUnsavedStore = createKeptStore<UnsavedTexts, DraftKind>(async (kind, signal) => {
  const sent = await drafts.listUnsaved(kind, signal);
  for (const { id, isThrownAway } of sent) if (isThrownAway) forgetThrownAway(draftNameOf(kind, id));
  return { sent, saved: await findSaved(kind, sent, signal) };
}, String);

/** The server has these words: by a call whose answer did not come, or from another device. */
function forgetThrownAway(name: string): void {
  if (isDraftKept(name) && !isAhead(name)) dropOfficeDraft(name);
}

/** The part of the id that a text shares with the record that it becomes. */
export const keyOf = (id: string): string => keyOfNewText(id) ?? id;

/**
 * Looks for records that texts of this browser became in another one.
 * Texts that say no more than these are forgotten.
 */
async function findSaved(kind: DraftKind, sent: readonly UnsavedText[], signal: AbortSignal) {
  const saved = new Map<string, TextOrigin>();
  // A longer list lacks its end.
  if (sent.length >= UNSAVED_TEXTS_MAX) return saved;
  const start = draftNameOf(kind, '');
  for (const name of officeDraftNames(start)) {
    const id = name.slice(start.length);
    const wasSent = sentAtOf(name) !== '' || unansweredSaves(name).length > 0;
    if (!wasSent || sent.some((text) => keyOf(text.id) === keyOf(id))) continue;
    const record = await KEPT_KINDS[kind].read(forkOfText(name) || keyOf(id), signal).catch(() => null);
    if (!record || forgetSaved(kind, name, record as unknown as SavedRecord)) continue;
    saved.set(id, { id: record._id, title: record.title });
  }
  return saved;
}
