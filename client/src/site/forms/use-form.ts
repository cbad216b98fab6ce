import { defaultsOf, type Field, type Fields, type TextContent } from '@contract/fields';
import type { RefusedForm } from '@contract/page-forms';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/api/http';
import { keyFor } from '@/api/idempotency';
import { takeEarlyPress } from '@/lib/draft';
import { noteSettled, noteUnsent } from '@/lib/unsent';
import { type FieldMessages, findMistakes } from './checks';
import { failureText } from './failure-text';
import { useDraftedValues } from './use-drafted-values';
import { type SendState, useSender } from './use-sender';

/** Which keyboard a phone shows. */
const TYPES: { [Content in TextContent]?: 'email' | 'tel' } = { email: 'email', phone: 'tel' };

/** What is typed into fields. */
export type TextsOf<F extends Fields> = { [Name in keyof F & string]: string };

interface FormSetup<F extends Fields, Answer> {
  /** Names the draft in the browser's storage. */
  name: string;
  /** Texts and choices. */
  fields: F;
  /** The same form as it was sent without script, where this document answers it. */
  refused?: RefusedForm;
  /** Stands in the fields until they are sent for the first time. */
  begin?: Partial<TextsOf<F>>;
  /** What the address asks to be filled in. */
  prefill?: Partial<TextsOf<F>>;
  /** `values` are trimmed. The same key comes again until the content changes or was sent. */
  send: (values: TextsOf<F>, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer, values: TextsOf<F>) => void;
  /** Called after field errors were placed; what was typed stays. */
  onFailed: (error: ApiError) => void;
}

/** What a field part needs to know of its field. */
export interface FormField {
  name: string;
  label: string;
  hint?: string;
  type?: 'email' | 'tel';
  /** Characters. */
  maxLength: number;
  isOptional: boolean;
  value: string;
  error?: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export interface Form<Values> {
  ref: RefObject<HTMLFormElement | null>;
  /** Stands in the document, so that text is kept before the script is there. */
  name: string;
  values: Values;
  state: SendState;
  /** Stands at the button until the next press: when to come back. */
  refusal: string;
  isSending: boolean;
  /** False until the kept text is back in the form. */
  isReady: boolean;
  field: (name: keyof Values & string) => FormField;
  submit: (event: FormEvent) => void;
}

/** A visitor's form: keeps what was typed, checks it, sends it once, puts errors at their field and the focus on the first of them. */
export function useForm<F extends Fields, Answer>(setup: FormSetup<F, Answer>): Form<TextsOf<F>> {
  type Values = TextsOf<F>;
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const { name, refused } = setup;
  const empty = defaultsOf(setup.fields) as Values;
  const blank = { ...empty, ...setup.begin, ...refused?.values };
  const drafted = useDraftedValues<Values>(name, blank, setup.prefill ?? {}, ref);
  const [mistakes, setMistakes] = useState<FieldMessages<Values>>(() => messagesOf(refused, blank));
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState(refused && refused.errors.length === 0 ? refused.message : '');

  const refuse = (next: FieldMessages<Values>) => {
    setMistakes(next);
    setRefusals((count) => count + 1);
  };

  const keepUnsent = useCallback(
    () => noteUnsent(name, `${pathname}${search}#${ref.current?.id ?? ''}`),
    [name, pathname, search],
  );

  const { state, send } = useSender({
    attempt: async () => {
      const values = trimmed(drafted.current());
      const sentAs = keyFor(JSON.stringify(values), drafted.sentAs());
      drafted.keepSentAs(sentAs);
      return { answer: await setup.send(values, sentAs.key), values };
    },
    onSent: ({ answer, values }) => {
      setMistakes({});
      drafted.reset(empty);
      noteSettled(name);
      setup.onSent(answer, values);
    },
    onFailed: (error) => {
      const failure = error instanceof ApiError ? error : new ApiError(0, '');
      // the key belongs to other content: the next press gets its own
      if (failure.status === 409) drafted.keepSentAs(null);
      if (isUnreachable(failure)) keepUnsent();
      refuse(messagesOf(failure, drafted.current()));
      // A toast would be gone long before the time has come.
      if (failure.status === 429) setRefusal(failureText(failure));
      else setup.onFailed(failure);
    },
    isUnreachable,
  });

  useEffect(() => {
    if (state === 'waiting') keepUnsent();
  }, [state, keepUnsent]);

  useEffect(() => {
    if (refusals > 0) focusAfterRefusal(ref.current);
  }, [refusals]);

  const submit = () => {
    setRefusal('');
    const found = findMistakes(drafted.current(), setup.fields);
    if (Object.keys(found).length > 0) refuse(found);
    else void send();
  };
  const { isReady } = drafted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once, as soon as the kept text is back
  useEffect(() => {
    if (!isReady) return;
    delete ref.current?.dataset.pressed;
    if (takeEarlyPress(name)) submit();
  }, [isReady]);

  const isSending = state === 'sending' || state === 'slow';
  return {
    ref,
    name,
    values: drafted.values,
    state,
    refusal,
    isSending,
    isReady,
    field: (name) => ({
      name,
      ...shownOf(setup.fields[name]),
      value: drafted.values[name] ?? '',
      error: mistakes[name],
      isReadOnly: isSending,
      onChange: (value) => {
        drafted.change(name, value);
        if (JSON.stringify(trimmed(drafted.current())) === JSON.stringify(empty)) noteSettled(name);
        setMistakes(({ [name]: _, ...others }) => others as FieldMessages<Values>);
      },
    }),
    submit: (event) => {
      // the script that notes early presses sees it next
      if (!isReady) return;
      event.preventDefault();
      submit();
    },
  };
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** What a visitor sees of a field beside its text. */
function shownOf(field: Field) {
  const { label, hint } = field;
  if (field.kind !== 'text') return { label, hint, maxLength: 0, isOptional: false };
  return { label, hint, type: field.holds && TYPES[field.holds], maxLength: field.max, isOptional: !field.isRequired };
}

function trimmed<Values extends Record<string, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as Values;
}

function messagesOf<Values extends object>(
  refusal: Pick<RefusedForm, 'errors'> | undefined,
  values: Values,
): FieldMessages<Values> {
  const ours = (refusal?.errors ?? []).filter(({ field }) => field in values);
  return Object.fromEntries(ours.map(({ field, message }) => [field, message])) as FieldMessages<Values>;
}

/** To the first wrong field; else back to the button, which lost the focus while it was disabled. */
function focusAfterRefusal(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
