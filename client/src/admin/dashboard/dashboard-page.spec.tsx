import type { Dashboard } from '@contract/dashboard';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
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
  isUnderMaintenance: false,
  savesToOutbox: false,
  redirectsAreFull: false,
  restored: null,
  recentContacts: [
    { _id: 'c1', name: 'Ruth Zimba', subject: 'Prices', status: 'new', createdAt: '2025-11-20T08:00:00.000Z' },
    { _id: 'c2', name: 'Joe Banda', subject: 'Fees', status: 'archived', createdAt: '2025-11-20T07:00:00.000Z' },
  ],
  recentBlogs: [
    { _id: 'b1', title: 'Robots for maize', authorName: 'Kelvin Phiri', createdAt: '2025-11-20T08:00:00.000Z' },
  ],
};

const api = freshApi({
  'GET /dashboard/figures': { status: 503, body: {} },
  'GET /mail/failed?page=1&limit=4': { body: [] },
  'GET /backup/state': { status: 503, body: {} },
  'GET /dashboard/readiness': { body: { checks: [] } },
});

/** Renders the screen, then loads the dashboard's data, which `AdminShell` loads in the product. */
async function show(body: Dashboard, role: 'admin' | 'viewer' = 'admin') {
  api.answer('GET /dashboard', { body });
  renderAdmin(<DashboardPage />, { role });
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard data...');
  await act(() => useDashboard.getState().load());
  await screen.findByText('Total Views');
}

describe('dashboard', () => {
  it('shows the four totals', async () => {
    await show(dashboard);
    const totals = ['Total Views', 'Team Members', 'Services', 'Blog Posts'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent,
    );
    expect(totals).toEqual(['12,480', '9', '6', '14']);
  });

  it('lists recent messages and posts, each row and "All" with its link', async () => {
    await show(dashboard);
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(linksOf('Recent Contacts')).toEqual([
      ['All contacts', '/admin/contacts'],
      ['Ruth ZimbaNewPricesNovember 20, 2025 at 10:00', '/admin/contacts?message=c1'],
      ['Joe BandaArchivedFeesNovember 20, 2025 at 09:00', '/admin/contacts?message=c2'],
    ]);
    expect(linksOf('Recent Blog Posts')).toEqual([
      ['All posts', '/admin/blog'],
      ['Robots for maizeBy Kelvin PhiriNovember 20, 2025 at 10:00', '/admin/blog'],
    ]);
  });

  it('says that the lists are empty', async () => {
    await show({ ...dashboard, newMessages: 0, recentContacts: [], recentBlogs: [] });
    expect(screen.getByText('No recent contacts.')).toBeInTheDocument();
    expect(screen.getByText('No recent blog posts.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Answer messages' })).not.toBeInTheDocument();
  });

  it('never says that nothing is waiting above failed emails', async () => {
    const mail = { _id: 'm1', to: 'a@example.com', subject: 'Prices', status: 'failed', attempts: 1, lastError: '' };
    const body = [{ ...mail, nextAttemptAt: null, createdAt: '', updatedAt: '' }];
    api.answer('GET /mail/failed?page=1&limit=4', { body, headers: { 'X-Total-Count': '1' } });
    await show({ ...dashboard, newMessages: 0 });
    expect(await screen.findByRole('region', { name: '1 email could not be sent' })).toBeVisible();
    expect(screen.getByText('No messages, requests, questions or comments are waiting for you.')).toBeVisible();
    expect(screen.queryByText(/Nothing is waiting/)).not.toBeInTheDocument();
  });

  it('offers the next action if the role may do it', async () => {
    await show(dashboard);
    expect(screen.getByRole('link', { name: 'Answer messages' })).toHaveAttribute('href', '/admin/contacts?status=new');
  });

  it('offers Retry after a failed load', async () => {
    renderAdmin(<DashboardPage />);
    await act(() => useDashboard.getState().load());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /dashboard', { body: dashboard });
    await userEvent.click(retry);
    expect(await screen.findByText('12,480')).toBeInTheDocument();
  });
});
