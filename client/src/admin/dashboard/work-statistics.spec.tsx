import type { DashboardStatistics } from '@contract/dashboard';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { WorkStatistics } from './work-statistics';

const statistics: DashboardStatistics = {
  lateRequests: 1,
  lateMessages: 2,
  open: [
    { currency: 'ZMW', total: 186_420 },
    { currency: 'USD', total: 6_400 },
  ],
  openQuotes: 9,
  won: [{ currency: 'ZMW', total: 73_300 }],
  wonQuotes: 1,
  paid: [{ currency: 'ZMW', total: 4_640 }],
  owed: [{ currency: 'ZMW', total: 68_660 }],
  overdue: [{ currency: 'ZMW', total: 2_000 }],
  firstAnswerMinutes: 320,
  weeks: [
    { start: '2026-10-26', requests: 1, messages: 0 },
    { start: '2026-11-02', requests: 0, messages: 0 },
    { start: '2026-11-09', requests: 0, messages: 4 },
    { start: '2026-11-16', requests: 3, messages: 1 },
  ],
  months: [
    { month: '2026-10', open: [], won: [{ currency: 'USD', total: 50 }] },
    { month: '2026-11', open: [{ currency: 'ZMW', total: 10 }], won: [] },
  ],
};
const numberOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const api = freshApi();

describe('progress statistics', () => {
  it('show four numbers with links', async () => {
    api.answer('GET /dashboard/figures', { body: statistics });
    renderAdmin(<WorkStatistics />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading statistics...');
    await screen.findByText('Overdue replies');
    expect(['Overdue replies', 'Open quotes', 'Accepted in November', 'Time to first answer'].map(numberOf)).toEqual([
      ...['3', 'K186,420.00 and $6,400.00', 'K73,300.00', '5 h 20 min'],
    ]);
    expect(screen.getByRole('link', { name: 'Requests: 1' })).toHaveAttribute('href', '/admin/quotes?order=asc');
    expect(screen.getByText('Received: K4,640.00')).toBeInTheDocument();
    expect(screen.getByText('Balance due: K68,660.00')).toBeInTheDocument();
    const overdue = screen.getByRole('link', { name: 'Overdue: K2,000.00' });
    expect(overdue).toHaveAttribute('href', '/admin/quotes/payments?show=overdue');
    expect(screen.getByRole('link', { name: '9 quotes' })).toHaveAttribute('href', '/admin/quotes?status=quoted');
  });

  it('show charts for the eye and tables for screen readers, by currency', async () => {
    api.answer('GET /dashboard/figures', { body: statistics });
    renderAdmin(<WorkStatistics />);
    const weeks = await screen.findByRole('table', { name: 'Requests and messages by week' });
    expect(
      within(weeks)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([...['FromRequestsMessages', 'Oct 2610', 'Nov 200', 'Nov 904', 'Nov 1631']]);
    expect(screen.getByRole('table', { name: /Kwacha/ })).toHaveTextContent('November 2026K10.00K0.00');
    expect(screen.getByRole('table', { name: /Dollar/ })).toHaveTextContent('October 2026$0.00$50.00');
    expect(document.querySelectorAll('svg rect[height="0"]').length).toBeGreaterThan(0);
    for (const drawing of document.querySelectorAll('svg')) expect(drawing.closest('[aria-hidden]')).not.toBeNull();
  });

  it('show a text instead of an empty chart', async () => {
    const none = {
      open: [],
      openQuotes: 0,
      won: [],
      wonQuotes: 0,
      paid: [],
      owed: [],
      overdue: [],
      firstAnswerMinutes: null,
    };
    const weeks = [{ start: '2026-11-16', requests: 0, messages: 0 }];
    const months = [{ month: '2026-11', open: [], won: [] }];
    api.answer('GET /dashboard/figures', { body: { lateRequests: 0, lateMessages: 0, ...none, weeks, months } });
    renderAdmin(<WorkStatistics />);
    await screen.findByText('Overdue replies');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(numberOf('Time to first answer')).toBe('No answers yet');
    expect(screen.queryByRole('link', { name: /Requests|Messages/ })).not.toBeInTheDocument();
  });
});
