import type { Deletion, FieldError } from '@contract/errors';
import type { Quote, QuoteStatus } from '@contract/project';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { quotes } from '@/api/office';
import { isSame } from '../../shared/drafts/is-same';
import { useFormDraft } from '../../shared/drafts/use-form-draft';
import { useUnsavedChanges } from '../../shared/drafts/use-unsaved-changes';
import { isSessionEnd, useToast } from '../../shared/feedback/use-toast';
import { sidesOf, type Winner, winnerOf } from '../../shared/forms/edit-winner';
import { deletionOf, storedInstead } from '../../shared/forms/stored-instead';
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

export interface Quotation {
  form: QuotationForm;
  /** The version that the text was begun on; `null` for a new one. */
  base: Quote | null;
  isChanged: boolean;
  isRestored: boolean;
  isSaving: boolean;
  problems: readonly FieldError[];
  /** Whether a newer version is stored than the one that the text was begun on. */
  isOvertaken: boolean;
  /** Another person's version, while it is to be decided which one stays. */
  theirs: { quote: Quote; winner: Winner /** What the text would become. */; status: QuoteStatus } | null;
  /** The request's delete, until it is decided what becomes of the text. */
  deletion: Deletion | null;
  /** @param at the one field that was typed into; left out where all of `part` is another, as after lines were moved. */
  change(part: Partial<QuotationForm>, at?: string): void;
  /** Says what is wrong with that field, once it is left. */
  check(field: string): void;
  /** Says all that is wrong; whether nothing is. */
  isReady(purpose: Purpose): boolean;
  /** @param note who accepted or rejected it, and how */
  save(status: QuoteStatus, isMailed: boolean, note?: string): Promise<void>;
  /** Forgets what was typed, in the browser too. */
  discard(): void;
  startOver(): void;
  /** Shows the newer version beside the text, before anything is saved. */
  compare(): void;
  keepMine(): void;
  takeTheirs(): void;
  /** The request is there again: what was typed is saved on it. */
  saveOnBack(): void;
  /** Throws away what was typed about the deleted request. */
  discardDeleted(): void;
}

interface QuotationOptions {
  /** Name under which the browser keeps what is typed. */
  draftName?: string;
  /** It is stored; mailing it may have failed all the same. */
  onSaved?: () => void;
  /** The request was deleted, and what was typed has been thrown away. */
  onDiscarded?: () => void;
}

/** A save, with what becomes of the quote by it. */
interface Saving {
  status: QuoteStatus;
  isMailed: boolean;
  note?: string;
}

/** Name under which the browser keeps what is typed. */
export const draftNameOf = (requestId: string): string => `quotation:${requestId}`;

/** The quotation of a request while it is written: kept in the browser until it is saved, and never over a colleague's. */
export function useQuotation(
  requestId: string,
  stored: Quote | null,
  blank: QuotationForm,
  { draftName = draftNameOf(requestId), onSaved, onDiscarded }: QuotationOptions = {},
): Quotation {
  const [base, setBase] = useState(stored);
  const initial = base ? toQuotationForm(base) : blank;
  const typed = useRef<QuotationForm>(initial);
  const version = base?.updatedAt ?? null;
  const readFields = () => typed.current;
  const draft = useFormDraft({ name: draftName, initial, version, isOpen: true, readFields });
  const [form, setForm] = useState(draft.begin);
  typed.current = form;
  const [problems, setProblems] = useState<readonly FieldError[]>(() => amountsElsewhere(form));
  const [isSaving, setIsSaving] = useState(false);
  const [theirs, setTheirs] = useState<(NonNullable<Quotation['theirs']> & { retry: () => void }) | null>(null);
  const [deleted, setDeleted] = useState<{ deletion: Deletion; retry: () => void } | null>(null);
  const toast = useToast();
  const isChanged = !isSame(form, initial);
  const markUnsaved = useUnsavedChanges(isChanged);

  const adopt = (quote: Quote, settle = draft.drop) => {
    settle();
    setBase(quote);
    setForm(toQuotationForm(quote));
    setProblems([]);
  };
  const newer = stored && stored.updatedAt > (draft.version ?? '') && !isSaving ? stored : null;
  // What is new of it is shown at once where nobody has typed; else the text stays until both were compared.
  useEffect(() => {
    if (newer && !isChanged) adopt(newer);
  });

  const send = async (about: Saving, updatedAt: string | null): Promise<void> => {
    const { status, isMailed, note } = about;
    if (isSaving) return;
    setIsSaving(true);
    try {
      const input = {
        ...termsFor(status),
        projectRequestId: requestId,
        status,
        ...(isMailed && { isMailed }),
        ...(note && { note }),
      };
      show(await quotes.save({ ...input, updatedAt: updatedAt ?? NEVER }));
      if (!isMailed) toast.success(QUOTE_ADMIN_TEXTS.saved);
    } catch (error) {
      handleFailure(error, status, (current = updatedAt) => void send(about, current));
      setIsSaving(false);
      return;
    }
    if (isMailed) await mail();
    setIsSaving(false);
    onSaved?.();
  };
  /** Only a sending or a draft gets another last day: the terms of an end are those that the client has. */
  const termsFor = (status: QuoteStatus): ReturnType<typeof toTerms> => {
    const { validUntil, ...terms } = toTerms(form);
    const keepsDay = status !== 'draft' && status !== 'sent' && validUntil === initial.validUntil;
    return keepsDay ? terms : { ...terms, validUntil };
  };
  const saved = useRef<Quote>(null);
  const show = (quote: Quote) => {
    saved.current = quote;
    adopt(quote);
    adoptQuote(quote);
    void useRequestThreads.getState().reload(requestId);
  };
  const mail = async () => {
    try {
      const sent = await quotes.send({ quoteId: saved.current!._id });
      show(sent.quote);
      toast.success(sent.msg);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const why = error instanceof ApiError ? error.message : '';
      toast.error(QUOTE_ADMIN_TEXTS.saveAndSendFailed, [why, QUOTE_ADMIN_TEXTS.savedUnsent].filter(Boolean).join(' '));
    }
  };
  const handleFailure = (error: unknown, status: QuoteStatus, again: (updatedAt?: string | null) => void) => {
    const deletion = deletionOf(error);
    if (deletion) return setDeleted({ deletion, retry: () => again() });
    const current = storedInstead<Quote>(error);
    if (current) {
      setTheirs({ quote: current, status, winner: winnerOf(error, current), retry: () => again(current.updatedAt) });
      return;
    }
    if (error instanceof ApiError) setProblems(asTyped(error.errors, form));
    toast.failure(error, QUOTE_ADMIN_TEXTS.saveFailed);
  };

  const startOver = () => {
    draft.drop();
    setForm(initial);
    setProblems([]);
    markUnsaved(false);
  };

  return {
    form,
    base,
    isChanged,
    isRestored: draft.isRestored,
    isSaving,
    problems,
    isOvertaken: newer !== null && isChanged,
    theirs,
    deletion: deleted?.deletion ?? null,
    change(part, at) {
      const before = typed.current;
      typed.current = { ...typed.current, ...part };
      setForm(typed.current);
      draft.touch();
      markUnsaved(!isSame(typed.current, initial));
      // Words at a field were about the text before, those at all lines about all of them.
      // Words at amounts were about their currency.
      const isOld = (field: string) => (at ? field === at || field in part : rootOf(field) in part);
      const elsewhere = amountsElsewhere(typed.current).filter(({ field }) => field !== at);
      const wasElsewhere = amountsElsewhere(before).map(({ field }) => field);
      setProblems((known) => [
        ...known.filter(({ field }) => !isOld(field) && !wasElsewhere.includes(field) && !isAmong(elsewhere, field)),
        ...elsewhere,
      ]);
    },
    check(field) {
      const found = quotationProblems(typed.current).filter((problem) => problem.field === field);
      setProblems((before) => [...before.filter((problem) => problem.field !== field), ...found]);
    },
    isReady(purpose) {
      const found = quotationProblems(form, purpose);
      setProblems(found);
      return found.length === 0;
    },
    save: (status, isMailed, note) => send({ status, isMailed, note }, draft.version),
    discard: draft.drop,
    startOver,
    compare() {
      if (!newer) return;
      setTheirs({
        quote: newer,
        status: base?.status ?? 'draft',
        winner: winnerOf(null, newer),
        retry: () => undefined,
      });
    },
    keepMine() {
      if (!theirs) return;
      draft.settle();
      setBase(theirs.quote);
      setTheirs(null);
      theirs.retry();
    },
    takeTheirs() {
      if (!theirs) return;
      const mine = { fields: typed.current, version: draft.version };
      const letGo = draft.putAside();
      adopt(theirs.quote, () => undefined);
      adoptQuote(theirs.quote);
      setTheirs(null);
      const takeBack = () => {
        draft.takeBack(mine);
        typed.current = mine.fields;
        setForm(mine.fields);
        setProblems(amountsElsewhere(mine.fields));
      };
      toast.undoable(sidesOf(theirs.winner).taken, takeBack, letGo);
    },
    saveOnBack() {
      setDeleted(null);
      deleted?.retry();
    },
    discardDeleted() {
      startOver();
      setDeleted(null);
      readAsDeleted(requestId);
      onDiscarded?.();
    },
  };
}

const isAmong = (problems: readonly FieldError[], at: string): boolean => problems.some(({ field }) => field === at);

/** `lines` of `lines.3.quantity`. */
const rootOf = (field: string): string => field.split('.')[0] ?? field;
