import type { Dashboard } from '@contract/dashboard';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../shared/dashboard-store';
import { DashboardPage } from './dashboard-page';

const dashboard: Dashboard = {
  totalViews: 12480,
  teamMembers: 9,
  services: 6,
  blogPosts: 14,
  newMessages: 1,
  waitingComments: 0,
  pendingRequests: 0,
  questions: 0,
  questionOf: null,
  saidPaid: 0,
  saidPaidOf: null,
  recentContacts: [
    { _id: 'c1', name: 'Ruth Zimba', subject: 'Prices', status: 'new', createdAt: '2026-11-20T08:00:00.000Z' },
  ],
  recentBlogs: [{ _id: 'b1', title: 'Robots for maize', authorName: 'Kelvin Phiri', createdAt: '' }],
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer('GET /dashboard/figures', { status: 503, body: {} });
  api.answer('GET /mail/failed?page=1&limit=4', { body: [] });
  api.answer('GET /backup/state', { status: 503, body: {} });
  api.answer('GET /dashboard/readiness', { body: { checks: [] } });
});

/** The shell asks for the answer; the screen shows it. */
async function show(body: Dashboard, role: 'admin' | 'viewer' = 'admin') {
  api.answer('GET /dashboard', { body });
  renderAdmin(<DashboardPage />, { role });
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard data...');
  await act(() => useDashboard.getState().load());
  await screen.findByText('Total Views');
}

describe('the dashboard', () => {
  it('shows the four totals', async () => {
    await show(dashboard);
    const totals = ['Total Views', 'Team Members', 'Services', 'Blog Posts'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent,
    );
    expect(totals).toEqual(['12,480', '9', '6', '14']);
  });

  it('shows what came last, with authors and dates in words', async () => {
    await show(dashboard);
    expect(screen.getByRole('link', { name: /Ruth Zimba New Prices November 20, 2026 at 10:00/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Robots for maize By Kelvin Phiri N\/A/ })).toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    await show({ ...dashboard, newMessages: 0, recentContacts: [], recentBlogs: [] });
    expect(screen.getByText('No recent contacts.')).toBeInTheDocument();
    expect(screen.getByText('No recent blog posts.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Answer messages' })).not.toBeInTheDocument();
  });

  it('does not say that nothing waits above mails that failed', async () => {
    const mail = { _id: 'm1', to: 'a@example.com', subject: 'Prices', status: 'failed', attempts: 1, lastError: '' };
    const body = [{ ...mail, nextAttemptAt: null, createdAt: '', updatedAt: '' }];
    api.answer('GET /mail/failed?page=1&limit=4', { body, headers: { 'X-Total-Count': '1' } });
    await show({ ...dashboard, newMessages: 0 });
    expect(await screen.findByText(/are waiting\. 1 email could not be sent\.$/)).toBeVisible();
    expect(screen.queryByText(/Nothing is waiting/)).not.toBeInTheDocument();
  });

  it('offers the next thing to do to those who may do it', async () => {
    await show(dashboard);
    expect(screen.getByRole('link', { name: 'Answer messages' })).toHaveAttribute('href', '/admin/contacts?status=new');
  });

  it('leads to what waits in requests in one press, also while messages wait', async () => {
    await show({ ...dashboard, pendingRequests: 4 });
    expect(screen.getByRole('link', { name: 'Look at requests' })).toHaveAttribute(
      'href',
      '/admin/quotes?status=pending',
    );
  });

  it('begins with what waits, what is open and what was won, not with how much there is of everything', async () => {
    const money = {
      open: [],
      openQuotes: 0,
      won: [],
      wonQuotes: 0,
      paid: [],
      owed: [],
      lateRequests: 0,
      lateMessages: 0,
    };
    api.answer('GET /dashboard/figures', { body: { ...money, firstAnswerMinutes: null, weeks: [], months: [] } });
    await show(dashboard);
    const open = await screen.findByText('Open quotes');
    const isBefore = open.compareDocumentPosition(screen.getByText('Total Views')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeTruthy();
  });

  it('leads to a client who says that they have paid', async () => {
    await show({ ...dashboard, newMessages: 0, saidPaid: 1, saidPaidOf: 'r8' });
    expect(screen.getByText('1 payment to look for is waiting.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look for the payment' })).toHaveAttribute(
      'href',
      '/admin/quotes?request=r8',
    );
  });

  it('leads to the question of a client that waits longest', async () => {
    await show({ ...dashboard, questions: 2, questionOf: 'r7' });
    expect(screen.getByText('1 new message and 2 questions are waiting.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer the oldest question' })).toHaveAttribute(
      'href',
      '/admin/quotes?request=r7',
    );
  });

  it('offers a viewer nothing to do', async () => {
    await show(dashboard, 'viewer');
    expect(screen.queryByRole('link', { name: 'Answer messages' })).not.toBeInTheDocument();
  });

  it('offers a Retry when it could not be loaded', async () => {
    renderAdmin(<DashboardPage />);
    await act(() => useDashboard.getState().load());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /dashboard', { body: dashboard });
    await userEvent.click(retry);
    expect(await screen.findByText('12,480')).toBeInTheDocument();
  });
});
