import { defaultsOf, type Field, type Fields, type TextContent } from '@contract/fields';
import { type PageFormName, type RefusedForm, resultId } from '@contract/page-forms';
import { type ComponentProps, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@/api/http';
import { keyFor } from '@/api/idempotency';
import { readOwnDetails } from '@/lib/own-details';
import { noteSettled, noteUnsent } from '@/lib/unsent';
import type { FieldProps } from '@/ui/field';
import { type FieldMessages, findMistakes } from './checks';
import { failureText, LOST } from './failure-text';
import type { FormResultProps } from './form-result';
import { textsOf, useDraftedValues } from './use-drafted-values';
import { type Posted, usePosted } from './use-posted';
import { type SendState, useSender } from './use-sender';

const TYPES: { [Content in TextContent]?: 'email' | 'tel' } = {
  email: 'email',
  'known email': 'email',
  phone: 'tel',
};

export type TextsOf<F extends Fields> = { [Name in keyof F & string]: string };

interface FormContent<F extends Fields> {
  /** Storage key of the draft in the browser, and prefix of the fields' ids. */
  name: string;
  /** Name of the form in `?do=`, if it is posted without a script. */
  form: PageFormName;
  /** False if no draft may be stored on the device. */
  isDrafted?: boolean;
  fields: F;
  /** Initial values before the form is first sent. Values of a draft replace them. */
  begin?: Partial<TextsOf<F>>;
  /** Values from the URL. They replace values of a draft. */
  prefill?: Partial<TextsOf<F>>;
}

interface FormSending<F extends Fields, Answer> {
  /** Sends the trimmed values. The key stays until the content changes or the server has accepted the form. */
  send: (values: TextsOf<F>, idempotencyKey: string) => Promise<Answer>;
  /** Text to show after the server has accepted the form. */
  success?: string;
  /** Called after sending. May return a text to show instead of `success`. */
  onSent?: (answer: Answer, values: TextsOf<F>) => string | undefined | Promise<void> | void;
  /** Returns a text to show beside the button. It is not shown if a field has an error. */
  onFailed: (error: ApiError) => string | undefined;
}

export type FormField = FieldProps & { type?: 'email' | 'tel'; maxLength: number };

export interface Form<Values> {
  /** The attribute `name` is the storage key for text that the visitor types before the script runs. */
  attributes: ComponentProps<'form'>;
  values: Values;
  /** Result of a post without a script. Empty after the form is sent again. */
  posted: Posted;
  result: FormResultProps;
  state: SendState;
  /** Text beside the button about the last failure, for example when to retry. Empty after the form is sent again. */
  refusal: string;
  isSending: boolean;
  isReady: boolean;
  isDrafted: boolean;
  field: (name: keyof Values & string) => FormField;
}

/** Form for visitors. Stores a draft, checks and sends the values, and shows errors at their fields. */
export function useVisitorForm<F extends Fields, Answer>(
  content: FormContent<F>,
  sending: FormSending<F, Answer>,
): Form<TextsOf<F>> {
  type Values = TextsOf<F>;
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const { name, form, fields, isDrafted = true } = content;
  const postResult = usePosted(form);
  const { refused } = postResult;
  const empty = defaultsOf(fields) as Values;
  const blank = { ...empty, ...content.begin, ...textsOf(refused?.values, empty) };
  const draftName = isDrafted ? name : '';
  const drafted = useDraftedValues<Values>({
    name: draftName,
    initial: blank,
    prefill: content.prefill ?? {},
    form: ref,
    posted: refused ? 'refused' : postResult.isDone ? 'done' : undefined,
  });
  const { isReady, fill } = drafted;
  useEffect(() => {
    if (isReady) void readOwnDetails().then((own) => own && fill({ ...own }));
  }, [isReady, fill]);
  const [mistakes, setMistakes] = useState<FieldMessages<Values>>(() => messagesOf(refused, blank));
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [isSentAgain, setIsSentAgain] = useState(false);
  const [sent, setSent] = useState('');
  const toFieldId = (field: string) => `${name}-${field}`;

  const refuse = (next: FieldMessages<Values>) => {
    setMistakes(next);
    setRefusals((count) => count + 1);
  };

  const keepUnsent = useCallback(() => {
    if (draftName) noteUnsent(draftName, `${pathname}${search}#${ref.current?.id ?? ''}`);
  }, [draftName, pathname, search]);

  const { state, send } = useSender({
    attempt: async () => {
      const values = trimmed(drafted.current());
      const sentAs = keyFor(JSON.stringify(values), drafted.sentAs());
      drafted.storeSentAs(sentAs);
      return { answer: await sending.send(values, sentAs.key), values };
    },
    onSent: ({ answer, values }) => {
      setMistakes({});
      drafted.reset(empty);
      noteSettled(name);
      const text = sending.onSent?.(answer, values);
      setSent((typeof text === 'string' && text) || sending.success || '');
    },
    onFailed: (error) => {
      const failure = error instanceof ApiError ? error : new ApiError(0, '');
      // A 409 means that the server knows the idempotency key from other content. The next send gets a new key.
      if (failure.status === 409) drafted.storeSentAs(null);
      if (isUnreachable(failure)) keepUnsent();
      refuse(messagesOf(failure, drafted.current()));
      const isAtField = failure.errors.some(({ field }) => field in fields);
      // Shows the text beside the button. A toast would disappear before the visitor may try again.
      const text = failure.status === 429 ? failureText(failure) : sending.onFailed(failure);
      if (!isAtField) setRefusal(text ?? (isUnreachable(failure) ? LOST : ''));
    },
    isUnreachable,
  });

  useEffect(() => {
    if (state === 'waiting') keepUnsent();
  }, [state, keepUnsent]);

  useEffect(() => {
    if (refusals > 0) focusAfterRefusal(ref.current);
  }, [refusals]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Until `isReady`, and while `posting`, the browser posts the form. A call too could store a second record.
    if (!drafted.isReady || 'posting' in event.currentTarget.dataset) return;
    event.preventDefault();
    setRefusal('');
    setIsSentAgain(true);
    setSent('');
    const found = findMistakes(drafted.current(), fields);
    if (Object.keys(found).length > 0) refuse(found);
    else void send();
  };

  const posted = isSentAgain ? { isDone: false } : postResult;
  const isSending = state === 'sending' || state === 'slow';
  return {
    attributes: {
      ref,
      id: `${name}-form`,
      name: draftName || undefined,
      method: 'post',
      action: `?do=${form}#${resultId(form)}`,
      noValidate: true,
      onSubmit: handleSubmit,
    },
    values: drafted.values,
    posted,
    result: {
      id: resultId(form),
      toFieldId,
      refused: posted.refused,
      text: sent || (posted.isDone && sending.success) || '',
    },
    state,
    refusal,
    isSending,
    isReady: drafted.isReady,
    isDrafted,
    field: (name) => ({
      id: toFieldId(name),
      name,
      ...inputHintsOf(fields[name]),
      value: drafted.values[name] ?? '',
      error: mistakes[name],
      isReadOnly: isSending,
      onChange: (value) => {
        drafted.change(name, value);
        if (JSON.stringify(trimmed(drafted.current())) === JSON.stringify(empty)) noteSettled(name);
        setMistakes(({ [name]: _, ...others }) => others as FieldMessages<Values>);
      },
    }),
  };
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

function inputHintsOf(field: Field | undefined) {
  const { label = '', hint } = field ?? {};
  if (field?.kind !== 'text') return { label, hint, maxLength: 0, isOptional: false };
  return { label, hint, type: field.holds && TYPES[field.holds], maxLength: field.max, isOptional: !field.isRequired };
}

function trimmed<Values extends Record<string, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as Values;
}

function messagesOf<Values extends object>(
  refusal: Pick<RefusedForm, 'errors'> | undefined,
  values: Values,
): FieldMessages<Values> {
  const errors = (refusal?.errors ?? []).filter(({ field }) => field in values);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message])) as FieldMessages<Values>;
}

/** Focuses the first invalid field, else the button, which lost the focus while it was disabled. */
function focusAfterRefusal(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
