import { type Draft, type DraftKind, keyOfNewText, newTextId, type TextOrigin } from '@contract/drafts';
import { drafts } from '@/api/office';
import {
  begunOn,
  forkOfText,
  isDraftKept,
  renameOfficeDraft,
  sentAtOf,
  unansweredSaves,
} from '../shared/drafts/office-draft';
import { isGone } from '../shared/forms/stored-instead';
import { takeKeptText } from '../texts/in-markdown';
import { takeOver } from './draft-keeper';
import { type AnyForm, draftNameOf } from './kept-kinds';
import { becomeRecord, forgetSaved, isOwnSave, type SavedRecord } from './own-save';

interface ReadOptions<R> {
  kind: DraftKind;
  /** Of a record, or of a new text. */
  id: string;
  read: (id: string) => Promise<R>;
  blank: object;
}

export interface ReadRoom<R> {
  /** `null`: nothing of it is saved. */
  record: R | null;
  /** Under which the text is kept when it is not saved. */
  textId: string;
  origin: TextOrigin | null;
}

/**
 * Reads what a room begins with, and puts what was typed and not saved where the form looks for it. A text that met
 * another one in its record is shown as an edit of that record; the words of a record that is gone are a new text.
 */
export async function readRoom<R extends object>(options: ReadOptions<R>): Promise<ReadRoom<R>> {
  const { kind, id, read } = options;
  const orNull = (call: Promise<R>) => call.catch((error: unknown) => (isGone(error) ? null : Promise.reject(error)));
  const isNew = keyOfNewText(id) !== undefined;
  if (!isNew) {
    const [record, typed] = await Promise.all([orNull(read(id)), drafts.read(kind, id).catch(() => undefined)]);
    if (record) {
      takeOver(kind, typed, record, id);
      begin(options, id);
      return { record, textId: id, origin: null };
    }
  }
  const textId = isNew ? id : newTextId(id);
  const name = draftNameOf(kind, textId);
  if (!isNew) renameOfficeDraft(draftNameOf(kind, id), name);
  const typed = await drafts.read(kind, textId).catch(() => undefined);
  // Of a record that is gone nothing is left.
  if (!isNew && !typed && !isDraftKept(name)) await read(id);
  const of = typed?.origin?.id ?? (forkOfText(name) || savedAs(textId, name, typed));
  const record = of ? await orNull(read(of)) : null;
  const isSaved = record && isSavedText({ kind, name, of, textId }, record as never, typed);
  takeOver(kind, typed, record, textId);
  if (isSaved) {
    becomeRecord(kind, textId, of);
    begin(options, of);
    return { record, textId: of, origin: null };
  }
  begin(options, textId);
  const isOfGone = forkOfText(name) !== '' && begunOn(name) !== null;
  const gone = isNew ? null : { id, title: null };
  return {
    record,
    textId,
    origin: typed?.origin ?? (of && (record || isOfGone) ? { id: of, title: titleOf(record) } : gone),
  };
}

/** Id of the record that a new text may have become by a save that this browser heard nothing of; empty where it has not. */
function savedAs(textId: string, name: string, typed: Draft | null | undefined): string {
  const isNotThere = typed === null && sentAtOf(name) !== '';
  return ((unansweredSaves(name).length > 0 || isNotThere) && keyOfNewText(textId)) || '';
}

/** Whether the record is what was saved of the text under that name, be it that more was typed since. */
function isSavedText(
  { kind, name, of, textId }: { kind: DraftKind; name: string; of: string; textId: string },
  record: SavedRecord,
  typed: Draft | null | undefined,
): boolean {
  const isOwn = of === keyOfNewText(textId);
  if (isOwn && (isOwnSave(kind, name, record) || typed?.basedOn === record.updatedAt)) return true;
  return typed === null && forgetSaved(kind, name, record);
}

const begin = <R>({ kind, blank }: ReadOptions<R>, id: string) =>
  takeKeptText(draftNameOf(kind, id), blank as AnyForm & { format: 'markdown' });

const titleOf = (record: object | null): string | null => (record as { title?: string } | null)?.title ?? null;
