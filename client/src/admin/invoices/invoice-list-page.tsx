import { documentFile, INVOICE_STATES, type InvoiceState, type IssuedInvoice } from '@contract/documents';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { invoices } from '@/api/documents.api';
import { ExportButton } from '../exports/export-button';
import { Select } from '../shared/forms/select';
import { PageHead } from '../shared/layout/page-head';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createAdminList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { InvoiceStateTag } from './invoice-state-tag';

const useInvoiceList = createAdminList(invoices.list);

const ROWS = 20;
const STATES = Object.keys(INVOICE_STATES) as InvoiceState[];
const ALL = { state: '' as InvoiceState | '', page: 1 };
const CHOICES = { state: ['', ...STATES] } as const;
const LOAD_FAILED = 'Failed to load the invoices';

const COLUMNS: readonly RecordColumn<IssuedInvoice>[] = [
  {
    key: 'number',
    title: 'Invoice',
    render: ({ _id, number }) => (
      <a className="semibold unbroken" href={documentFile({ kind: 'invoice', _id })} download>
        {number} (PDF)
      </a>
    ),
  },
  {
    key: 'client',
    title: 'Client',
    render: ({ client, state, requestId }) =>
      // An invoice without a state belongs to a deleted request, whose page would not open.
      state ? (
        <Link to={`/admin/quotes?request=${requestId}`}>
          <bdi>{client}</bdi>
        </Link>
      ) : (
        <bdi>{client}</bdi>
      ),
  },
  { key: 'quote', title: 'Quote', render: ({ quoteNumber }) => <span className="unbroken">{quoteNumber}</span> },
  { key: 'day', title: 'Issued', render: ({ day }) => formatDay(day) },
  { key: 'dueDate', title: 'Due', render: ({ dueDate }) => (dueDate ? formatDay(dueDate) : 'None') },
  {
    key: 'total',
    title: 'Total',
    align: 'end',
    render: ({ total, currency }) => <span className="tabular unbroken">{formatMoney(total, currency)}</span>,
  },
  {
    key: 'state',
    title: 'State',
    render: ({ state }) => (state ? <InvoiceStateTag state={state} /> : 'Request deleted'),
  },
];

export function InvoiceListPage() {
  const can = useCan();
  const [query, setQuery] = useAddress(ALL, CHOICES);
  const { list } = useAdminList(useInvoiceList, LOAD_FAILED, {
    page: query.page,
    limit: ROWS,
    ...(query.state && { state: query.state }),
  });
  return (
    <>
      <PageHead
        title="Invoices"
        line="All issued invoices, newest first. You make an invoice on its request."
        action={can.edit && <ExportButton lists={['invoices', 'credit-notes']} />}
      />
      <ScreenTabs of="Quotes" />
      <div className="below-4 chars-36">
        <Select<InvoiceState | ''>
          aria-label="State"
          value={query.state}
          options={[
            { value: '' as const, label: 'All states' },
            ...STATES.map((state) => ({ value: state, label: INVOICE_STATES[state] })),
          ]}
          onChange={(state) => setQuery({ state })}
        />
      </div>
      <ListStates
        list={list}
        loadingText="Loading invoices..."
        emptyText={
          query.state
            ? 'No invoices are in this state.'
            : 'No invoices were issued. Open an accepted request to make the first invoice.'
        }
        emptyAction={query.state && <Button onClick={() => setQuery({ state: '' })}>Show all</Button>}
        failedText={LOAD_FAILED}
        page={query.page}
        onPage={(page) => setQuery({ page })}
        pageSize={ROWS}
      >
        {(rows) => <RecordList name="Invoices" records={rows} columns={COLUMNS} />}
      </ListStates>
    </>
  );
}
