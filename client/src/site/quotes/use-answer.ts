import type { DeclineReason } from '@contract/decline-reasons';
import { resultId } from '@contract/page-forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { email as checkEmail } from '@/site/forms/checks';
import { useDraftedValues } from '@/site/forms/use-drafted-values';
import { usePosted } from '@/site/forms/use-posted';
import type { StepProps } from './step';
import type { Decision } from './use-decision';

type AnswerField = 'email' | 'reason' | 'text';

/** Manages the form in which the client accepts or declines. Typed text survives a closed tab, Back and a refusal. */
export function useAnswer(decision: Decision, { request, quote, deciding, seen, sender }: StepProps) {
  const form = useRef<HTMLFormElement>(null);
  const { refused } = usePosted(decision);
  const [isTouched, setIsTouched] = useState(false);
  const [slip, setSlip] = useState('');
  const name = `answer-${request.requestId}`;
  const prefill = sender ? { email: sender.email } : {};
  const { email = '', reason = '', text = '' } = refused?.values ?? {};
  const initial = { email, reason, text };
  const drafted = useDraftedValues({ name, initial, prefill, form, posted: refused && 'refused' });
  const refusal = isTouched ? undefined : refused;
  const refusedAt = (field: string) => refusal?.errors.find((error) => error.field === field)?.message;
  const error = slip || deciding.error || refusedAt('email');

  useEffect(() => {
    if (slip || deciding.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [slip, deciding.error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = drafted.current();
    const wrong = checkEmail(typed.email) ?? '';
    setSlip(wrong);
    setIsTouched(true);
    if (wrong) return;
    const why = {
      reason: (typed.reason || undefined) as DeclineReason | undefined,
      text: typed.text.trim() || undefined,
    };
    const outcome = await deciding.decide(decision, typed.email.trim(), decision === 'decline' ? why : undefined);
    if (outcome === 'counted') drafted.reset();
  };

  return {
    /** Attributes of the `form` element. With and without script, the form sends the revision that is on screen. */
    form: {
      ref: form,
      name,
      method: 'post',
      action: `?do=${decision}#${resultId(decision)}`,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    /** Result of a post without script. Left out if the terms have changed, for which `TwoPrices` is shown. */
    posted: {
      id: resultId(decision),
      refused: refusal?.status === 409 && decision === 'accept' && seen ? undefined : refusal,
      toFieldId: (field: string) => `${name}-${field}`,
    },
    revision: quote.revision,
    isBusy: deciding.busy !== null,
    notice: deciding.notice,
    field: (field: AnswerField) => ({
      id: `${name}-${field}`,
      name: field,
      value: drafted.values[field],
      error: field === 'email' ? error : refusedAt(field),
      isReadOnly: deciding.busy !== null,
      onChange: (value: string) => {
        drafted.change(field, value);
        setSlip('');
        setIsTouched(true);
        deciding.clearError();
      },
    }),
  } as const;
}
