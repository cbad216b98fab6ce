import {
  documentFile,
  INVOICE_STATES,
  type InvoiceState,
  type IssuedInvoice,
  isToPay,
  leftToPay,
} from '@contract/documents';
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
import { SearchBox } from '../shared/lists/search-box';
import search from '../shared/lists/search-box.module.css';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { InvoiceStateTag } from './invoice-state-tag';

const useInvoiceList = createAdminList(invoices.list);

const ROWS = 20;
const STATES = Object.keys(INVOICE_STATES) as InvoiceState[];
const ALL = { q: '', state: '' as InvoiceState | '', page: 1 };
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
    render: ({ client, organisation, state, requestId }) => (
      <>
        {/* An invoice without a state belongs to a deleted request, whose page would not open. */}
        {state ? (
          <Link to={`/admin/quotes?request=${requestId}`}>
            <bdi>{client}</bdi>
          </Link>
        ) : (
          <bdi>{client}</bdi>
        )}
        {organisation && <bdi className="block muted tiny">{organisation}</bdi>}
      </>
    ),
  },
  { key: 'quote', title: 'Quote', render: ({ quoteNumber }) => <span className="unbroken">{quoteNumber}</span> },
  { key: 'day', title: 'Issued', render: ({ day }) => <span className="unbroken">{formatDay(day)}</span> },
  {
    key: 'dueDate',
    title: 'Due',
    render: ({ dueDate }) => <span className="unbroken">{dueDate ? formatDay(dueDate) : 'None'}</span>,
  },
  {
    key: 'total',
    title: 'Total',
    align: 'end',
    render: ({ total, currency }) => <span className="tabular unbroken">{formatMoney(total, currency)}</span>,
  },
  {
    key: 'left',
    title: 'Left to pay',
    align: 'end',
    render: (invoice) =>
      isToPay(invoice) ? (
        <span className="tabular unbroken">{formatMoney(leftToPay(invoice), invoice.currency)}</span>
      ) : (
        '–'
      ),
  },
  {
    key: 'state',
    title: 'State',
    render: ({ state, creditNote }) => (
      <>
        {state ? <InvoiceStateTag state={state} /> : 'Request deleted'}
        {creditNote && (
          <a className="block unbroken" href={documentFile({ ...creditNote, kind: 'credit-note' })} download>
            {creditNote.number} (PDF)
          </a>
        )}
      </>
    ),
  },
];

export function InvoiceListPage() {
  const can = useCan();
  const [query, setQuery] = useAddress(ALL, CHOICES);
  const { list } = useAdminList(useInvoiceList, LOAD_FAILED, {
    page: query.page,
    limit: ROWS,
    ...(query.state && { state: query.state }),
    ...(query.q && { q: query.q }),
  });
  return (
    <>
      <PageHead
        title="Invoices"
        line="All issued invoices, newest first. You make an invoice on its request."
        action={can.edit && <ExportButton lists={['invoices', 'credit-notes']} />}
      />
      <ScreenTabs of="Quotes" />
      <section aria-label="Filters" className="row stretch gap-3 below-4">
        <div className={`grows ${search.box}`}>
          <SearchBox label="Search number, client or organisation" value={query.q} onSearch={(q) => setQuery({ q })} />
        </div>
        <Select<InvoiceState | ''>
          aria-label="State"
          value={query.state}
          options={[
            { value: '' as const, label: 'All states' },
            ...STATES.map((state) => ({ value: state, label: INVOICE_STATES[state] })),
          ]}
          onChange={(state) => setQuery({ state })}
        />
      </section>
      <ListStates
        list={list}
        loadingText="Loading invoices..."
        emptyText={
          query.state || query.q
            ? 'No invoices match these filters.'
            : 'No invoices were issued. Open an accepted request to make the first invoice.'
        }
        emptyAction={
          (query.state || query.q) && <Button onClick={() => setQuery({ state: '', q: '' })}>Show all</Button>
        }
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
