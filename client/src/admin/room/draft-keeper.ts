import {
  type Draft,
  type DraftInput,
  type DraftKind,
  keyOfNewText,
  type SavedText,
  type TextOrigin,
} from '@contract/drafts';
import { ApiError } from '@/api/http';
import { drafts } from '@/api/office';
import { useSession } from '@/stores/session';
import {
  dropOfficeDraft,
  forkOfText,
  isAhead,
  isDraftKept,
  keepOfficeDraft,
  keepSent,
  keepWriter,
  type OfficeDraft,
  renameOfficeDraft,
  sentAtOf,
  thisBrowser,
  unansweredWriter,
} from '../shared/drafts/office-draft';
import type { DraftKeeper } from '../shared/drafts/use-form-draft';
import { blankForm, toForm, toInput } from '../shared/fields/record-form';
import { isGone, storedInstead } from '../shared/forms/stored-instead';
import { type AnyForm, type AnyText, draftNameOf, fieldsOf, makeTextId } from './kept-kinds';
import { forgetSaved, isOwnSave, type SavedRecord } from './own-save';
import { keyOf, useUnsavedStore } from './unsaved-store';

/** A pause in typing. */
const PAUSE_MS = 2_000;
/** Words typed without a pause are kept this often: a machine that breaks takes its browser's copy with it. */
const MOST_MS = 5_000;

/** A call that takes no longer than this is not worth a word. */
const QUICK_MS = 1_000;

/**
 * State of the copy on the server: waits for a pause in typing, on its way for a while, there since that time, or not
 * there; `reason` in the server's words.
 */
export type Keeping =
  | { state: 'waiting' }
  | { state: 'sending' }
  | { state: 'failed' }
  | { state: 'refused'; reason: string }
  | { state: 'kept'; at: Date; origin: TextOrigin | null };
/** After which a copy that did not arrive is sent again. */
const AGAIN_MS = 10_000;

export interface TextKeeper extends DraftKeeper<never> {
  keep(draft: OfficeDraft<object>): void;
  throwAway(draft: OfficeDraft<object>): () => void;
  /** Sends at once what waits for a pause. */
  flush(): Promise<void>;
  /**
   * Words that go with a save: which kept text becomes the record by it. It has another id than at first where it met
   * somebody else's.
   */
  saved(): SavedText;
}

interface KeeperOptions {
  kind: DraftKind;
  /** Id of the record, or of a new text. */
  at: string;
  /** Id of the record that the text was typed into, of one that has met another there before. */
  forkOf?: string;
  /** A name that nobody else goes by. */
  writer?: string;
  /** Is told how it goes, `null` once nothing is kept; for who asks, what did not arrive is sent again. */
  onKeeping?: (keeping: Keeping | null) => void;
  /**
   * Is told the other id under which the text goes on where the same one was written elsewhere meanwhile, or where its
   * record is gone: nothing is written over, and nothing lost.
   */
  onMoved?: (id: string) => void;
}

/**
 * Calls of all keepers go one after the other: a new text and the record that it becomes share one place on the server,
 * where the words typed after a save must not meet those from before it.
 */
let sending = Promise.resolve();
/** Writer that has words of a text last in this window, by its name: a dialog, or the room that goes on with it. */
const holders = new Map<string, TextKeeper>();

/** Keeps what is typed into a record on the server too. What does not get there stays in the browser still. */
export function textKeeper(options: KeeperOptions): TextKeeper {
  const { kind, at, writer = makeTextId(), onKeeping, onMoved } = options;
  const nameOf = (id: string) => draftNameOf(kind, id);
  let forkOf = options.forkOf || forkOfText(nameOf(at));
  let id = at;
  /** Time of the copy that this writer has seen: words that another window has sent since count as another's. */
  let read = sentAtOf(nameOf(at));
  /** Name that words go under until the server says that it has some: what was sent before a reload may be there. */
  let sentBy = unansweredWriter(nameOf(at)) || writer;
  /** Text that waits for a pause, and the fields that it was made of. */
  let waiting: { input: DraftInput; fields: unknown } | null = null;
  let waitsSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let isFirst = true;
  let hasFailed = false;
  /** Number of the last text: an answer to an older one is no news. */
  let turn = 0;
  /** Id of the record that this text belongs to; of a new text that of the record which it may become elsewhere. */
  const origin = () => forkOf || keyOf(id);
  const answered = () => {
    keepWriter(nameOf(id), null);
    sentBy = writer;
  };
  const quietly = (call: Promise<unknown>) => call.catch(() => undefined);
  const send = async (text: NonNullable<typeof waiting>): Promise<void> => {
    // A writer who has left in the meantime asks for nothing any more.
    if (useSession.getState().status !== 'signed-in') return;
    const sent = turn;
    waiting = null;
    keepWriter(nameOf(id), sentBy);
    const slow = setTimeout(() => sent === turn && !hasFailed && onKeeping?.({ state: 'sending' }), QUICK_MS);
    try {
      const { updatedAt, origin } = await drafts.keep(kind, id, { ...text.input, forkOf, writer: sentBy, read });
      answered();
      read = updatedAt;
      hasFailed = false;
      if (isKept) keepSent(nameOf(id), { fields: text.fields, updatedAt, forkOf });
      if (sent === turn) onKeeping?.({ state: 'kept', at: new Date(), origin });
    } catch (error) {
      if (storedInstead(error) || isGone(error)) return move(text);
      if (sent !== turn) return;
      const reason = refusalOf(error);
      // The same words would be refused again: the next ones are tried.
      if (reason) return onKeeping?.({ state: 'refused', reason });
      hasFailed = true;
      onKeeping?.({ state: 'failed' });
      if (!onKeeping) return;
      waiting = text;
      waitsSince = Date.now();
      timer = setTimeout(() => void flush(), AGAIN_MS);
    } finally {
      clearTimeout(slow);
    }
  };
  /** Another text is there, or no record: this one goes on in a place of its own. */
  const move = (text: NonNullable<typeof waiting>) => {
    const from = nameOf(id);
    answered();
    forkOf = keyOfNewText(id) ? origin() : id;
    id = makeTextId();
    holders.set(nameOf(id), keeper);
    read = '';
    renameOfficeDraft(from, nameOf(id));
    dropOfficeDraft(from);
    keepSent(nameOf(id), { fields: null, updatedAt: '', forkOf });
    onMoved?.(id);
    return send(waiting ?? text);
  };
  /** One after the other, that an older text does not arrive last. */
  const inTurn = (call: () => unknown): Promise<void> => {
    sending = sending.then(async () => void (await call()));
    return sending;
  };
  const flush = () => {
    clearTimeout(timer);
    return inTurn(() => waiting && holders.get(nameOf(id)) === keeper && send(waiting));
  };
  const keeper: TextKeeper = {
    keep(draft) {
      holders.set(nameOf(id), keeper);
      clearTimeout(timer);
      isKept = true;
      turn += 1;
      // A text that is back, and that the server has.
      const isSent = isFirst && read !== '' && isDraftKept(nameOf(id)) && !isAhead(nameOf(id));
      isFirst = false;
      if (isSent) return onKeeping?.({ state: 'kept', at: new Date(read), origin: null });
      if (!hasFailed) onKeeping?.({ state: 'waiting' });
      if (!waiting) waitsSince = Date.now();
      waiting = { input: inputOf(kind, draft), fields: draft.fields };
      timer = setTimeout(() => void flush(), Math.min(PAUSE_MS, Math.max(0, waitsSince + MOST_MS - Date.now())));
    },
    throwAway(draft) {
      const to = makeTextId();
      const of = origin();
      // Out of turn: nothing else is sent to that place, and the page may be gone before the turn comes.
      const sent = drafts.keep(kind, to, { ...inputOf(kind, draft), forkOf: of, isThrownAway: true }).catch(() => {
        // Without an answer the words stay in the browser, as a text that is not saved unless the server has them.
        keepOfficeDraft(nameOf(to), draft);
        keepSent(nameOf(to), { fields: draft.fields, updatedAt: '', forkOf: of });
      });
      return () =>
        void sent.then(() => {
          dropOfficeDraft(nameOf(to));
          return quietly(drafts.drop(kind, to, {}));
        });
    },
    flush,
    saved: () => ({ unsaved: id, writer: sentBy, read }),
    drop() {
      clearTimeout(timer);
      waiting = null;
      turn += 1;
      hasFailed = false;
      const [dropped, by, seen] = [id, sentBy, read];
      if (isKept) void inTurn(() => quietly(drafts.drop(kind, dropped, { writer: by, read: seen })));
      read = '';
      isKept = false;
      onKeeping?.(null);
      // The lists' knowledge of it is over.
      useUnsavedStore.getState().clear();
    },
  };
  return keeper;
}

/** The part of a form's text that is sent. */
export function inputOf(kind: DraftKind, { fields: typed, version }: OfficeDraft<object>): DraftInput {
  const fields = fieldsOf(kind);
  const input = toInput(fields, { ...blankForm(fields), ...(typed as AnyForm) }) as DraftInput;
  return { ...input, basedOn: version ?? '', typedIn: thisBrowser() };
}

/** Reason for which the server takes no text like this one, such as its length; empty where it gave none. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 400) return '';
  return error.errors[0]?.message ?? error.message;
}

/**
 * Puts what was typed elsewhere where the form looks for it, unless something newer is there.
 * @param kept by the server: `null` nothing, `undefined` where that is not known
 */
export function takeOver(kind: DraftKind, kept: Draft | null | undefined, record: object | null, id: string): void {
  const name = draftNameOf(kind, id);
  if (record && !isOwnSave(kind, name, record as SavedRecord) && kept === null) {
    forgetSaved(kind, name, record as SavedRecord);
  }
  if (!kept) return;
  // Words that the server has never had stay, whatever the clocks say; where it has others by now, both are kept when
  // they meet.
  if (isAhead(name)) return;
  // What it had of this browser was gone on with elsewhere, or is what is here.
  if (kept.updatedAt === sentAtOf(name)) return;
  const fields = fieldsOf(kind);
  const begun = record ? toForm(fields, record as AnyText) : blankForm(fields);
  const typed = toForm(fields, { ...((record ?? toInput(fields, begun)) as AnyText), ...kept.fields });
  keepOfficeDraft(name, { fields: { ...begun, ...typed }, version: kept.basedOn || null });
  keepSent(name, { fields: { ...begun, ...typed }, updatedAt: kept.updatedAt, forkOf: forkOf(kept, id) });
}

/** The record that a kept text was typed into, of one that has met another there. */
export const forkOf = ({ origin }: Draft, id: string): string =>
  origin && origin.id !== keyOfNewText(id) ? origin.id : '';
