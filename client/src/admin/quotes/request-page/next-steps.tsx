import { formatDay } from '@contract/lusaka-day';
import type { ProjectRequestWithThread, Quote } from '@contract/project';
import { openQuestion } from '@contract/thread';
import { Button } from 'antd';
import { useState } from 'react';
import { RequestStatusDialog } from '../request-status-dialog';
import { ClientLink } from './client-link';

interface NextStepsProps {
  request: ProjectRequestWithThread;
  quote: Quote;
  /** Shows the conversation. Called only if the client waits for an answer. */
  onAnswer: () => void;
  /** Opens the dialog for a payment. Called only after staff have marked the quote as accepted. */
  onRecordPayment: () => void;
}

export function NextSteps({ request, quote, onAnswer, onRecordPayment }: NextStepsProps) {
  const [accepting, setAccepting] = useState<'open' | 'to pay'>();
  const { validUntil, status } = quote;
  const isExpired = status === 'expired';
  const isAsked = !!openQuestion(request.thread, [quote.revisions.at(-1)?.sentAt, quote.answeredAt]);
  return (
    <section className="panel pad-4 shrinks" aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      <p className="muted below-3">
        {isAsked && `${request.name} asked a question. `}
        {isExpired ? 'The quote has expired.' : !isAsked && `Waiting for ${request.name} to answer.`}
        {!isExpired && validUntil && ` Valid until ${formatDay(validUntil)}.`}
      </p>
      <div className="row stretch gap-3">
        {isAsked && (
          <Button type="primary" onClick={onAnswer}>
            Answer
          </Button>
        )}
        <Button type={isAsked ? 'default' : 'primary'} onClick={() => setAccepting('open')}>
          Mark as accepted
        </Button>
        <Button onClick={() => setAccepting('to pay')}>Record payment</Button>
      </div>
      <ClientLink request={request} />
      <RequestStatusDialog
        open={accepting !== undefined}
        request={request}
        to="accepted"
        reason={accepting === 'to pay' ? 'A payment needs an accepted quote. Mark it as accepted first.' : undefined}
        onStored={() => accepting === 'to pay' && onRecordPayment()}
        onClose={() => setAccepting(undefined)}
      />
    </section>
  );
}
