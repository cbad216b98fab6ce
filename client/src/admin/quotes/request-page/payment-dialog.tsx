import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { dueLabel, nextText, PAYMENT_FIELDS, type Payment, type PaymentMethod, paidBy } from '@contract/payments';
import type { Quote } from '@contract/project';
import { type Dues, duesOf } from '@contract/schedule';
import { CURRENCY_NAMES, formatMoney } from '@contract/terms';
import { Form, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keyFor, type SentAs } from '@/api/idempotency';
import { payments } from '@/api/payments.api';
import { useRemoteOf } from '@/stores/server-store';
import { useQuestion } from '../../shared/feedback/use-question';
import { DayInput } from '../../shared/fields/day-input';
import { typedProblem } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { toAmount } from '../../shared/fields/typed-number';
import { conflictingVersion } from '../../shared/forms/conflicting-version';
import { valueRule } from '../../shared/forms/field-rule';
import { FormDialog } from '../../shared/forms/form-dialog';
import { Select } from '../../shared/forms/select';
import { useMailText } from '../../shared/text/use-mail-text';
import { useQuoteSettings } from '../quote-store';
import { readAsDeleted } from '../request-thread';
import { amountProblem, typedAmount } from './typed-amounts';

interface PaymentForm {
  /** Text as typed, not a number, so that the sign of a wrong currency is reported. */
  amount: string;
  day: string;
  method: PaymentMethod;
  methodLabel: string;
  note: string;
}

const newestOf = ({ payments: recorded }: Quote): string | null => recorded.at(-1)?._id ?? null;

interface PaymentDialogProps {
  open: boolean;
  quote: Quote;
  dues: Dues;
  onChanged: (quote: Quote) => void;
  onClose: () => void;
}

export function PaymentDialog({ open, quote, dues, onChanged, onClose }: PaymentDialogProps) {
  const { currency } = quote;
  const money = (sum: number) => formatMoney(sum, currency);
  const mailText = useMailText();
  const question = useQuestion();
  const settings = useRemoteOf(useQuoteSettings);
  const methods = settings.status === 'ready' ? settings.value.paymentMethods : [];
  const sent = useRef<SentAs>(null);
  /** Payment that a colleague recorded while this dialog was open. It may be the same payment. */
  const [other, setOther] = useState<Payment | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment while it is open is a conflict
  const version = useMemo(() => newestOf(quote), [open, other]);
  useEffect(() => {
    if (open) setOther(null);
  }, [open]);
  const today = lusakaDay(new Date());

  /** @param seen id of the newest payment that the user has seen; with a newer one, the server refuses */
  const save = async ({ amount, ...payment }: PaymentForm, seen: string | undefined) => {
    const input = {
      ...payment,
      amount: toAmount(amount, currency),
      note: payment.note.trim(),
      lastPaymentId: seen ?? null,
    };
    sent.current = keyFor(JSON.stringify(input), sent.current);
    return payments.record(quote.projectRequestId, input, sent.current.key);
  };
  /** Asks about an overpayment before `record` saves it. */
  const confirm = ({ amount: typed }: PaymentForm, record: () => void) => {
    const amount = toAmount(typed, currency);
    if (overpaidWith(quote, amount) <= 0) return record();
    question({
      title: 'Record an overpayment?',
      content: `${money(amount)} is more than the balance due of ${money(dues.owed)}.`,
      okText: 'Record payment',
      onOk: record,
    });
  };
  const handleFailure = (error: unknown) => {
    const stored = conflictingVersion<Quote>(error);
    if (stored) {
      setOther(stored.payments.at(-1) ?? null);
      onChanged(stored);
    }
    return false;
  };
  const problemOf = (typed: string) => amountProblem(PAYMENT_FIELDS.amount, typed, currency, true);
  return (
    <FormDialog<PaymentForm, Quote>
      open={open}
      title="Record payment"
      initial={{
        amount: dues.due > 0 ? typedAmount(dues.due) : '',
        ...{ day: today, method: 'mobile_money', methodLabel: '', note: '' },
      }}
      name={`payment:${quote.projectRequestId}`}
      version={version}
      confirm={confirm}
      save={save}
      onStored={onChanged}
      onFailure={handleFailure}
      onDiscarded={() => readAsDeleted(quote.projectRequestId)}
      onClose={onClose}
      saveText="Record payment"
      savingText="Recording..."
      texts={{ success: 'Payment recorded', failed: 'Failed to record the payment' }}
      width={440}
    >
      <p className="below-4">
        {dues.due > 0 || dues.owed === 0
          ? `${dueLabel(dues)}: ${money(dues.due)}. `
          : `Next: ${nextText(dues, currency)}. `}
        {mailText(
          'The client will get a receipt by email.',
          'The client will not get a receipt by email. The receipt will be stored in the outbox.',
        )}
      </p>
      {other && (
        <p role="alert">
          <b>
            While this form was open, {other.by} recorded a payment: {money(other.amount)} {paidBy(other)},{' '}
            {formatDay(other.day)}.
          </b>{' '}
          If it is the same payment, select Cancel, because it is already recorded.
        </p>
      )}
      <Form.Item
        name="amount"
        label={`Amount in ${CURRENCY_NAMES[currency]}`}
        rules={[valueRule((typed) => problemOf(String(typed ?? '')))]}
        validateTrigger="onBlur"
      >
        <Input inputMode="decimal" autoComplete="off" maxLength={20} />
      </Form.Item>
      <OverpaidNote quote={quote} />
      <Form.Item
        name="day"
        label="Date received"
        rules={[valueRule((typed) => typedProblem(PAYMENT_FIELDS.day, typed))]}
        validateTrigger="onBlur"
      >
        <DayInput allowClear={false} max={today} />
      </Form.Item>
      <RecordInput name="method" field={PAYMENT_FIELDS.method} />
      {methods.length > 0 && (
        <Form.Item name="methodLabel" label={PAYMENT_FIELDS.methodLabel.label}>
          <Select
            options={[{ value: '', label: 'Not specified' }, ...methods.map(({ label }) => ({ value: label, label }))]}
          />
        </Form.Item>
      )}
      <RecordInput name="note" field={PAYMENT_FIELDS.note} marksOptional />
    </FormDialog>
  );
}

const overpaidWith = (quote: Quote, amount: number): number =>
  duesOf(quote, [...quote.payments, { amount: Math.max(amount, 0) || 0 }]).overpaid;

/** Warns if the amount is higher than the balance due, because it is easy to type a digit too many. */
function OverpaidNote({ quote }: { quote: Quote }) {
  const amount = toAmount(Form.useWatch('amount') ?? '', quote.currency);
  const overpaid = overpaidWith(quote, amount);
  return (
    <p role="status">
      {amount > 0 && overpaid > 0 && (
        <b className="block below-4">
          With this payment, the client has paid {formatMoney(overpaid, quote.currency)} more than the total.
        </b>
      )}
    </p>
  );
}
