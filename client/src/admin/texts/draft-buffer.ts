import type { TextFields, TextKind } from '@contract/texts';
import { draftSavedAt, dropDraft, namesOf, readDraft, saveDraft } from '@/lib/draft';
import { officeKey } from '@/stores/office-key';
import { isSame } from '../shared/forms/is-same';

/** Text that was typed and that the server has not confirmed. */
export interface BufferedText<K extends TextKind> {
  fields: TextFields<K>;
  /** Version of the draft, and text version of the record, that it was typed on: see `DraftInput`. */
  version: number;
  basedOn: number;
  /** Texts of calls without an answer: the server may have one of them. */
  sent?: TextFields<K>[];
  /** Key under which the record of a new post is created once. */
  createKey?: string;
}

/** Id of a post without a record. */
export const NEW = 'new';

/** Longest time from a keystroke until the browser has it. */
const WRITE_MS = 800;
const TAB_LOCK = 'text-tab:';
const TAB_KEY = 'text-tab';

let tab: string | undefined;

/**
 * Name of this tab. A lock under this name tells the others that it is open; where browsers have no locks (plain
 * HTTP), the tab keeps its name over a reload, and finds its own text again.
 */
function thisTab(): string {
  if (tab) return tab;
  const made = [...crypto.getRandomValues(new Uint32Array(2))].join('-');
  if (navigator.locks) {
    tab = made;
    // Held until the page is gone.
    void navigator.locks.request(TAB_LOCK + tab, () => new Promise(() => undefined));
    return tab;
  }
  try {
    tab = sessionStorage.getItem(TAB_KEY) ?? made;
    sessionStorage.setItem(TAB_KEY, tab);
  } catch {
    tab = made; // storage switched off
  }
  return tab;
}

/** Tells whether the text of a tab may be taken: it is this tab's own, or that tab is closed. */
async function findClosedTabs(): Promise<(of: string) => boolean> {
  const own = thisTab();
  if (!navigator.locks) return (of) => of === own;
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  return (of) => of === own || !open.has(TAB_LOCK + of);
}

const startOf = (kind: TextKind, id: string) => officeKey(`text:${kind}:${id}:`);

/** This tab's copy of one text in the browser's storage, until the server has confirmed it. */
export class DraftBuffer<K extends TextKind> {
  private readonly name: string;
  private waiting: BufferedText<K> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** False while the storage is full or switched off: the text is in the form alone. */
  isStored = true;

  constructor(kind: K, id: string) {
    this.name = startOf(kind, id) + thisTab();
  }

  /** The browser stores it within a second. */
  put(text: BufferedText<K>): void {
    this.waiting = text;
    this.timer ??= setTimeout(() => this.write(), WRITE_MS);
  }

  /** Stores at once what waits. */
  write(): void {
    this.cancel();
    if (this.waiting) this.isStored = saveDraft(this.name, this.waiting);
    this.waiting = null;
  }

  /** Drops these fields, which the server has. Others that were typed since stay. */
  confirm(fields: TextFields<K>): void {
    // The stored copy is older than the waiting one.
    if (this.waiting && isSame(this.waiting.fields, fields)) {
      this.clear();
      return;
    }
    if (!this.waiting) this.cancel();
    const stored = readDraft(this.name) as BufferedText<K> | null;
    if (stored && isSame(stored.fields, fields)) dropDraft(this.name);
  }

  clear(): void {
    this.cancel();
    this.waiting = null;
    dropDraft(this.name);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/**
 * The text of this tab; without one, the newest of this account and record whose tab is closed: from then on it is this
 * tab's own.
 */
export async function adoptText<K extends TextKind>(kind: K, id: string): Promise<BufferedText<K> | null> {
  const start = startOf(kind, id);
  const isClosed = await findClosedTabs();
  const own = start + thisTab();
  const [newest] = namesOf((name) => name.startsWith(start) && isClosed(name.slice(start.length))).sort(
    (one, other) => Number(other === own) - Number(one === own) || draftSavedAt(other) - draftSavedAt(one),
  );
  const text = newest ? (readDraft(newest) as BufferedText<K> | null) : null;
  if (!newest || typeof text?.fields !== 'object' || text.fields === null) return null;
  if (newest !== own) {
    dropDraft(newest);
    if (!saveDraft(own, text)) saveDraft(newest, text);
  }
  return text;
}

/** Leaves a text for the editor of that record, which is opened next in this tab. Answers why it could not, if so. */
export function leaveText<K extends TextKind>(kind: K, id: string, text: BufferedText<K>): 'full' | 'other' | null {
  const own = startOf(kind, id) + thisTab();
  const unsent = readDraft(own) as BufferedText<K> | null;
  if (unsent && !isSame(unsent.fields, text.fields)) return 'other';
  return saveDraft(own, text) ? null : 'full';
}
