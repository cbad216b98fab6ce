import { formatDay } from '@contract/lusaka-day';
import type { OwingClient, PaymentMonth, PaymentOverview } from '@contract/payment-overview';
import { formatMoney } from '@contract/terms';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { payments } from '@/api/payments.api';
import { formatDate } from '@/lib/format-date';
import { longMonth } from '../dashboard/statistics-texts';
import { ExportButton } from '../exports/export-button';
import { createLastValueStore, useEnsured } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { PageHead } from '../shared/layout/page-head';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { moneyText } from '../shared/records/money-text';
import { useAdminPolling } from '../shared/use-admin-polling';
import { useCan } from '../shared/use-can';

const usePaymentOverview = createLastValueStore<PaymentOverview>((_all, signal) => payments.overview(signal));

const OWING: readonly RecordColumn<OwingClient>[] = [
  {
    key: 'client',
    title: 'Client',
    render: ({ _id, name, organisation }) => (
      <>
        <Link className="semibold" to={`/admin/quotes?request=${_id}`}>
          <bdi>{name}</bdi>
        </Link>
        {organisation && (
          <small className="block muted">
            <bdi>{organisation}</bdi>
          </small>
        )}
      </>
    ),
  },
  { key: 'number', title: 'Quote', render: ({ number }) => <span className="unbroken">{number ?? 'None'}</span> },
  {
    key: 'due',
    title: 'Amount due',
    align: 'end',
    render: ({ due, currency }) => (due > 0 ? <Amount {...{ amount: due, currency }} /> : 'Nothing'),
  },
  {
    key: 'owed',
    title: 'Balance due',
    align: 'end',
    render: ({ owed, currency }) => <Amount {...{ amount: owed, currency }} />,
  },
  {
    key: 'since',
    title: 'When',
    render: ({ overdueSince, dueDate, due, next, acceptedAt }) => {
      if (overdueSince) return <span className="semibold late">Overdue since {formatDay(overdueSince)}</span>;
      if (due === 0) return <span className="breaks">Next: {next}</span>;
      return dueDate ? `Due on ${formatDay(dueDate)}` : `Due since the acceptance on ${formatDate(acceptedAt)}`;
    },
  },
];

const ALL = { show: '' as 'overdue' | '' };
const CHOICES = { show: ['', 'overdue'] } as const;

const Amount = ({ amount, currency }: { amount: number; currency: OwingClient['currency'] }) => (
  <span className="tabular">{formatMoney(amount, currency)}</span>
);

type MonthRow = PaymentMonth & { _id: string };
const MONTHS: readonly RecordColumn<MonthRow>[] = [
  { key: 'month', title: 'Month', render: ({ month }) => <b>{longMonth(month)}</b> },
  {
    key: 'paid',
    title: 'Received',
    align: 'end',
    render: ({ paid }) => <span className="tabular">{moneyText(paid) || 'None'}</span>,
  },
  {
    key: 'vat',
    title: 'VAT included',
    align: 'end',
    render: ({ vat }) => <span className="tabular">{moneyText(vat) || 'None'}</span>,
  },
];

export function PaymentsPage() {
  const can = useCan();
  const known = useEnsured(usePaymentOverview);
  useAdminPolling(usePaymentOverview.getState().reload);
  const sum = known.status === 'ready' ? moneyText(known.value.owed) : '';
  return (
    <>
      <PageHead
        title="Payments"
        line={sum ? `Balance due: ${sum}` : 'Balances due and payments received'}
        action={
          can.edit && (
            <div className="row gap-2">
              {can.administer && <ExportButton />}
              <ExportButton lists={['payments', 'invoices', 'credit-notes', 'receipts']} />
            </div>
          )
        }
      />
      <ScreenTabs of="Quotes" />
      <Unready known={known} rows={8} failed="Failed to load the payments" className="panel pad-4 shrinks" />
      {known.status === 'ready' && <Overview {...known.value} />}
    </>
  );
}

function Overview({ owing, months }: PaymentOverview) {
  const [{ show }, setShown] = useAddress(ALL, CHOICES);
  const isOverdueOnly = show === 'overdue';
  const overdue = owing.filter(({ overdueSince }) => overdueSince);
  const shown = isOverdueOnly ? overdue : owing;
  const paidMonths = months.filter(({ paid }) => paid.length > 0).map((row) => ({ ...row, _id: row.month }));
  return (
    <div className="stack gap-8">
      <section className="stack gap-4" aria-labelledby="owing">
        <div className="row spread gap-4">
          <h2 id="owing">Balance due</h2>
          {(isOverdueOnly || overdue.length > 0) && (
            <Button onClick={() => setShown({ show: isOverdueOnly ? '' : 'overdue' })}>
              {isOverdueOnly ? 'Show all' : 'Show overdue only'}
            </Button>
          )}
        </div>
        {shown.length === 0 ? (
          <p className="panel pad-4">
            {isOverdueOnly
              ? 'No payment is overdue.'
              : 'No accepted quote has a balance due. Payments that clients owe will appear here.'}
          </p>
        ) : (
          <RecordList name="Balance due" records={shown} columns={OWING} />
        )}
      </section>
      <section className="stack gap-4" aria-labelledby="received">
        <h2 id="received">Received by month</h2>
        {paidMonths.length === 0 && <p className="panel pad-4">No payments were received in the last twelve months.</p>}
        {paidMonths.length > 0 && <RecordList name="Received by month" records={paidMonths} columns={MONTHS} />}
      </section>
    </div>
  );
}
