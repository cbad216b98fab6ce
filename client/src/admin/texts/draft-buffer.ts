import type { TextFields, TextKind } from '@contract/texts';
import { draftSavedAt, dropDraft, namesOf, readDraft, saveDraft } from '@/lib/stored-form';
import { adminKey } from '@/stores/admin-key';
import { isSame } from '../shared/forms/is-same';

export interface BufferedText<K extends TextKind> {
  fields: TextFields<K>;
  /** Version of the draft that the user began to edit. `basedOn` is the version of the published text at this time. */
  version: number;
  basedOn: number;
  /** Text that this tab has sent, but the server has not answered yet. The server may have stored the text. */
  sent?: TextFields<K>;
  createKey?: string;
}

export const NEW = 'new';

/** Maximum delay in ms before a change is stored in the browser. */
const WRITE_MS = 800;
const TAB_LOCK = 'text-tab:';

let tab: string | undefined;

/**
 * Returns the name of this tab. The tab requests a browser lock with this name and never releases it, so that other
 * tabs know that it is open.
 */
function thisTab(): string {
  if (tab) return tab;
  tab = [...crypto.getRandomValues(new Uint32Array(2))].join('-');
  void navigator.locks?.request(TAB_LOCK + tab, () => new Promise(() => undefined));
  return tab;
}

/** Returns the lock names of other open tabs. Over plain HTTP, browsers have no locks, so the set is empty. */
async function findOpenTabs(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name).filter((name) => name !== TAB_LOCK + thisTab()));
}

const startOf = (kind: TextKind, id: string) => adminKey(`text:${kind}:${id}:`);

const read = <K extends TextKind>(name: string) => readDraft(name) as BufferedText<K> | null;

/** Copy of the typed text in local storage. It is deleted when the server has confirmed the text. */
export class DraftBuffer<K extends TextKind> {
  private readonly name: string;
  private waiting: BufferedText<K> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** False if storage is full or disabled. */
  isStored = true;

  constructor(kind: K, id: string) {
    this.name = startOf(kind, id) + thisTab();
  }

  put(text: BufferedText<K>): void {
    this.waiting = text;
    this.timer ??= setTimeout(() => this.write(), WRITE_MS);
  }

  write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting) this.isStored = saveDraft(this.name, this.waiting);
    this.waiting = null;
  }

  /** Call it when the server has confirmed `fields`. Deletes the text in local storage, unless it has newer changes. */
  confirm(fields: TextFields<K>): void {
    if (this.waiting && isSame(this.waiting.fields, fields)) this.clear();
    else if (isSame(read(this.name)?.fields, fields)) dropDraft(this.name);
  }

  clear(): void {
    this.waiting = null;
    this.write();
    dropDraft(this.name);
  }
}

/**
 * Returns the text that this tab stored. Otherwise returns the newest text of a tab that was closed, and stores it for
 * this tab.
 */
export async function adoptText<K extends TextKind>(kind: K, id: string): Promise<BufferedText<K> | null> {
  const start = startOf(kind, id);
  const open = await findOpenTabs();
  const own = start + thisTab();
  const [newest] = namesOf((name) => name.startsWith(start) && !open.has(TAB_LOCK + name.slice(start.length))).sort(
    (one, other) => Number(other === own) - Number(one === own) || draftSavedAt(other) - draftSavedAt(one),
  );
  const text = newest ? read<K>(newest) : null;
  if (!newest || typeof text?.fields !== 'object' || text.fields === null) return null;
  if (newest !== own) {
    dropDraft(newest);
    if (!saveDraft(own, text)) saveDraft(newest, text);
  }
  return text;
}

/**
 * Stores text for the editor that opens next in this tab. Returns false if storage is full or already contains another
 * text that was not sent.
 */
export function leaveText<K extends TextKind>(kind: K, id: string, text: BufferedText<K>): boolean {
  const own = startOf(kind, id) + thisTab();
  const unsent = read<K>(own);
  return (!unsent || isSame(unsent.fields, text.fields)) && saveDraft(own, text);
}
