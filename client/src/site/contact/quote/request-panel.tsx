import { quotePath, stepOf } from '@contract/quote-page';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuotationSheet } from '@/site/quotes/quotation-sheet';
import { QuoteAnswers, type QuoteAnswersProps } from '@/site/quotes/quote-answers';
import { type AnswerStep, openStepOf } from '@/site/quotes/step';
import { Link } from '@/ui/link';

export type RequestPanelProps = Pick<QuoteAnswersProps, 'request' | 'sender' | 'ask' | 'learn'>;

export function RequestPanel({ request, ...following }: RequestPanelProps) {
  // The URL contains the open step, so that Back leaves only the step and not the request.
  const [search, setSearch] = useSearchParams();
  const requestedStep = stepOf(search);
  const step = openStepOf(request, requestedStep);
  // A step that the quote does not allow leaves the URL. Otherwise it would open with the next quote.
  const isLeft = requestedStep !== undefined && requestedStep !== 'ask' && step === undefined;
  const setStep = useCallback(
    (step: AnswerStep | undefined) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (step) next.set('do', step);
          else next.delete('do');
          return next;
        },
        { replace: !step, preventScrollReset: true },
      ),
    [setSearch],
  );
  useEffect(() => {
    if (isLeft) setStep(undefined);
  }, [isLeft, setStep]);
  const { requestId, quote } = request;
  return (
    <>
      <QuoteAnswers request={request} frame="panel" step={step} onStep={setStep} {...following} />
      {quote && (
        <div className="above-8">
          <QuotationSheet request={request} quote={quote} frame="panel" />
        </div>
      )}
      <p className="above-4 small easy">
        <Link className="semibold" to={quotePath(requestId)}>
          Open your request on its own page
        </Link>{' '}
        to ask a question, or to share or print your request.
      </p>
    </>
  );
}
