import { type ProjectRequest, QUOTE_STATUS_LABELS, type Quote, type QuoteStatus } from '@contract/project';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import type { Currency } from '@contract/terms';
import { quotes } from '@/api/office';
import { isSessionEnd, useToast } from '../shared/feedback/use-toast';
import type { RecordField } from '../shared/forms/edit-conflict';
import { RecordDialog } from '../shared/forms/record-dialog';
import { BLANK_QUOTE, formatTypedPrice, type QuoteForm, toQuoteForm, toQuoteInput } from './quote-form';
import { QuoteInputs } from './quote-inputs';
import { adoptQuote, NEVER, useQuoteOf } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { isAnswered, isEnd } from './status-effect';

interface QuoteDialogProps {
  open: boolean;
  request: ProjectRequest | null;
  onClose: () => void;
}

const fieldsIn = (currency: Currency): readonly RecordField<QuoteForm>[] => [
  { name: 'price', label: `Price (${currency})`, format: (price: string) => formatTypedPrice(price, currency) },
  { name: 'timeEstimate', label: 'Time Estimate (weeks)' },
  { name: 'teamSize', label: 'Team Size' },
  { name: 'notes', label: 'Notes' },
  { name: 'status', label: 'Status', format: (status: QuoteStatus) => QUOTE_STATUS_LABELS[status] },
];

/** Creates or edits the one quote of a request. The store knows by now whether there is one. */
export function QuoteDialog({ open, request, onClose }: QuoteDialogProps) {
  const { known, quote } = useQuoteOf(request?._id);
  /** It takes its first quote once it is open again; the server refuses it before. */
  const isClosed = known.status === 'ready' && !quote && !!request && isEnd(request.status);
  const currency = quote?.currency ?? 'USD';
  const toast = useToast();

  const save = async (form: QuoteForm, updatedAt = NEVER): Promise<Quote> => {
    const saved = await quotes.save({ ...toQuoteInput(form, request!._id), currency, updatedAt });
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
      blank={BLANK_QUOTE}
      draftName={request ? `quote:${request._id}` : undefined}
      fields={fieldsIn(currency)}
      save={save}
      onStored={adoptQuote}
      onClose={onClose}
      saveText="Save Quote"
      isSaveDisabled={() => isClosed}
      focusField={isAnswered(quote) ? 'status' : 'price'}
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
