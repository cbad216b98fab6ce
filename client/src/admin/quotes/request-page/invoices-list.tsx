import {
  INVOICE_DUE_DAYS,
  INVOICE_FIELDS,
  type InvoiceInput,
  type InvoiceState,
  type ListedDocument,
} from '@contract/documents';
import { invoiceState } from '@contract/invoices';
import { daysAfter, formatDay, lusakaDay } from '@contract/lusaka-day';
import { dueText } from '@contract/payments';
import type { Quote } from '@contract/project';
import type { DueInstalment, Dues } from '@contract/schedule';
import { formatMoney } from '@contract/terms';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { invoices } from '@/api/documents.api';
import { keyFor, newKey, type SentAs } from '@/api/idempotency';
import { InvoiceStateTag } from '../../invoices/invoice-state-tag';
import { useQuestion } from '../../shared/feedback/use-question';
import { useRun } from '../../shared/feedback/use-run';
import { useToast } from '../../shared/feedback/use-toast';
import { RecordInput } from '../../shared/fields/record-inputs';
import { FormDialog } from '../../shared/forms/form-dialog';
import { useMailText } from '../../shared/text/use-mail-text';
import { useCan } from '../../shared/use-can';
import { QUOTE_ADMIN_TEXTS } from '../quote-admin-texts';
import { useRequestThread } from '../request-thread';
import { DocumentLink } from './document-link';
import own from './payments.module.css';

type InvoiceForm = Pick<InvoiceInput, 'rate'>;

interface InvoicesProps {
  quote: Quote;
  dues: Dues;
  documents: readonly ListedDocument[];
  onChanged: () => void;
}

export function InvoicesList({ quote, dues, documents, onChanged }: InvoicesProps) {
  const issued = documents.filter(({ kind }) => kind === 'invoice');
  const noteOf = ({ _id }: ListedDocument) =>
    documents.find(({ kind, sourceId }) => kind === 'credit-note' && sourceId === _id);
  const hasOpen = (place: number) => issued.some((invoice) => invoice.entry === place && !noteOf(invoice));
  const isAccepted = quote.status === 'accepted';
  return (
    <>
      {isAccepted && (
        <ol className={`stack gap-2 above-4 ${own.list}`} aria-label="Instalments">
          {dues.instalments.map((instalment, place) => (
            <li key={instalment.label + instalment.amount.toString()} className="line top spread gap-4 breaks ruled">
              <p>
                <b>{formatMoney(instalment.amount, quote.currency)}</b> {instalment.label}
                <small className="block muted">{dueText(instalment)}</small>
              </p>
              {!hasOpen(place) && (
                <MakeInvoice
                  quote={quote}
                  entry={place}
                  instalment={instalment}
                  count={dues.instalments.length}
                  onChanged={onChanged}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {issued.length > 0 && (
        <ol className={`stack gap-2 above-4 ${own.list}`} aria-label="Invoices">
          {issued.map((invoice) => (
            <Invoice
              key={invoice._id}
              invoice={invoice}
              note={noteOf(invoice)}
              paid={dues.instalments[invoice.entry ?? 0]?.paid ?? 0}
              state={invoiceState(invoice, {
                isCredited: noteOf(invoice) !== undefined,
                dues,
                today: lusakaDay(new Date()),
              })}
              onChanged={onChanged}
            />
          ))}
        </ol>
      )}
    </>
  );
}

interface MakeInvoiceProps extends Pick<InvoicesProps, 'quote' | 'onChanged'> {
  entry: number;
  instalment: DueInstalment;
  /** Number of instalments of the quote. */
  count: number;
}

function MakeInvoice({ quote, entry, instalment, count, onChanged }: MakeInvoiceProps) {
  const can = useCan();
  const toast = useToast();
  const mailText = useMailText();
  const question = useQuestion();
  const request = useRequestThread(quote.projectRequestId);
  const { isRunning, run } = useRun();
  const sent = useRef<SentAs>(null);
  const [isAsking, setIsAsking] = useState(false);
  const issue = async (input: Partial<InvoiceForm> = {}) => {
    sent.current = keyFor(JSON.stringify([quote.projectRequestId, entry, input]), sent.current);
    const invoice = await invoices.make(quote.projectRequestId, { entry, ...input }, sent.current.key);
    sent.current = null;
    return invoice;
  };
  const success = ({ number }: ListedDocument) =>
    mailText(`Invoice ${number} issued and emailed`, `Invoice ${number} issued. The email was stored in the outbox.`);
  const make = async () => {
    await run(async () => toast.success(success(await issue())), QUOTE_ADMIN_TEXTS.invoiceFailed);
    onChanged();
  };
  const { label, amount, dueDate } = instalment;
  const due = dueDate || daysAfter(lusakaDay(new Date()), INVOICE_DUE_DAYS);
  const recipient = request.status === 'ready' ? `${request.value.name} (${request.value.email})` : 'The client';
  const effect = [
    `Instalment ${entry + 1} of ${count}, ${label}: ${formatMoney(amount, quote.currency)}, due ${formatDay(due)}.`,
    mailText(`${recipient} will get the invoice by email.`, 'The email will be stored in the outbox.'),
    'Only a credit note can cancel an invoice.',
  ].join(' ');
  const ask = () => question({ title: 'Make this invoice?', content: effect, okText: 'Make invoice', onOk: make });
  if (!can.edit) return null;
  return (
    <>
      <Button
        size="small"
        disabled={isRunning}
        aria-label={`Make invoice for ${label}`}
        onClick={() => (quote.currency === 'ZMW' ? ask() : setIsAsking(true))}
      >
        Make invoice
      </Button>
      {/* Asks for the exchange rate of an invoice that is not in Kwacha. */}
      <FormDialog<InvoiceForm, ListedDocument>
        open={isAsking}
        title="Make invoice"
        initial={{ rate: null }}
        save={issue}
        onStored={onChanged}
        onClose={() => setIsAsking(false)}
        saveText="Make invoice"
        savingText="Making..."
        texts={{ success, failed: QUOTE_ADMIN_TEXTS.invoiceFailed }}
        width={440}
      >
        <p className="below-4">{effect}</p>
        <RecordInput
          name="rate"
          field={INVOICE_FIELDS.rate}
          label={`${INVOICE_FIELDS.rate.label} (optional)`}
          isChecked
          isOptional
        />
      </FormDialog>
    </>
  );
}

interface InvoiceProps extends Pick<InvoicesProps, 'onChanged'> {
  invoice: ListedDocument;
  note: ListedDocument | undefined;
  /** Part of the instalment that is paid. */
  paid: number;
  state: InvoiceState;
}

function Invoice({ invoice, note, paid, state, onChanged }: InvoiceProps) {
  const { _id, number, day, dueDate, total, currency, label } = invoice;
  const can = useCan();
  const toast = useToast();
  const question = useQuestion();
  const mailText = useMailText();
  const { isRunning, run } = useRun();
  const credit = async () => {
    await run(async () => {
      await invoices.credit(_id, newKey());
      toast.success('Invoice credited');
    }, 'Failed to credit the invoice');
    onChanged();
  };
  const ask = () =>
    question({
      title: `Credit invoice ${number}?`,
      content: [
        `A credit note cancels the whole invoice of ${formatMoney(total, currency)}.`,
        ...(paid > 0 ? [`The client's payment of ${formatMoney(paid, currency)} still counts towards the quote.`] : []),
        mailText('The client will get the credit note by email.', 'The email will be stored in the outbox.'),
      ].join(' '),
      okText: 'Credit',
      isDanger: true,
      onOk: credit,
    });
  return (
    <li className="line top spread gap-4 breaks ruled">
      <p>
        <DocumentLink document={invoice} /> <InvoiceStateTag state={state} />
        <small className="block muted">
          {formatMoney(total, currency)}, {label}. Issued {formatDay(day)}
          {dueDate && `, due ${formatDay(dueDate)}`}
        </small>
        {note && (
          <span className="block">
            <DocumentLink document={note} />
          </span>
        )}
      </p>
      {can.edit && !note && (
        <Button size="small" disabled={isRunning} aria-label={`Credit invoice ${number}`} onClick={ask}>
          Credit
        </Button>
      )}
    </li>
  );
}
