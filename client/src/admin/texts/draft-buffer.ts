import type { TextFields, TextKind } from '@contract/texts';
import { draftSavedAt, dropDraft, namesOf, readDraft, saveDraft } from '@/lib/stored-form';
import { officeKey } from '@/stores/office-key';
import { isSame } from '../shared/forms/is-same';

/** Text that was typed and that the server has not confirmed. */
export interface BufferedText<K extends TextKind> {
  fields: TextFields<K>;
  /** Version of the draft, and text version of the record, that it was typed on: see `DraftInput`. */
  version: number;
  basedOn: number;
  /** Text of a call without an answer: the server may have it. */
  sent?: TextFields<K>;
  /** Key under which the record of a new post is created once. */
  createKey?: string;
}

/** Id of a post without a record. */
export const NEW = 'new';

/** Longest time from a keystroke until the browser has it. */
const WRITE_MS = 800;
const TAB_LOCK = 'text-tab:';

let tab: string | undefined;

/** Name of this tab. A lock under this name tells the others that it is open. */
function thisTab(): string {
  if (tab) return tab;
  tab = [...crypto.getRandomValues(new Uint32Array(2))].join('-');
  // Held until the page is gone.
  void navigator.locks?.request(TAB_LOCK + tab, () => new Promise(() => undefined));
  return tab;
}

/** Names of the other open tabs; none where the browser has no locks (plain HTTP). */
async function findOpenTabs(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name).filter((name) => name !== TAB_LOCK + thisTab()));
}

const startOf = (kind: TextKind, id: string) => officeKey(`text:${kind}:${id}:`);

const read = <K extends TextKind>(name: string) => readDraft(name) as BufferedText<K> | null;

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
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting) this.isStored = saveDraft(this.name, this.waiting);
    this.waiting = null;
  }

  /** Drops these fields, which the server has. Others that were typed since stay. */
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
 * The text of this tab; without one, the newest of this account and record whose tab is closed: from then on it is this
 * tab's own.
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

/** Leaves a text for the editor of that record, which is opened next in this tab. False: the browser has no room. */
export function leaveText<K extends TextKind>(kind: K, id: string, text: BufferedText<K>): boolean {
  const own = startOf(kind, id) + thisTab();
  const unsent = read<K>(own);
  return (!unsent || isSame(unsent.fields, text.fields)) && saveDraft(own, text);
}
