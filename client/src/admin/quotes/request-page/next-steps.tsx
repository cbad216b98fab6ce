import { formatDay } from '@contract/lusaka-day';
import type { ProjectRequest, Quote } from '@contract/project';
import { Button } from 'antd';
import { useState } from 'react';
import { RequestStatusDialog } from '../request-status-dialog';
import { ClientLink } from './client-link';

interface NextStepsProps {
  request: ProjectRequest;
  quote: Quote;
  /** Opens the dialog for a payment. Called only after staff have marked the quote as accepted. */
  onRecordPayment: () => void;
}

export function NextSteps({ request, quote, onRecordPayment }: NextStepsProps) {
  const [accepting, setAccepting] = useState<'open' | 'to pay'>();
  const { validUntil, status } = quote;
  const isExpired = status === 'expired';
  return (
    <section className="panel pad-4 shrinks" aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      <p className="muted below-3">
        {isExpired ? 'The quote has expired.' : `Waiting for ${request.name} to answer.`}
        {!isExpired && validUntil && ` Valid until ${formatDay(validUntil)}.`}
      </p>
      <div className="row stretch gap-3">
        <Button type="primary" onClick={() => setAccepting('open')}>
          Mark as accepted
        </Button>
        <Button onClick={() => setAccepting('to pay')}>Record payment</Button>
      </div>
      <ClientLink request={request} />
      <RequestStatusDialog
        open={accepting !== undefined}
        request={request}
        to="accepted"
        onStored={() => accepting === 'to pay' && onRecordPayment()}
        onClose={() => setAccepting(undefined)}
      />
    </section>
  );
}
