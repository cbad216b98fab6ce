import { EARLY_TEXT } from '@contract/early-text';

export const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;

const PREFIX = 'draft:';
const keyOf = (name: string) => `${PREFIX}${name}`;
const storedText = (name: string) => sessionStorage.getItem(keyOf(name)) ?? localStorage.getItem(keyOf(name));

/**
 * Returns the content of this tab's draft, or else of the newest one. Callers must check its type. `null` if missing,
 * too old or unreadable.
 */
export function readDraft(name: string): unknown {
  try {
    const stored: unknown = JSON.parse(storedText(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('savedAt' in stored) || !('content' in stored)) return null;
    if (typeof stored.savedAt !== 'number' || Date.now() - stored.savedAt > DRAFT_DAYS * DAY_MS) {
      dropDraft(name);
      return null;
    }
    return stored.content;
  } catch {
    // Storage is switched off, or the stored text is no JSON.
    return null;
  }
}

/** Returns when the draft was stored, in milliseconds since 1970; 0 if there is none. */
export function draftSavedAt(name: string): number {
  if (readDraft(name) === null) return 0;
  return (JSON.parse(storedText(name) ?? '{}') as { savedAt: number }).savedAt;
}

/** Takes the text that was typed before the script loaded. Callers must check its type. `null` if there is none. */
export function takeEarlyText(name: string): unknown {
  try {
    const early: unknown = JSON.parse(sessionStorage.getItem(EARLY_TEXT + name) ?? 'null');
    sessionStorage.removeItem(EARLY_TEXT + name);
    return early;
  } catch {
    // Storage is switched off, or the stored text is no JSON.
    return null;
  }
}

/** Returns false if storage is full or switched off. */
export function saveDraft(name: string, content: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), content }));
    return true;
  } catch {
    return false;
  }
}

/** Stores a draft for this tab, and for tabs that are opened later. Another tab's newer draft does not replace it. */
export function saveTabDraft(name: string, content: unknown): void {
  try {
    if (saveDraft(name, content)) sessionStorage.setItem(keyOf(name), localStorage.getItem(keyOf(name)) ?? '');
  } catch {}
}

/** Deletes this tab's draft. A newer draft that another tab has stored stays. */
export function dropDraft(name: string): void {
  try {
    if (storedText(name) === localStorage.getItem(keyOf(name))) localStorage.removeItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
  } catch {}
}

/** Deletes drafts of this tab and of others. */
export function dropDrafts(isChosen: (name: string) => boolean): void {
  for (const name of namesOf(isChosen)) {
    sessionStorage.removeItem(keyOf(name));
    localStorage.removeItem(keyOf(name));
  }
}

/** True if a draft with a matching name exists and is not too old. */
export function hasDraft(isChosen: (name: string) => boolean): boolean {
  return namesOf(isChosen).some((name) => readDraft(name) !== null);
}

export function namesOf(isChosen: (name: string) => boolean): string[] {
  try {
    const keys = Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).filter(isChosen);
  } catch {
    return []; // Storage is switched off.
  }
}
