import { DEFAULT_SETTINGS } from '@contract/settings';
import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedText } from '@/stores/unsaved';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { SettingsPage } from './settings-page';

const readAt = '2026-11-20T08:00:00.000Z';
const savedAt = '2026-11-20T09:00:00.000Z';
const stored = { ...DEFAULT_SETTINGS, siteName: 'Kitwe Code School', updatedAt: readAt };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer('GET /settings', { body: stored });
});

async function show() {
  const user = renderAdmin(<SettingsPage />);
  return { user, name: await screen.findByLabelText('Site Name') };
}

describe('Site Settings', () => {
  it('saves with the version that was read', async () => {
    api.answer('PUT /settings', { body: { ...stored, siteName: 'New Name', updatedAt: savedAt } });
    const { user, name } = await show();
    await user.clear(name);
    await fill(user, name, 'New Name');
    expect(hasUnsavedText()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(api.callsOf('PUT /settings')[0]?.body).toMatchObject({ siteName: 'New Name', updatedAt: readAt });
    await waitFor(() => expect(hasUnsavedText()).toBe(false));
  });

  it('reads "Saving..." while it saves', async () => {
    api.answer('PUT /settings', () => new Promise(() => undefined));
    const { user, name } = await show();
    await fill(user, name, '!');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  it('puts the default values back and says so, but sends nothing', async () => {
    const { user, name } = await show();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(name).toHaveValue('Mosi Digital Academy');
    expect(await screen.findByText('Form reset to default values')).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('refuses a short name before anything is sent', async () => {
    const { user, name } = await show();
    await user.clear(name);
    await fill(user, name, 'K');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Site name must be at least 2 characters.')).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('keeps a number that is too large as it was typed, and says at the field what is taken', async () => {
    const { user } = await show();
    const days = screen.getByLabelText('Quotes are valid for (days)');
    await user.clear(days);
    await fill(user, days, '99999');
    await user.tab();
    expect(days).toHaveValue('99999');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText(/^Please enter a whole number of days, 1 to /)).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('shows both versions when somebody else saved first, and keeps mine only when told to', async () => {
    const theirs = { ...stored, siteName: 'Their Name', updatedAt: savedAt };
    api.answer('PUT /settings', { status: 409, body: { message: 'Somebody else was faster.', current: theirs } });
    const { user, name } = await show();
    await user.clear(name);
    await fill(user, name, 'My Name');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByRole('cell', { name: 'Their Name' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'My Name' })).toBeVisible();
    api.answer('PUT /settings', { body: { ...theirs, siteName: 'My Name' } });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(api.callsOf('PUT /settings')[1]?.body).toMatchObject({ siteName: 'My Name', updatedAt: savedAt });
  });
});
