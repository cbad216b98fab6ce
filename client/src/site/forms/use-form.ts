import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { keyFor } from '@/lib/idempotency';
import { type Check, type FieldMessages, findMistakes } from './checks';
import { failureText } from './failure-text';
import { useDraftedValues } from './use-drafted-values';
import { type SendState, useSender } from './use-sender';

interface FormSetup<Values extends Record<string, string>, Answer> {
  /** Names the draft in the browser's storage. */
  name: string;
  /** A constant: what an empty form holds. */
  initial: Values;
  /** What the address asks to be filled in. */
  prefill?: Partial<Values>;
  checks: { [Field in keyof Values]?: Check[] };
  /** `values` are trimmed. The same key comes again until the content changes or was sent. */
  send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer, values: Values) => void;
  /** Called after field errors were placed; what was typed stays. */
  onFailed: (error: ApiError) => void;
}

/** What a field part needs to know of its field. */
export interface FormField {
  name: string;
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
  /** Submitting before this would put the fields into the address. */
  isReady: boolean;
  field: (name: keyof Values & string) => FormField;
  submit: (event: FormEvent) => void;
}

/** A visitor's form: keeps what was typed, checks it, sends it once, puts errors at their field and the focus on the first of them. */
export function useForm<Values extends Record<string, string>, Answer>(setup: FormSetup<Values, Answer>): Form<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const drafted = useDraftedValues(setup.name, setup.initial, setup.prefill ?? {}, ref);
  const [mistakes, setMistakes] = useState<FieldMessages<Values>>({});
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState('');

  const refuse = (next: FieldMessages<Values>) => {
    setMistakes(next);
    setRefusals((count) => count + 1);
  };

  const { state, send } = useSender({
    attempt: async () => {
      const values = trimmed(drafted.current());
      const sentAs = keyFor(JSON.stringify(values), drafted.sentAs());
      drafted.keepSentAs(sentAs);
      return { answer: await setup.send(values, sentAs.key), values };
    },
    onSent: ({ answer, values }) => {
      setMistakes({});
      drafted.reset();
      setup.onSent(answer, values);
    },
    onFailed: (error) => {
      const failure = error instanceof ApiError ? error : new ApiError(0, '');
      // the key belongs to other content: the next press gets its own
      if (failure.status === 409) drafted.keepSentAs(null);
      refuse(messagesOf(failure, drafted.current()));
      // A toast would be gone long before the time has come.
      if (failure.status === 429) setRefusal(failureText(failure));
      else setup.onFailed(failure);
    },
    isUnreachable: (error) => error instanceof ApiError && error.status === 0,
  });

  useEffect(() => {
    if (refusals > 0) focusAfterRefusal(ref.current);
  }, [refusals]);

  const isSending = state === 'sending' || state === 'slow';
  return {
    ref,
    name: setup.name,
    values: drafted.values,
    state,
    refusal,
    isSending,
    isReady: drafted.isReady,
    field: (name) => ({
      name,
      value: drafted.values[name] ?? '',
      error: mistakes[name],
      isReadOnly: isSending,
      onChange: (value) => {
        drafted.change(name, value);
        setMistakes(({ [name]: _, ...others }) => others as FieldMessages<Values>);
      },
    }),
    submit: (event) => {
      event.preventDefault();
      setRefusal('');
      const found = findMistakes(drafted.current(), setup.checks);
      if (Object.keys(found).length > 0) refuse(found);
      else void send();
    },
  };
}

function trimmed<Values extends Record<string, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as Values;
}

function messagesOf<Values extends object>(error: ApiError, values: Values): FieldMessages<Values> {
  const ours = error.errors.filter(({ field }) => field in values);
  return Object.fromEntries(ours.map(({ field, message }) => [field, message])) as FieldMessages<Values>;
}

/** To the first wrong field; else back to the button, which lost the focus while it was disabled. */
function focusAfterRefusal(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
