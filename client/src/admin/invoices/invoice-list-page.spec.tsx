import type { IssuedInvoice } from '@contract/documents';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { InvoiceListPage } from './invoice-list-page';

const READ = 'GET /invoices?page=1&limit=20';
const INVOICE: IssuedInvoice = {
  ...{ _id: 'i2', number: 'INV-2026-0002', quoteNumber: 'Q-2026-0001', client: 'Ruth Zimba', requestId: 'r1' },
  ...{ organisation: 'Kafue School', paid: 640 },
  ...{ day: '2026-11-20', dueDate: '2026-12-04', total: 4_640, currency: 'ZMW', state: 'overdue', creditNote: null },
};
const CREDITED: IssuedInvoice = {
  ...INVOICE,
  ...{ _id: 'i3', number: 'INV-2026-0003', client: 'Ann Moyo', organisation: '', state: 'credited' },
  creditNote: { _id: 'c3', number: 'CN-2026-0001', day: '2026-11-21' },
};
const OF_DELETED: IssuedInvoice = {
  ...INVOICE,
  ...{
    _id: 'i1',
    number: 'INV-2026-0001',
    client: 'Joe Banda',
    organisation: '',
    dueDate: null,
    total: 58,
    currency: 'USD',
    state: null,
  },
};

describe('invoices of all quotes', () => {
  const api = freshApi({ [READ]: { body: [CREDITED, INVOICE, OF_DELETED] } });

  it('show client, days, total and state, with links to request and PDF', async () => {
    renderAdmin(<InvoiceListPage />, { role: 'editor' });
    const rows = within(await screen.findByRole('table', { name: 'Invoices' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'INV-2026-0003 (PDF)Ann MoyoQ-2026-0001November 20, 2026December 4, 2026K4,640.00–CreditedCN-2026-0001 (PDF)',
      'INV-2026-0002 (PDF)Ruth ZimbaKafue SchoolQ-2026-0001November 20, 2026December 4, 2026K4,640.00K4,000.00Overdue',
      'INV-2026-0001 (PDF)Joe BandaQ-2026-0001November 20, 2026None$58.00–Request deleted',
    ]);
    const pdf = screen.getByRole('link', { name: 'INV-2026-0002 (PDF)' });
    expect(pdf).toHaveAttribute('href', '/api/invoices/i2/pdf');
    const note = screen.getByRole('link', { name: 'CN-2026-0001 (PDF)' });
    expect(note).toHaveAttribute('href', '/api/credit-notes/c3/pdf');
    expect(screen.getByRole('link', { name: 'Ruth Zimba' })).toHaveAttribute('href', '/admin/quotes?request=r1');
    expect(screen.queryByRole('link', { name: 'Joe Banda' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('can be searched and filtered by state, and shown all again', async () => {
    api.answer(`${READ}&state=paid`, { body: [OF_DELETED] });
    api.answer(`${READ}&state=paid&q=Zimba`, { body: [] });
    const user = renderAdmin(<InvoiceListPage />);
    await screen.findByText('Ruth Zimba');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paid');
    await screen.findByText('Joe Banda');
    await user.type(screen.getByRole('searchbox'), 'Zimba');
    expect(await screen.findByText('No invoices match these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Ruth Zimba')).toBeVisible();
  });
});
