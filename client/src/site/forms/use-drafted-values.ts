import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SentAs } from '@/api/idempotency';
import { dropDraft, readDraft, saveDraft, takeEarlyText } from '@/lib/stored-form';
import { isOpenedAgain } from './use-posted';

interface Draft<Values> {
  values: Partial<Values>;
  /** What the address had filled in when the text was kept. */
  prefill: string;
  sentAs: SentAs | null;
}

export interface DraftedValues<Values> {
  values: Values;
  /** False until the kept text is back in the form; on the server always. */
  isReady: boolean;
  /** What stands in the form now, also between two renderings. */
  current: () => Values;
  change: (field: keyof Values, value: string) => void;
  sentAs: () => SentAs | null;
  storeSentAs: (sentAs: SentAs | null) => void;
  /** Puts these texts into the form, by default those of the beginning, and forgets the draft. */
  reset: (values?: Values) => void;
}

interface DraftSetup<Values> {
  /** Of the draft in the browser's storage; empty where nothing may be kept there. */
  name: string;
  initial: Values;
  /** What the address asks to be filled in. */
  prefill: Partial<Values>;
  form: RefObject<HTMLFormElement | null>;
  /** This document answers the form, as it was posted without script: what it shows is newer than any draft. */
  posted?: 'done' | 'refused';
}

/** Texts of a form that survive a reload, a closed tab and whatever was typed before the script arrived. */
export function useDraftedValues<Values extends Record<string, string>>(
  setup: DraftSetup<Values>,
): DraftedValues<Values> {
  const { name, initial, prefill, form, posted } = setup;
  // Without what the address asks for: the document is the same for all such addresses, and so must the first drawing be.
  const [values, setValues] = useState<Values>(initial);
  const [isReady, setIsReady] = useState(false);
  const now = useRef(values);
  const sentAs = useRef<SentAs | null>(null);
  const asked = JSON.stringify(prefill);

  const put = useCallback((next: Values) => {
    now.current = next;
    setValues(next);
  }, []);

  const keep = useCallback(() => {
    if (!name) return;
    const draft: Draft<Values> = { values: now.current, prefill: asked, sentAs: sentAs.current };
    saveDraft(name, draft);
  }, [name, asked]);

  useEffect(() => {
    const answered = posted && !isOpenedAgain() ? posted : undefined;
    if (answered === 'done') dropDraft(name);
    const draft = toDraft(readDraft(name), now.current);
    sentAs.current = answered ? null : (draft?.sentAs ?? null);
    // a new wish in the address stands above older text; the same wish again, after a reload, does not
    const wish: Partial<Values> = draft?.prefill === asked ? {} : JSON.parse(asked);
    const early = textsOf(takeEarlyText(name), now.current);
    const typed = typedInto(form.current, now.current);
    const shown = now.current;
    if (answered === 'done') put({ ...shown, ...typed });
    // What was posted stands above older text; older text still fills what was left empty.
    else if (answered) put({ ...shown, ...intoEmpty({ ...draft?.values, ...early }, shown), ...typed });
    else put({ ...shown, ...draft?.values, ...early, ...wish, ...typed });
    // only what was typed with the script there is kept already
    const isNew = Object.keys(typed).length > 0 || (answered !== 'done' && Object.keys(early).length > 0);
    if (answered === 'refused' || isNew) keep();
    setIsReady(true);
  }, [name, asked, form, posted, put, keep]);

  return {
    values,
    isReady,
    current: useCallback(() => now.current, []),
    change: useCallback(
      (field, value) => {
        put({ ...now.current, [field]: value });
        keep();
      },
      [put, keep],
    ),
    sentAs: useCallback(() => sentAs.current, []),
    storeSentAs: useCallback(
      (next) => {
        sentAs.current = next;
        keep();
      },
      [keep],
    ),
    reset: (next = initial) => {
      sentAs.current = null;
      put(next);
      dropDraft(name);
    },
  };
}

/** The kept draft as far as it has this form's shape, or null. */
function toDraft<Values extends Record<string, string>>(kept: unknown, known: Values): Draft<Values> | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
  const { values, prefill, sentAs } = kept as { values: unknown; prefill?: unknown; sentAs?: SentAs | null };
  if (typeof values !== 'object' || values === null) return null;
  return {
    values: textsOf(values, known),
    prefill: typeof prefill === 'string' ? prefill : '',
    sentAs: typeof sentAs?.key === 'string' && typeof sentAs.content === 'string' ? sentAs : null,
  };
}

/** The texts for fields in which nothing is shown. */
function intoEmpty<Values extends Record<string, string>>(texts: Partial<Values>, shown: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => shown[field] === '')) as Partial<Values>;
}

/** The texts of fields that this form has. */
function textsOf<Values extends Record<string, string>>(kept: unknown, known: Values): Partial<Values> {
  const texts = Object.entries(kept ?? {}).filter(([field, text]) => field in known && typeof text === 'string');
  return Object.fromEntries(texts) as Partial<Values>;
}

/** What a visitor typed into the served form before React took over. */
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
