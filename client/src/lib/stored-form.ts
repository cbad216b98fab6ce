import { EARLY_TEXT } from '@contract/early-text';

/** Days that unsent text stays in the browser: long enough to come back after a weekend without data. */
export const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;

const PREFIX = 'draft:';
const keyOf = (name: string) => `${PREFIX}${name}`;

/** What was kept under `name`, or null when there is nothing, it is too old, or the browser keeps nothing. The caller checks its shape. */
export function readDraft(name: string): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('savedAt' in stored) || !('content' in stored)) return null;
    if (typeof stored.savedAt !== 'number' || Date.now() - stored.savedAt > DRAFT_DAYS * DAY_MS) {
      dropDraft(name);
      return null;
    }
    return stored.content;
  } catch {
    // storage switched off, or not JSON of ours
    return null;
  }
}

/** When it was kept, in milliseconds since 1970; 0 where there is nothing. */
export function draftSavedAt(name: string): number {
  if (readDraft(name) === null) return 0;
  return (JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as { savedAt: number }).savedAt;
}

/** What was typed into the form `name` in a document whose script had not arrived; once. The caller checks its shape. */
export function takeEarlyText(name: string): unknown {
  try {
    const early: unknown = JSON.parse(sessionStorage.getItem(EARLY_TEXT + name) ?? 'null');
    sessionStorage.removeItem(EARLY_TEXT + name);
    return early;
  } catch {
    // storage switched off, or not JSON of ours
    return null;
  }
}

/** Answers whether it is kept: where the storage is full or switched off, the text stands in the form alone. */
export function saveDraft(name: string, content: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), content }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // nothing was kept either
  }
}

/** Forgets every draft whose name is chosen. */
export function dropDrafts(isChosen: (name: string) => boolean): void {
  for (const name of namesOf(isChosen)) dropDraft(name);
}

/** Whether there is one whose name is chosen, and that is not too old. */
export function hasDraft(isChosen: (name: string) => boolean): boolean {
  return namesOf(isChosen).some((name) => readDraft(name) !== null);
}

/** Those that are chosen, whatever their age. */
export function namesOf(isChosen: (name: string) => boolean): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).filter(isChosen);
  } catch {
    return []; // storage switched off: nothing was kept
  }
}
