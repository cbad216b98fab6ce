import type { ListedDocument } from '@contract/documents';
import { openInvoicesOf } from '@contract/invoices';
import { formatDay } from '@contract/lusaka-day';
import { dueLabel, nextText, type Payment, paidBy } from '@contract/payments';
import type { Quote } from '@contract/project';
import { duesOf } from '@contract/schedule';
import { formatMoney } from '@contract/terms';
import { Button } from 'antd';
import { payments } from '@/api/payments.api';
import { formatTime } from '@/lib/format-date';
import { useQuestion } from '../../shared/feedback/use-question';
import { useRun } from '../../shared/feedback/use-run';
import { useToast } from '../../shared/feedback/use-toast';
import { Details } from '../../shared/records/details';
import { useMailText } from '../../shared/text/use-mail-text';
import { useCan } from '../../shared/use-can';
import { useDocuments, useDocumentsOf } from '../document-store';
import { adoptQuote, useQuoteOf, useQuotes } from '../quote-store';
import { useRequestThreads } from '../request-thread';
import { Card } from './card';
import { DocumentLink } from './document-link';
import { InvoicesList } from './invoices-list';
import { PaymentDialog } from './payment-dialog';
import own from './payments.module.css';
import styles from './quotation.module.css';

interface PaymentsCardProps {
  requestId: string;
  /** True to open the dialog for a payment. As long as the quote is not accepted, nothing opens. */
  isRecording: boolean;
  onRecording: (isRecording: boolean) => void;
}

export function PaymentsCard({ requestId, ...recording }: PaymentsCardProps) {
  const { quote } = useQuoteOf(requestId);
  if (!quote || (quote.status !== 'accepted' && quote.payments.length === 0 && !quote.saidPaid)) return null;
  return <Payments quote={quote} {...recording} />;
}

function Payments({ quote, isRecording, onRecording }: Omit<PaymentsCardProps, 'requestId'> & { quote: Quote }) {
  const { projectRequestId, payments: recorded, saidPaid, currency } = quote;
  const isAccepted = quote.status === 'accepted';
  const can = useCan();
  const documents = useDocumentsOf(projectRequestId);
  const issued = documents.status === 'ready' ? documents.value : [];
  const receipts = issued.filter(({ kind }) => kind === 'receipt');
  const dues = duesOf(quote, recorded, { invoices: openInvoicesOf(issued) });
  const money = (sum: number) => (sum > 0 ? formatMoney(sum, currency) : '');
  const reloadDocuments = () => void useDocuments.getState().reload(projectRequestId);
  // Reloads the conversation too. The server adds a note to it when a payment or a reported payment is removed.
  const handleChanged = (next: Quote) => {
    adoptQuote(next);
    void useRequestThreads.getState().reload(projectRequestId);
    reloadDocuments();
  };
  return (
    <Card id="payments" title="Payments">
      {saidPaid && <ReportedPayment quote={quote} report={saidPaid} onChanged={handleChanged} />}
      <div className={styles.part}>
        <Details
          pairs={[
            [dueLabel(dues), isAccepted ? money(dues.due) : ''],
            ['Next', isAccepted ? nextText(dues, currency) : ''],
            ['Paid', money(dues.paid)],
            ['Overpaid', money(dues.overpaid)],
          ]}
        />
        {documents.status === 'ready' && (
          <InvoicesList quote={quote} dues={dues} documents={issued} onChanged={reloadDocuments} />
        )}
        {recorded.length === 0 ? (
          <p>No payment has been recorded yet.</p>
        ) : (
          <ol className={`stack gap-2 above-4 ${own.list}`} aria-label="Payments">
            {recorded.map((payment) => (
              <Line
                key={payment._id}
                payment={payment}
                receipt={receipts.find(({ sourceId }) => sourceId === payment._id)}
                quote={quote}
                onChanged={handleChanged}
              />
            ))}
          </ol>
        )}
        {receipts
          .filter(({ isVoid }) => isVoid)
          .map((receipt) => (
            <p key={receipt._id} className="above-2">
              <DocumentLink document={receipt} />, {formatMoney(receipt.total, receipt.currency)}
            </p>
          ))}
        {documents.status === 'failed' && (
          <p role="alert" className="above-2">
            Failed to load the invoices and receipts.{' '}
            <Button type="link" size="small" onClick={reloadDocuments}>
              Retry
            </Button>
          </p>
        )}
      </div>
      {isAccepted && can.edit && (
        <div className={`row stretch gap-3 ${styles.buttons}`}>
          <Button type={dues.due > 0 ? 'primary' : 'default'} onClick={() => onRecording(true)}>
            Record payment
          </Button>
        </div>
      )}
      <PaymentDialog
        open={isRecording && isAccepted}
        quote={quote}
        dues={dues}
        onChanged={handleChanged}
        onClose={() => onRecording(false)}
      />
    </Card>
  );
}

interface ChangingProps {
  quote: Quote;
  onChanged: (quote: Quote) => void;
}

function ReportedPayment({ quote, report, onChanged }: ChangingProps & { report: NonNullable<Quote['saidPaid']> }) {
  const { isRunning, run } = useRun();
  const can = useCan();
  const toast = useToast();
  const question = useQuestion();
  const ask = () =>
    question({
      title: 'Mark as not received?',
      content:
        "The client's page will ask for payment again. We will not email the client, so please tell them. Their message will stay on the request as a note.",
      okText: 'Mark as not received',
      focusable: { autoFocusButton: 'ok' },
      onOk: end,
    });
  const end = () =>
    run(async () => {
      onChanged(await payments.endWord(quote.projectRequestId));
      toast.success('Marked as not received. Please tell the client.');
    }, 'Failed to mark the payment as not received');
  return (
    <div role="alert" className="stack start gap-2 pad-4 breaks on-sun underlined">
      <p>
        <b>
          {report.invoice ? `Someone with the link of invoice ${report.invoice}` : 'The client'} said on{' '}
          {formatTime(report.at)} that they have paid.
        </b>
      </p>
      {report.note && (
        <p className="line-breaks" dir="auto">
          {report.note}
        </p>
      )}
      {can.edit && (
        <Button disabled={isRunning} onClick={ask}>
          Payment not received
        </Button>
      )}
    </div>
  );
}

interface LineProps extends ChangingProps {
  payment: Payment;
  /** Absent while the receipt is being issued. */
  receipt: ListedDocument | undefined;
}

function Line({ payment, receipt, quote, onChanged }: LineProps) {
  const { _id, amount, day, note, by } = payment;
  const can = useCan();
  const toast = useToast();
  const { run } = useRun();
  const question = useQuestion();
  const mailText = useMailText();
  const money = formatMoney(amount, quote.currency);
  const how = `${paidBy(payment)}, ${formatDay(day)}`;

  const remove = async () => {
    const isRemoved = await run(async () => {
      onChanged(await payments.remove(quote.projectRequestId, _id));
      toast.success('Payment removed');
    }, 'Failed to remove the payment');
    // The removal may have failed because a colleague changed or removed the payment. Reloading shows such a change.
    if (!isRemoved) void useQuotes.getState().reload(quote.projectRequestId);
  };
  const ask = () =>
    question({
      title: 'Remove this payment?',
      content: `${money} ${how}. The receipt becomes void. ${mailText(
        'We will email the client about this.',
        'The email to the client will be stored in the outbox.',
      )} The removal is recorded on the request.`,
      okText: 'Remove',
      isDanger: true,
      onOk: remove,
    });
  return (
    <li className="line top spread gap-4 breaks ruled">
      <p>
        <b>{money}</b> {how}
        <small className="block muted">Recorded by {by}</small>
        {receipt && (
          <span className="block">
            <DocumentLink document={receipt} />
          </span>
        )}
        {note && (
          <small className="block muted line-breaks" dir="auto">
            {note}
          </small>
        )}
      </p>
      {can.edit && (
        <Button size="small" aria-label={`Remove the payment of ${money}`} onClick={ask}>
          Remove
        </Button>
      )}
    </li>
  );
}
