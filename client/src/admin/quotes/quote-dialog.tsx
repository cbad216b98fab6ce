import { type ProjectRequest, QUOTE_STATUS_LABELS, type Quote, type QuoteStatus } from '@contract/project';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import { CURRENCY_NAMES, type Currency } from '@contract/terms';
import { useEffect } from 'react';
import { quotes } from '@/api/office';
import { useRemoteOf } from '@/stores/server-store';
import { isSessionEnd, useToast } from '../shared/feedback/use-toast';
import type { RecordField } from '../shared/forms/edit-conflict';
import { RecordDialog } from '../shared/forms/record-dialog';
import { BLANK_QUOTE, formatTypedPrice, type QuoteForm, toQuoteForm, toQuoteInput } from './quote-form';
import { priceLabel, QuoteInputs } from './quote-inputs';
import { useQuoteSettings } from './quote-settings';
import { adoptQuote, NEVER, useQuoteOf } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { useRequestWords } from './request-words';
import { isAnswered, isEnd } from './status-effect';

interface QuoteDialogProps {
  open: boolean;
  request: ProjectRequest | null;
  onClose: () => void;
}

const nameOf = (currency: Currency | undefined): string => (currency ? CURRENCY_NAMES[currency] : '');

const fieldsIn = (currency: Currency | undefined, team: string): readonly RecordField<QuoteForm>[] => [
  {
    name: 'price',
    label: priceLabel(currency),
    format: (price: string) => (currency ? formatTypedPrice(price, currency) : price),
  },
  { name: 'currency', label: 'Currency', format: (changed: Currency | '') => nameOf(changed || currency) },
  { name: 'timeEstimate', label: 'Time Estimate (weeks)' },
  { name: 'teamSize', label: team },
  { name: 'notes', label: 'Notes' },
  { name: 'status', label: 'Status', format: (status: QuoteStatus) => QUOTE_STATUS_LABELS[status] },
];

/** Creates or edits the one quote of a request. The store knows by now whether there is one. */
export function QuoteDialog({ open, request, onClose }: QuoteDialogProps) {
  const { known, quote } = useQuoteOf(request?._id);
  /** It takes its first quote once it is open again; the server refuses it before. */
  const isClosed = known.status === 'ready' && !quote && !!request && isEnd(request.status);
  /** Then the price follows from them, and is written on the request's page. */
  const hasLines = !!quote && quote.lines.length > 0;
  const settings = useRemoteOf(useQuoteSettings);
  // Where the settings cannot be read, the server knows them still.
  const begun = settings.status === 'ready' ? settings.value : undefined;
  const currency = quote?.currency ?? begun?.currency;
  const fields = fieldsIn(currency, useRequestWords().teamLabel('Team Size'));
  const blank = begun ? { ...BLANK_QUOTE, teamSize: begun.quoteTeamSize } : BLANK_QUOTE;
  useEffect(() => {
    if (open) void useQuoteSettings.getState().load();
  }, [open]);
  const toast = useToast();

  const save = async (form: QuoteForm, updatedAt = NEVER): Promise<Quote> => {
    const typed = { ...form, currency: form.currency || currency || ('' as const) };
    const saved = await quotes.save({ ...toQuoteInput(typed, request!._id), updatedAt });
    if (!form.isMailed) {
      toast.success(QUOTE_ADMIN_TEXTS.saved);
      return saved;
    }
    try {
      const sent = await quotes.send({ quoteId: saved._id });
      toast.success(sent.msg);
      return sent.quote;
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(QUOTE_ADMIN_TEXTS.saveAndSendFailed, QUOTE_ADMIN_TEXTS.savedUnsent);
      return saved;
    }
  };

  return (
    <RecordDialog<QuoteForm, Quote>
      open={open}
      title={quote ? 'Edit Quote' : 'Create Quote'}
      record={quote}
      toForm={toQuoteForm}
      blank={blank}
      draftName={request ? `quote:${request._id}` : undefined}
      fields={hasLines ? fields.filter(({ name }) => name !== 'price') : fields}
      save={save}
      onStored={adoptQuote}
      onClose={onClose}
      saveText="Save Quote"
      isSaveDisabled={() => isClosed}
      focusField={isAnswered(quote) ? 'status' : hasLines ? 'timeEstimate' : 'price'}
      texts={{ failed: QUOTE_ADMIN_TEXTS.saveFailed }}
    >
      {request && (
        <>
          <p>
            For {request.name}: {request.serviceId?.title || 'N/A'}
          </p>
          {isClosed ? (
            <p>{QUOTE_TEXTS.reopenFirst}</p>
          ) : (
            <QuoteInputs request={request} quote={quote} currency={currency} />
          )}
        </>
      )}
    </RecordDialog>
  );
}
