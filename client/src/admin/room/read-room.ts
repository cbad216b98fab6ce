import { type DraftKind, keyOfNewText, newTextId, type TextOrigin } from '@contract/drafts';
import { drafts } from '@/api/office';
import { forkOfText, isDraftKept, renameOfficeDraft } from '../shared/drafts/office-draft';
import { isGone, takeOver } from './draft-keeper';
import { takeKeptText } from './in-markdown';
import { type AnyForm, draftNameOf } from './kept-kinds';

interface ReadOptions<R> {
  kind: DraftKind;
  /** Of a record, or of a new text. */
  id: string;
  read: (id: string) => Promise<R>;
  blank: object;
  /** The field that holds the text, where that is not `content`. */
  text?: string;
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
  const { kind, id, read, blank, text } = options;
  const orNull = (call: Promise<R>) => call.catch((error: unknown) => (isGone(error) ? null : Promise.reject(error)));
  const isNew = keyOfNewText(id) !== undefined;
  if (!isNew) {
    const [record, typed] = await Promise.all([orNull(read(id)), drafts.read(kind, id).catch(() => null)]);
    if (record) {
      takeOver(kind, typed, record, id);
      begin(options, id);
      return { record, textId: id, origin: null };
    }
  }
  const textId = isNew ? id : newTextId(id);
  const name = draftNameOf(kind, textId);
  if (!isNew) renameOfficeDraft(draftNameOf(kind, id), name);
  const typed = await drafts.read(kind, textId).catch(() => null);
  // Of a record that is gone nothing is left.
  if (!isNew && !typed && !isDraftKept(name)) await read(id);
  const of = typed?.origin?.id ?? forkOfText(name);
  const record = of ? await orNull(read(of)) : null;
  takeOver(kind, typed, record, textId);
  begin({ kind, id, read, blank, text }, textId);
  const gone = isNew ? null : { id, title: null };
  return { record, textId, origin: typed?.origin ?? (of ? { id: of, title: titleOf(record) } : gone) };
}

const begin = <R>({ kind, blank, text }: ReadOptions<R>, id: string) =>
  takeKeptText(draftNameOf(kind, id), blank as AnyForm & { format: 'markdown' }, text);

const titleOf = (record: object | null): string | null => (record as { title?: string } | null)?.title ?? null;
