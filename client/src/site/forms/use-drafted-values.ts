import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SentAs } from '@/api/idempotency';
import { dropDraft, readDraft, saveTabDraft, takeEarlyText } from '@/lib/stored-form';
import { isOpenedAgain } from './use-posted';

interface Draft<Values> {
  values: Partial<Values>;
  /** Values from the URL at the time when the draft was stored, as JSON. */
  prefill: string;
  sentAs: SentAs | null;
}

interface DraftSetup<Values> {
  name: string;
  initial: Values;
  prefill: Partial<Values>;
  form: RefObject<HTMLFormElement | null>;
  /** Set after a post without a script. The posted values are newer than the draft. */
  posted?: 'done' | 'refused';
}

/** Stores values as a draft, for a reload or a closed tab. Keeps text typed before the script loaded. */
export function useDraftedValues<Values extends Record<string, string>>(setup: DraftSetup<Values>) {
  const { name, initial, prefill, form, posted } = setup;
  // The server renders one document for every query, so the first render has no values from the URL.
  const [values, setValues] = useState<Values>(initial);
  const [isReady, setIsReady] = useState(false);
  const now = useRef(values);
  const sentAs = useRef<SentAs | null>(null);
  const prefillText = JSON.stringify(prefill);

  const put = useCallback((next: Values) => {
    now.current = next;
    setValues(next);
  }, []);

  const keep = useCallback(() => {
    if (!name) return;
    const draft: Draft<Values> = { values: now.current, prefill: prefillText, sentAs: sentAs.current };
    saveTabDraft(name, draft);
  }, [name, prefillText]);

  useEffect(() => {
    const answered = posted && !isOpenedAgain() ? posted : undefined;
    if (answered === 'done') dropDraft(name);
    const draft = toDraft(readDraft(name), now.current);
    sentAs.current = answered ? null : (draft?.sentAs ?? null);
    // New values in the URL replace those of the draft. If the draft was stored with the same URL, for example before a
    // reload, the draft's values stay.
    const wish: Partial<Values> = draft?.prefill === prefillText ? {} : JSON.parse(prefillText);
    const early = textsOf(takeEarlyText(name), now.current);
    const typed = typedInto(form.current, now.current);
    const shown = now.current;
    if (answered === 'done') put({ ...shown, ...typed });
    // The posted values stay. The draft only fills the empty fields.
    else if (answered) put({ ...shown, ...intoEmpty({ ...draft?.values, ...early }, shown), ...typed });
    else put({ ...shown, ...draft?.values, ...early, ...wish, ...typed });
    // Stores a draft only if some text is not in the stored draft yet.
    const isNew = Object.keys(typed).length > 0 || (answered !== 'done' && Object.keys(early).length > 0);
    if (answered === 'refused' || isNew) keep();
    setIsReady(true);
  }, [name, prefillText, form, posted, put, keep]);

  return {
    values,
    /** True once the values contain the stored draft, if there is one. Always false on the server. */
    isReady,
    current: useCallback(() => now.current, []),
    change: useCallback(
      (field: keyof Values, value: string) => {
        put({ ...now.current, [field]: value });
        keep();
      },
      [put, keep],
    ),
    /** Sets the fields that are empty, without storing a draft. Text that the visitor has typed stays. */
    fill: useCallback(
      (texts: Partial<Record<string, string>>) =>
        put({ ...now.current, ...intoEmpty(textsOf(texts, now.current), now.current) }),
      [put],
    ),
    sentAs: useCallback(() => sentAs.current, []),
    storeSentAs: useCallback(
      (next: SentAs | null) => {
        sentAs.current = next;
        keep();
      },
      [keep],
    ),
    /** Deletes the draft. Sets the values, or the initial values if none are given. */
    reset: (next = initial) => {
      sentAs.current = null;
      put(next);
      dropDraft(name);
    },
  };
}

/** Returns the stored draft with only the form's fields, or `null` if it is malformed. */
function toDraft<Values extends Record<string, string>>(stored: unknown, fields: Values): Draft<Values> | null {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const { values, prefill, sentAs } = stored as { values: unknown; prefill?: unknown; sentAs?: SentAs | null };
  if (typeof values !== 'object' || values === null) return null;
  return {
    values: textsOf(values, fields),
    prefill: typeof prefill === 'string' ? prefill : '',
    sentAs: typeof sentAs?.key === 'string' && typeof sentAs.content === 'string' ? sentAs : null,
  };
}

function intoEmpty<Values extends Record<string, string>>(texts: Partial<Values>, shown: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => shown[field] === '')) as Partial<Values>;
}

/** Returns the texts among `stored` that belong to one of the fields. */
export function textsOf<Values extends Record<string, string>>(stored: unknown, fields: Values): Partial<Values> {
  const texts = Object.entries(stored ?? {}).filter(([field, text]) => field in fields && typeof text === 'string');
  return Object.fromEntries(texts) as Partial<Values>;
}

/** Returns text that the visitor typed into the form before the script ran. */
function typedInto<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  rendered: Values,
): Partial<Values> {
  const typed: Record<string, string> = {};
  for (const field of Object.keys(rendered)) {
    const control = form?.elements.namedItem(field);
    const value = control && 'value' in control ? control.value : '';
    if (value !== '' && value !== rendered[field]) typed[field] = value;
  }
  return typed as Partial<Values>;
}
