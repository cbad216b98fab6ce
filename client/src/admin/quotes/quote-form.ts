import { NEW_QUOTE, type Quote, type QuoteInput, type QuoteStatus } from '@contract/project';

/** What the fields hold: an emptied number field holds `null`. */
export interface QuoteForm {
  price: number | null;
  timeEstimate: number | null;
  teamSize: string;
  notes: string;
  status: QuoteStatus;
  /** Mails the quote once it is saved. */
  isMailed: boolean;
}

export const BLANK_QUOTE: QuoteForm = { ...NEW_QUOTE, isMailed: false };

export function toQuoteForm({ price, timeEstimate, teamSize, notes, status }: Quote): QuoteForm {
  return { price, timeEstimate, teamSize, notes, status, isMailed: false };
}

/** The fields are checked before: no number is empty here. */
export function toQuoteInput(form: QuoteForm, projectRequestId: string): QuoteInput {
  return {
    projectRequestId,
    price: form.price ?? NEW_QUOTE.price,
    timeEstimate: form.timeEstimate ?? NEW_QUOTE.timeEstimate,
    teamSize: form.teamSize.trim(),
    notes: form.notes.trim(),
    status: form.status,
  };
}
