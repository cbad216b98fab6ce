import type { Dashboard } from '@contract/dashboard';
import type { Role } from '@contract/users';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../shared/dashboard-store';
import { MaintenanceBar } from './maintenance-bar';

const TEXT = 'Visitors see the maintenance page.';
const api = new FakeApi();

async function show(isUnderMaintenance: boolean, role: Role = 'admin') {
  const body: Partial<Dashboard> = { isUnderMaintenance };
  api.answer('GET /dashboard', { body });
  renderAdmin(<MaintenanceBar />, { role });
  await act(() => useDashboard.getState().load());
}

describe('the bar on every screen', () => {
  it('says that visitors are kept out, and leads administrators to the switch', async () => {
    await show(true);
    expect(screen.getByRole('status')).toHaveTextContent(TEXT);
    expect(screen.getByRole('link', { name: 'Switch maintenance off' })).toHaveAttribute(
      'href',
      '/admin/settings#maintenanceMode',
    );
  });

  it('lets everybody look at the site, but not switch', async () => {
    api.answer('POST /auth/look', { status: 502, body: { message: 'Please try again.' } });
    await show(true, 'viewer');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Look at the site' }));
    expect(await screen.findByText('The site could not be opened')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Look at the site' })).toBeEnabled();
    expect(api.callsOf('POST /auth/look')).toHaveLength(1);
  });

  it('is not there while the site is open', async () => {
    await show(false);
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });
});
