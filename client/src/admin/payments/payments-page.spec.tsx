import type { PaymentOverview } from '@contract/payment-overview';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { PaymentsPage } from './payments-page';

const READ = 'GET /project/payments';
const OVERVIEW: PaymentOverview = {
  owing: [
    {
      ...{ _id: 'r1', name: 'Ruth Zimba', organisation: 'Kafue Growers', number: 'Q-2026-0001', currency: 'ZMW' },
      ...{ due: 5_000, owed: 10_800, overdueSince: '2026-12-05', acceptedAt: '2026-11-02T08:00:00.000Z' },
      ...{ dueDate: '2026-12-05', next: '' },
    },
    {
      ...{ _id: 'r2', name: 'Joe Banda', organisation: '', number: null, currency: 'USD' },
      ...{ due: 0, owed: 58, overdueSince: null, acceptedAt: '2026-11-03T08:00:00.000Z' },
      ...{ dueDate: null, next: 'Balance, $58.00, on delivery' },
    },
  ],
  owed: [
    { currency: 'ZMW', total: 10_800 },
    { currency: 'USD', total: 58 },
  ],
  months: [
    { month: '2026-12', paid: [{ currency: 'ZMW', total: 800 }], vat: [{ currency: 'ZMW', total: 110.34 }] },
    { month: '2026-11', paid: [], vat: [] },
  ],
};

describe('payments of all quotes', () => {
  const api = freshApi({ [READ]: { body: OVERVIEW } });
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('name balances due with their dates, and received payments with VAT', async () => {
    renderAdmin(<PaymentsPage />, { role: 'editor' });
    expect(await rowsOf('Balance due')).toEqual([
      'Ruth ZimbaKafue GrowersQ-2026-0001K5,000.00K10,800.00Overdue since December 5, 2026',
      'Joe BandaNoneNothing$58.00Next: Balance, $58.00, on delivery',
    ]);
    expect(await rowsOf('Received by month')).toEqual(['December 2026K800.00K110.34']);
    expect(screen.getByText('Balance due: K10,800.00 and $58.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ruth Zimba' })).toHaveAttribute('href', '/admin/quotes?request=r1');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('tell until when or since when something is due', async () => {
    const [ruth, joe] = OVERVIEW.owing;
    const rest = { ...ruth!, overdueSince: null };
    api.answer(READ, { body: { ...OVERVIEW, owing: [rest, { ...rest, ...joe, due: 58 }] } });
    renderAdmin(<PaymentsPage />);
    const [first, second] = await rowsOf('Balance due');
    expect(first).toMatch(/Due on December 5, 2026$/);
    expect(second).toMatch(/Due since the acceptance on November 3, 2026$/);
  });

  it('can be limited to what is overdue, as the dashboard links to', async () => {
    const user = renderAdmin(<PaymentsPage />, { at: '/admin/quotes/payments?show=overdue' });
    expect(await rowsOf('Balance due')).toEqual([expect.stringMatching(/^Ruth Zimba/)]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await rowsOf('Balance due')).toHaveLength(2);
  });

  it('say that no one owes anything', async () => {
    api.answer(READ, { body: { ...OVERVIEW, owing: [], owed: [], months: [] } });
    renderAdmin(<PaymentsPage />, { role: 'viewer' });
    expect(await screen.findByText(/^No accepted quote has a balance due/)).toBeVisible();
    expect(screen.getByText('No payments were received in the last twelve months.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    api.answer(READ, { status: 503, body: { message: 'Away.' } });
    const user = renderAdmin(<PaymentsPage />);
    expect(await screen.findByText('Failed to load the payments')).toBeVisible();
    api.answer(READ, { body: OVERVIEW });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ruth Zimba')).toBeVisible();
  });
});
