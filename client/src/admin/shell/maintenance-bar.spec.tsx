import type { Dashboard } from '@contract/dashboard';
import type { Role } from '@contract/users';
import { act, screen } from '@testing-library/react';
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

  it('offers nothing to those who may not', async () => {
    await show(true, 'editor');
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is not there while the site is open', async () => {
    await show(false);
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });
});
