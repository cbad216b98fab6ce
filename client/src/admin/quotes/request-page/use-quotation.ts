import type { FieldError } from '@contract/errors';
import type { Quote, QuoteStatus } from '@contract/project';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { quotes } from '@/api/office';
import { isSessionEnd, useToast } from '../../shared/feedback/use-toast';
import { useEdit } from '../../shared/forms/use-edit';
import { adoptQuote, NEVER } from '../quote-store';
import { QUOTE_ADMIN_TEXTS } from '../quote-texts';
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
  /** Name under which the browser keeps what is typed. */
  draftName?: string;
  /** It is stored; mailing it may have failed all the same. */
  onSaved?: () => void;
  /** The request was deleted, and what was typed has been thrown away. */
  onDiscarded?: () => void;
}

/** Name under which the browser keeps what is typed. */
export const draftNameOf = (requestId: string): string => `quotation:${requestId}`;

/** The quotation of a request while it is written, with what is wrong in it. */
export function useQuotation(
  requestId: string,
  stored: Quote | null,
  blank: QuotationForm,
  { draftName = draftNameOf(requestId), onSaved, onDiscarded }: QuotationOptions = {},
) {
  const [form, setForm] = useState<QuotationForm>();
  /** The same, ahead of what was last drawn. */
  const typed = useRef(form);
  /** Change of the quote by the save; `note`: who accepted or rejected it, and how. */
  const saving = useRef<{ status: QuoteStatus; isMailed: boolean; note?: string }>({
    status: 'draft',
    isMailed: false,
  });
  const toast = useToast();
  const put = (next: QuotationForm) => {
    typed.current = next;
    setForm(next);
  };
  const fill = (next: QuotationForm) => {
    put(next);
    setProblems(amountsElsewhere(next));
  };
  const edit = useEdit<QuotationForm, Quote>({
    name: draftName,
    stored,
    toForm: toQuotationForm,
    blank,
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
    onStored(quote) {
      fill(toQuotationForm(quote));
      adoptQuote(quote);
      void useRequestThreads.getState().reload(requestId);
    },
    onSaved,
    texts: () => ({
      failed: QUOTE_ADMIN_TEXTS.saveFailed,
      ...(!saving.current.isMailed && { success: QUOTE_ADMIN_TEXTS.saved }),
    }),
    port: {
      typed: form,
      read: () => typed.current,
      fill,
      showErrors: (errors) => setProblems(asTyped(errors, edit.read())),
    },
  });
  const [problems, setProblems] = useState<readonly FieldError[]>(() => amountsElsewhere(edit.begin));
  const { base, initial, newer, isChanged, adopt } = edit;
  // What is new of it is shown at once where nobody has typed; else the text stays until both were compared.
  useEffect(() => {
    if (newer && !isChanged) adopt(newer);
  });

  /** Only a sending or a draft gets another last day: the terms of an end are those that the client has. */
  const termsFor = (written: QuotationForm, status: QuoteStatus): ReturnType<typeof toTerms> => {
    const { validUntil, ...terms } = toTerms(written);
    const keepsDay = status !== 'draft' && status !== 'sent' && validUntil === initial.validUntil;
    return keepsDay ? terms : { ...terms, validUntil };
  };
  /** Answers the quote as it is stored, whatever became of the mail. */
  const mail = async (saved: Quote): Promise<Quote> => {
    try {
      const sent = await quotes.send({ quoteId: saved._id });
      toast.success(sent.msg);
      return sent.quote;
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      const words = [why, QUOTE_ADMIN_TEXTS.savedUnsent].filter(Boolean).join(' ');
      if (!isSessionEnd(error)) toast.error(QUOTE_ADMIN_TEXTS.saveAndSendFailed, words);
      return saved;
    }
  };

  return {
    ...edit,
    problems,
    /** Status that the text would get. */
    status: saving.current.status,
    /** Whether what is saved goes out to the client. */
    isMailed: saving.current.isMailed,
    /** For `DeletedConflict`: the request was deleted. */
    deleted: edit.deleted && {
      ...edit.deleted,
      onDiscard() {
        edit.discard();
        readAsDeleted(requestId);
        onDiscarded?.();
      },
    },
    /** @param at the one field that was typed into; left out where all of `part` is another, as after lines were moved. */
    change(part: Partial<QuotationForm>, at?: string) {
      const before = edit.read();
      const next = { ...before, ...part };
      put(next);
      edit.touch();
      // Words at a field were about the text before, those at all lines about all of them.
      // Words at amounts were about their currency.
      const isOld = (field: string) => (at ? field === at || field in part : rootOf(field) in part);
      const elsewhere = amountsElsewhere(next).filter(({ field }) => field !== at);
      const wasElsewhere = amountsElsewhere(before).map(({ field }) => field);
      setProblems((known) => [
        ...known.filter(({ field }) => !isOld(field) && !wasElsewhere.includes(field) && !isAmong(elsewhere, field)),
        ...elsewhere,
      ]);
    },
    /** Says what is wrong with that field, once it is left. */
    check(field: string) {
      const found = quotationProblems(edit.read()).filter((problem) => problem.field === field);
      setProblems((before) => [...before.filter((problem) => problem.field !== field), ...found]);
    },
    /** Says all that is wrong; whether nothing is. */
    isReady(purpose: Purpose): boolean {
      const found = quotationProblems(edit.read(), purpose);
      setProblems(found);
      return found.length === 0;
    },
    save(status: QuoteStatus, isMailed: boolean, note?: string): Promise<void> {
      saving.current = { status, isMailed, note };
      return edit.save();
    },
    /** Shows the newer version beside the text, before anything is saved. */
    compare() {
      saving.current = { status: base?.status ?? 'draft', isMailed: false };
      edit.compare();
    },
  };
}

const isAmong = (problems: readonly FieldError[], at: string): boolean => problems.some(({ field }) => field === at);

/** `lines` of `lines.3.quantity`. */
const rootOf = (field: string): string => field.split('.')[0] ?? field;
