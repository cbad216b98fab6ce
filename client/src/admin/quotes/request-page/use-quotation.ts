import type { FieldError } from '@contract/errors';
import type { Quote, QuoteStatus } from '@contract/project';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { quotes } from '@/api/quotes.api';
import { isSessionEnd, useToast } from '../../shared/feedback/use-toast';
import { useStatePort } from '../../shared/forms/form-port';
import { useForm } from '../../shared/forms/use-form';
import { adoptQuote, NEVER } from '../quote-store';
import { readAsDeleted, useRequestThreads } from '../request-thread';
import {
  amountsElsewhere,
  asTyped,
  type Purpose,
  type QuotationForm,
  quotationProblems,
  toQuotationForm,
  toTerms,
} from './quotation-form';

export type Quotation = ReturnType<typeof useQuotation>;

interface QuotationOptions {
  draftName?: string;
  /** Called after the quote was stored, even if emailing it failed. */
  onSaved?: () => void;
  onDiscarded?: () => void;
}

export const draftNameOf = (requestId: string): string => `quotation:${requestId}`;

export function useQuotation(
  requestId: string,
  stored: Quote | null,
  blank: QuotationForm,
  { draftName = draftNameOf(requestId), onSaved, onDiscarded }: QuotationOptions = {},
) {
  /** Arguments of the current save. `note` says who accepted or rejected the quote, and how. */
  const saving = useRef<{ status: QuoteStatus; isMailed: boolean; note?: string }>({
    status: 'draft',
    isMailed: false,
  });
  const toast = useToast();
  const port = useStatePort<QuotationForm>();
  const form = useForm<QuotationForm, Quote>(
    { name: draftName, record: stored, toForm: toQuotationForm, blank },
    {
      async save(terms, updatedAt): Promise<Quote> {
        const { status, isMailed, note } = saving.current;
        const saved = await quotes.save({
          ...termsFor(terms, status),
          projectRequestId: requestId,
          status,
          ...(isMailed && { isMailed }),
          ...(note && { note }),
          updatedAt: updatedAt ?? NEVER,
        });
        return isMailed ? mail(saved) : saved;
      },
      onStored(quote, isSaved) {
        adoptQuote(quote);
        void useRequestThreads.getState().reload(requestId);
        if (isSaved) onSaved?.();
      },
      texts: () => ({
        failed: 'Failed to save quote. Please try again.',
        ...(!saving.current.isMailed && { success: 'Quote saved successfully' }),
      }),
    },
    {
      ...port,
      fill(next) {
        port.fill(next);
        setProblems(amountsElsewhere(next));
      },
      showErrors: (errors) => setProblems(asTyped(errors, form.read())),
    },
  );
  const [problems, setProblems] = useState<readonly FieldError[]>(() => amountsElsewhere(form.begin));
  const { initial } = form;

  /**
   * Returns the terms to save. For an accepted, rejected or expired quote, leaves out an unchanged expiry day: the form
   * of an expired quote shows no day, and sending an empty day would change the terms.
   */
  const termsFor = (written: QuotationForm, status: QuoteStatus): ReturnType<typeof toTerms> => {
    const { validUntil, ...terms } = toTerms(written);
    const isDayUnchanged = status !== 'draft' && status !== 'sent' && validUntil === initial.validUntil;
    return isDayUnchanged ? terms : { ...terms, validUntil };
  };
  /** Emails a saved quote. If emailing fails, shows the error and returns the quote as it was saved. */
  const mail = async (saved: Quote): Promise<Quote> => {
    try {
      const sent = await quotes.send({ quoteId: saved._id });
      toast.success(sent.msg);
      return sent.quote;
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      const text = [why, 'The quote is saved, but was not emailed. Open the request to send the email again.']
        .filter(Boolean)
        .join(' ');
      if (!isSessionEnd(error)) toast.error('Failed to save quote and send email.', text);
      return saved;
    }
  };

  return {
    ...form,
    problems,
    status: saving.current.status,
    deleted: form.deleted && {
      ...form.deleted,
      onDiscard() {
        form.discard();
        readAsDeleted(requestId);
        onDiscarded?.();
      },
    },
    /** @param at field into which the user typed; absent if several fields changed, for example when lines moved */
    change(part: Partial<QuotationForm>, at?: string) {
      const before = form.read();
      const next = { ...before, ...part };
      port.fill(next);
      form.touch();
      // The currency may have changed, so the currency signs of all amounts are checked again.
      const isOld = (field: string) => (at ? field === at || field in part : rootOf(field) in part);
      const elsewhere = amountsElsewhere(next).filter(({ field }) => field !== at);
      const wasElsewhere = amountsElsewhere(before).map(({ field }) => field);
      setProblems((known) => [
        ...known.filter(({ field }) => !isOld(field) && !wasElsewhere.includes(field) && !isAmong(elsewhere, field)),
        ...elsewhere,
      ]);
    },
    check(field: string) {
      const found = quotationProblems(form.read()).filter((problem) => problem.field === field);
      setProblems((before) => [...before.filter((problem) => problem.field !== field), ...found]);
    },
    isReady(purpose: Purpose): boolean {
      const found = quotationProblems(form.read(), purpose);
      setProblems(found);
      return found.length === 0;
    },
    save(status: QuoteStatus, isMailed: boolean, note?: string): Promise<void> {
      saving.current = { status, isMailed, note };
      return form.save();
    },
  };
}

const isAmong = (problems: readonly FieldError[], at: string): boolean => problems.some(({ field }) => field === at);

/** Returns the first part of a field's path: `lines` for `lines.3.quantity`. */
const rootOf = (field: string): string => field.split('.')[0] ?? field;
