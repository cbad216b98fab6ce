import type { ProjectRequest } from '@contract/project';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import { formatMoney, formatWeeks } from '@contract/terms';
import { ApiError } from '@/api/http';
import { quotes } from '@/api/quotes.api';
import { EmailText } from '@/ui/email-text';
import { QuestionDialog } from '../shared/feedback/question-dialog';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { isGone } from '../shared/forms/conflicting-version';
import { useMailText } from '../shared/text/use-mail-text';
import { adoptQuote, useQuoteOf } from './quote-store';
import { UnprintableNote } from './unprintable-note';

interface SendQuoteDialogProps {
  open: boolean;
  request: ProjectRequest | null;
  onClose: () => void;
}

export function SendQuoteDialog({ open, request, onClose }: SendQuoteDialogProps) {
  const { quote } = useQuoteOf(request?._id);
  const { isRunning: isSending, run } = useRun();
  const toast = useToast();
  const mailText = useMailText();
  const unsent = mailText('', 'The email will not be sent. It will be stored in the outbox.');

  const handleSend = async () => {
    if (!quote) return toast.error('No quote available to send');
    await run(async () => {
      const sent = await quotes.send({ quoteId: quote._id });
      toast.success(sent.msg);
      adoptQuote(sent.quote);
      onClose();
    }, sendFailure);
  };

  return (
    <QuestionDialog
      open={open}
      title="Send Quote Email"
      okText={isSending ? 'Sending...' : 'Send Email'}
      okButtonProps={{ disabled: isSending || quote?.price === 0 }}
      onOk={() => void handleSend()}
      cancelButtonProps={{ disabled: isSending }}
      onCancel={() => isSending || onClose()}
      width="30rem"
    >
      {request && quote && (
        <p>
          The quote of <b>{formatMoney(quote.price, quote.currency)}</b> ({formatWeeks(quote.timeEstimate)}){' '}
          {unsent ? 'is for' : 'will be sent to'} <b>{request.name}</b> at <EmailText email={request.email} />. {unsent}
        </p>
      )}
      {request && quote && <UnprintableNote request={request} terms={quote} />}
      {quote?.price === 0 && <p role="alert">{QUOTE_TEXTS.noPrice}</p>}
      {quote?.status === 'draft' && (
        <p className="above-3">
          This quote is a draft. When you send it, the quote will be set to Sent and the request to Quoted.
        </p>
      )}
    </QuestionDialog>
  );
}

function sendFailure(error: unknown): string {
  if (isGone(error)) return 'Project request information not found';
  const isAnswered = error instanceof ApiError && error.status !== 0;
  return (isAnswered && error.message) || 'Failed to send quote. Please try again.';
}
