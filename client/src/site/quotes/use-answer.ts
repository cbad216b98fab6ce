import type { DeclineReason } from '@contract/decline-reasons';
import { resultId } from '@contract/page-forms';
import { CLIENT_TPIN } from '@contract/project';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { email as checkEmail } from '@/site/forms/checks';
import { useDraftedValues } from '@/site/forms/use-drafted-values';
import { usePosted } from '@/site/forms/use-posted';
import type { StepProps } from './step';
import type { Decision } from './use-decision';

type AnswerField = 'email' | 'tpin' | 'reason' | 'text';

/** Form in which the client accepts or declines. Its text survives a closed tab, Back and a refused answer. */
export function useAnswer(decision: Decision, { request, quote, deciding, seen, sender }: StepProps) {
  const form = useRef<HTMLFormElement>(null);
  const { refused } = usePosted(decision);
  const [isTouched, setIsTouched] = useState(false);
  const [slip, setSlip] = useState<{ email?: string; tpin?: string }>({});
  const name = `answer-${request.requestId}`;
  const prefill = sender ? { email: sender.email } : {};
  const { email = '', tpin = request.tpin, reason = '', text = '' } = refused?.values ?? {};
  const initial = { email, tpin, reason, text };
  const drafted = useDraftedValues({ name, initial, prefill, form, posted: refused && 'refused' });
  const refusal = isTouched ? undefined : refused;
  const refusedAt = (field: string) => refusal?.errors.find((error) => error.field === field)?.message;
  const errors: Partial<Record<AnswerField, string>> = { ...slip, email: slip.email || deciding.error };

  useEffect(() => {
    if (slip.email || slip.tpin || deciding.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [slip, deciding.error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = drafted.current();
    const own = { tpin: typed.tpin.trim() };
    const wrong = {
      email: checkEmail(typed.email) ?? '',
      tpin: own.tpin && CLIENT_TPIN.check?.(own.tpin) ? CLIENT_TPIN.mistake : '',
    };
    setSlip(wrong);
    setIsTouched(true);
    if (wrong.email || wrong.tpin) return;
    const why = {
      reason: (typed.reason || undefined) as DeclineReason | undefined,
      text: typed.text.trim() || undefined,
    };
    const outcome = await deciding.decide(
      decision,
      typed.email.trim(),
      decision === 'decline' ? why : own.tpin === request.tpin ? undefined : own,
    );
    if (outcome === 'counted') drafted.reset();
  };

  return {
    /** Attributes of the `form` element. With or without a script, the form sends the revision that is on screen. */
    form: {
      ref: form,
      name,
      method: 'post',
      action: `?do=${decision}#${resultId(decision)}`,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    /** Result of a post without a script. It is empty if `TwoPrices` shows changed terms. */
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
      error: errors[field] || refusedAt(field),
      isReadOnly: deciding.busy !== null,
      onChange: (value: string) => {
        drafted.change(field, value);
        setSlip({});
        setIsTouched(true);
        deciding.clearError();
      },
    }),
  } as const;
}
