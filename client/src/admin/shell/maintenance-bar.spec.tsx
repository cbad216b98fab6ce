import type { Dashboard } from '@contract/dashboard';
import type { StoredSettings } from '@contract/settings';
import type { Role } from '@contract/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../shared/dashboard-store';
import { MaintenanceBar } from './maintenance-bar';

const TEXT = 'Visitors see the maintenance page.';
const api = new FakeApi();

async function show(isUnderMaintenance: boolean, role: Role = 'admin', at = '/admin') {
  const body: Partial<Dashboard> = { isUnderMaintenance };
  api.answer('GET /dashboard', { body });
  renderAdmin(<MaintenanceBar />, { role, at });
  await act(() => useDashboard.getState().load());
}

describe('maintenance bar', () => {
  it('turns maintenance mode off for an administrator, with Undo', async () => {
    api.answer('PUT /settings', ({ body }) => {
      api.answer('GET /dashboard', { body: { isUnderMaintenance: (body as StoredSettings).maintenanceMode } });
      return { body };
    });
    await show(true);
    expect(screen.getByRole('status')).toHaveTextContent(TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off maintenance mode' }));
    expect(await screen.findByText('Maintenance mode is off. Visitors see the site.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(TEXT)).toBeVisible();
    expect(api.callsOf('PUT /settings').map(({ body }) => body)).toEqual([
      { maintenanceMode: false },
      { maintenanceMode: true },
    ]);
  });

  it('links to the setting on the settings screen', async () => {
    await show(true, 'admin', '/admin/settings');
    expect(screen.getByRole('link', { name: 'Open maintenance setting' })).toHaveAttribute(
      'href',
      '/admin/settings#maintenanceMode',
    );
  });

  it('offers others a preview but no switch', async () => {
    api.answer('POST /auth/look', { status: 502, body: { message: 'Please try again.' } });
    await show(true, 'viewer');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Preview site' }));
    expect(await screen.findByText('Failed to open the preview')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview site' })).toBeEnabled();
    expect(api.callsOf('POST /auth/look')).toHaveLength(1);
  });

  it('is hidden when maintenance mode is off', async () => {
    await show(false);
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });
});
