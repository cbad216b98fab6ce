import { DRAFT_DAYS, type DraftKind } from '@contract/drafts';
import {
  dropOfficeDraft,
  isAhead,
  keepOfficeDraft,
  readOfficeDraft,
  renameOfficeDraft,
  sentAtOf,
  unansweredSaves,
} from '../shared/drafts/office-draft';
import { recordFields, toForm } from '../shared/fields/record-form';
import { differing } from '../shared/forms/differing';
import { type AnyForm, type AnyText, draftNameOf, fieldsOf } from './kept-kinds';

/** A record as its text is compared with what was saved. */
export type SavedRecord = AnyText & { updatedAt: string };

/**
 * Whether the stored record is a save of this browser whose answer never came. The text kept under that name is a text
 * on that record from then on, and is gone where it says no more.
 */
export function isOwnSave(kind: DraftKind, name: string, record: SavedRecord): boolean {
  const fields = fieldsOf(kind);
  const stored = toForm(fields, record);
  const isStored = (form: AnyForm) => differing(recordFields(fields), form, stored).length === 0;
  if (!unansweredSaves<AnyForm>(name).some(isStored)) return false;
  const kept = readOfficeDraft<AnyForm>(name, stored);
  if (!kept || isStored({ ...stored, ...kept.fields } as AnyForm)) dropOfficeDraft(name);
  else keepOfficeDraft(name, { ...kept, version: record.updatedAt });
  return true;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Forgets the text kept under that name where it was saved in another browser. Only for a record of which the server
 * keeps no text of this writer any more: then the record says the same, or the server has had all of it before the
 * record was last saved. Answers whether it is forgotten.
 */
export function forgetSaved(kind: DraftKind, name: string, record: SavedRecord): boolean {
  const fields = fieldsOf(kind);
  const stored = toForm(fields, record);
  const kept = readOfficeDraft<AnyForm>(name, stored);
  if (!kept) return false;
  const isStored = differing(recordFields(fields), { ...stored, ...kept.fields } as AnyForm, stored).length === 0;
  const sentAt = sentAtOf(name);
  // A text that the server lets go for its age has become nothing.
  const isYoung = Date.now() - Date.parse(sentAt) < (DRAFT_DAYS - 1) * DAY_MS;
  const wasSaved = isYoung && !isAhead(name) && sentAt < record.updatedAt;
  if (isStored || wasSaved) dropOfficeDraft(name);
  return isStored || wasSaved;
}

/** Puts the text of a new record under the name of that record, which is stored by now. */
export function becomeRecord(kind: DraftKind, textId: string, id: string): void {
  const name = draftNameOf(kind, textId);
  renameOfficeDraft(name, draftNameOf(kind, id));
  dropOfficeDraft(name);
}
