import type { Blog } from '@contract/blogs';
import { newTextId, type PostDraft, type PostDraftInput, type SavedText, WRITTEN_FIELDS } from '@contract/post-drafts';
import { posts } from '@/api/office';
import { useSession } from '@/stores/session';
import {
  dropOfficeDraft,
  isAhead,
  keepOfficeDraft,
  keepSent,
  renameOfficeDraft,
  sentAtOf,
  thisBrowser,
} from '../shared/drafts/office-draft';
import type { DraftKeeper } from '../shared/drafts/use-form-draft';
import { blankForm, type FormOf, toForm, toInput } from '../shared/fields/record-form';
import { storedInstead } from '../shared/forms/stored-instead';

/** A pause in typing. */
const PAUSE_MS = 2_000;
/** Who types without one is kept this often all the same: a machine that breaks takes its browser's copy with it. */
const MOST_MS = 5_000;

type PostForm = FormOf<typeof WRITTEN_FIELDS>;

/** How the copy on the server stands: on its way, there since that time, or not there. */
export type Keeping = { state: 'waiting' | 'failed' } | { state: 'kept'; at: Date };
/** After which a copy that did not arrive is sent again. */
const AGAIN_MS = 10_000;

interface PostDraftKeeper extends DraftKeeper<PostForm> {
  /** Sends at once what waits for a pause. */
  flush(): Promise<void>;
  /**
   * Words that go with a save: which kept text becomes the post by it. It has another id than at first where it met
   * somebody else's.
   */
  saved(): SavedText;
}

const letters = (byte: number) => byte.toString(16).padStart(2, '0');

/** For a new text: two that are written at the same time do not stand in one place. */
export const makeTextId = (): string =>
  newTextId([...crypto.getRandomValues(new Uint8Array(12))].map(letters).join(''));

export const MOVED =
  'This text was also changed in another window or on another device. Both are kept: you go on with yours, and the other one stays where it was.';

/** As `FieldsDialog` names the text of a post. */
export const draftNameOf = (id: string): string => `Blog Post:${id}`;

/**
 * Keeps what is typed into a post on the server too. What does not get there stands in the browser still.
 * @param onKeeping is told how it goes; for who asks, what did not arrive is sent again.
 * @param onMoved is told the other id under which it goes on where the same text was written elsewhere meanwhile:
 * both are kept.
 */
export function postDraftKeeper(
  at: string,
  onKeeping?: (keeping: Keeping) => void,
  onMoved?: (id: string) => void,
): PostDraftKeeper {
  let id = at;
  const writer = makeTextId();
  /** What this writer has seen of it: what another window of this browser has sent since counts as another's. */
  let read = sentAtOf(draftNameOf(at));
  /** What waits for a pause, and the fields that it was made of. */
  let waiting: { input: PostDraftInput; fields: unknown } | null = null;
  let waitsSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let sending = Promise.resolve();
  /** Which text was the last: what is said of an older one is no news. */
  let turn = 0;
  const quietly = (call: Promise<unknown>) => call.catch(() => undefined);
  const send = async (text: NonNullable<typeof waiting>): Promise<void> => {
    // Who has left in the meantime asks for nothing any more.
    if (useSession.getState().status !== 'signed-in') return;
    const sent = turn;
    waiting = null;
    try {
      const { updatedAt } = await posts.keepDraft(id, { ...text.input, writer, read });
      read = updatedAt;
      if (isKept) keepSent(draftNameOf(id), { fields: text.fields, updatedAt });
      if (sent === turn) onKeeping?.({ state: 'kept', at: new Date() });
    } catch (error) {
      if (storedInstead(error)) return move(text);
      if (sent !== turn) return;
      onKeeping?.({ state: 'failed' });
      if (!onKeeping) return;
      waiting = text;
      waitsSince = Date.now();
      timer = setTimeout(() => void flush(), AGAIN_MS);
    }
  };
  /** Somebody else's text is there: it stays, and this one goes on in a place of its own. */
  const move = (text: NonNullable<typeof waiting>) => {
    const from = draftNameOf(id);
    id = makeTextId();
    read = '';
    renameOfficeDraft(from, draftNameOf(id));
    dropOfficeDraft(from);
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
    return inTurn(() => waiting && send(waiting));
  };
  return {
    keep({ fields, version }) {
      clearTimeout(timer);
      isKept = true;
      const input = toInput(WRITTEN_FIELDS, { ...blankForm(WRITTEN_FIELDS), ...fields });
      turn += 1;
      onKeeping?.({ state: 'waiting' });
      if (!waiting) waitsSince = Date.now();
      waiting = { input: { ...input, basedOn: version ?? '', typedIn: thisBrowser() }, fields };
      timer = setTimeout(() => void flush(), Math.min(PAUSE_MS, Math.max(0, waitsSince + MOST_MS - Date.now())));
    },
    flush,
    saved: () => ({ unsaved: id, writer, read }),
    drop() {
      clearTimeout(timer);
      waiting = null;
      turn += 1;
      const [dropped, seen] = [id, read];
      if (isKept) void inTurn(() => quietly(posts.dropDraft(dropped, { writer, read: seen })));
      id = at;
      read = '';
      isKept = false;
    },
  };
}

/** Puts what was typed elsewhere where the dialog looks for it, unless something newer is there. */
export function takeOver(kept: PostDraft | null, post: Blog | null, id: string): void {
  if (!kept) return;
  const name = draftNameOf(id);
  // Words that the server has never had stay, whatever the clocks say; where it has others by now, both are kept when
  // they meet.
  if (isAhead(name)) return;
  // What it had of this browser was gone on with elsewhere, or is what is here.
  if (kept.updatedAt === sentAtOf(name)) return;
  const begun = post ? toForm(WRITTEN_FIELDS, post) : blankForm(WRITTEN_FIELDS);
  const fields: Partial<PostForm> = {
    ...begun,
    ...toForm(WRITTEN_FIELDS, { ...(post ?? toInput(WRITTEN_FIELDS, begun)), ...kept.fields }),
  };
  keepOfficeDraft(name, { fields, version: kept.basedOn || null });
  keepSent(name, { fields, updatedAt: kept.updatedAt });
}
