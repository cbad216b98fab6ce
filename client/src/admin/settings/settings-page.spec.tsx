import { DEFAULT_SETTINGS } from '@contract/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedText } from '@/stores/unsaved';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { SettingsPage } from './settings-page';

const readAt = '2026-11-20T08:00:00.000Z';
const savedAt = '2026-11-20T09:00:00.000Z';
const stored = { ...DEFAULT_SETTINGS, siteName: 'Kitwe Code School', updatedAt: readAt };
const api = freshApi({
  'GET /settings': { body: stored },
});

/** Types a text into a field and leaves the field. */
function put(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

async function show(at = '/admin/settings') {
  const user = renderAdmin(<SettingsPage />, { at });
  return { user, name: await screen.findByLabelText('Site name') };
}

describe('Site Settings', () => {
  it('saves with the version that was loaded', async () => {
    let finish = () => {};
    const body = { ...stored, siteName: 'New Name', updatedAt: savedAt };
    api.answer('PUT /settings', () => new Promise((resolve) => (finish = () => resolve({ body }))));
    const { user, name } = await show();
    put(name, 'New Name');
    expect(hasUnsavedText()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    for (const busy of ['Saving...', 'Reset']) expect(screen.getByRole('button', { name: busy })).toBeDisabled();
    finish();
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(api.callsOf('PUT /settings')[0]?.body).toMatchObject({ siteName: 'New Name', updatedAt: readAt });
    await waitFor(() => expect(hasUnsavedText()).toBe(false));
  });

  it('opens at the setting in the link', async () => {
    await show('/admin/settings#retentionMonths');
    await waitFor(() => expect(screen.getByLabelText('Keep personal data for (months)')).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Privacy' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has the six specified fields and two switches on tab one', async () => {
    await show();
    for (const label of [
      ...['Site name', 'Contact email', 'Site description', 'Contact phone'],
      ...['Analytics ID (optional)', 'Business address', 'Enable comments', 'Maintenance mode'],
    ]) {
      expect(screen.getByLabelText(label).closest('[hidden]')).toBeNull();
    }
  });

  it('names the remaining sample content, or nothing', async () => {
    const none = { posts: [], team: [], services: [], pages: [], sections: [] };
    api.answer('GET /sample', { body: { ...none, team: ['Kelvin Phiri', 'Joseph Banda'] } });
    renderAdmin(<SettingsPage />, { at: '/admin/settings?room=site' });
    expect(await screen.findByRole('region', { name: 'Sample content to replace' })).toHaveTextContent(
      'The site still has sample content: 2 invented people.',
    );
    cleanup();
    api.answer('GET /sample', { body: none });
    await show('/admin/settings?room=site');
    await waitFor(() => expect(api.callsOf('GET /sample')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Sample content to replace' })).toBeNull();
  });

  /** Selects Reset and confirms the question. */
  async function reset(user: Awaited<ReturnType<typeof show>>['user']): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const question = await screen.findByRole('dialog', { name: 'Reset the form to default values?' });
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
  }

  it('resets to defaults without saving', async () => {
    const { user, name } = await show();
    await reset(user);
    expect(name).toHaveValue('Mosi Digital Academy');
    expect(await screen.findByText('Form reset to default values')).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('names the effects of Reset and changes nothing on Cancel', async () => {
    api.answer('GET /settings', { body: { ...stored, vatPercent: 16 } });
    const { user, name } = await show();
    put(name, 'Typed');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const question = await screen.findByRole('dialog', { name: 'Reset the form to default values?' });
    expect(within(question).getByText('Site name, VAT (percent)')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(name).toHaveValue('Typed');
    expect(screen.queryByText('Form reset to default values')).toBeNull();
  });

  it('rejects a short name without a request', async () => {
    const { user, name } = await show();
    put(name, 'K');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Site name must be at least 2 characters.')).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('keeps a number above the limit and explains at the field', async () => {
    const { user } = await show('/admin/settings?room=quotes');
    const days = screen.getByLabelText('Quotes are valid for (days)');
    put(days, '99999');
    expect(days).toHaveValue('99999');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText(/^Please enter a whole number of days, 1 to /)).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
  });

  it('marks only the invalid social link', async () => {
    api.answer('GET /settings', { body: { ...stored, socialLinks: ['https://www.facebook.com/kitwe'] } });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await fill(user, screen.getByLabelText('Link 2'), 'kitwe');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Please enter links that begin with https://')).toBeVisible();
    const marks = [1, 2, 3].map((number) => {
      const box = screen.getByLabelText(`Link ${number}`);
      return [box.getAttribute('aria-invalid'), box.className.includes('status-error')];
    });
    expect(marks).toEqual([
      ['false', false],
      ['true', true],
      ['false', false],
    ]);
  });

  it('accepts a payment method and shows a server error for it', async () => {
    const { user } = await show('/admin/settings?room=quotes');
    await user.click(screen.getByRole('button', { name: 'Add payment method' }));
    const method = within(screen.getByRole('group', { name: 'Payment method 1' }));
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await method.findByText('Please enter the account or phone number to which clients pay.')).toBeVisible();
    expect(api.callsOf('PUT /settings')).toHaveLength(0);
    await fill(user, method.getByLabelText('Name'), 'Bank');
    await fill(user, method.getByLabelText(/^Details/), ' Zanaco\n0012345');
    const message = 'Details must have at most 300 characters.';
    const errors = [{ field: 'paymentMethods.0.details', message }];
    api.answer('PUT /settings', { status: 400, body: { message, errors } });
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await method.findByText(message)).toBeVisible();
    expect(api.callsOf('PUT /settings')[0]?.body).toMatchObject({
      paymentMethods: [{ label: 'Bank', details: 'Zanaco\n0012345' }],
    });
  });

  it('shows both versions after a conflict', async () => {
    const theirs = { ...stored, siteName: 'Their Name', updatedAt: savedAt };
    api.answer('PUT /settings', { status: 409, body: { message: 'Somebody else was faster.', current: theirs } });
    const { user, name } = await show();
    put(name, 'My Name');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByRole('cell', { name: /only in their version: Their/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: /only in my version: My/ })).toBeVisible();
    api.answer('PUT /settings', { body: { ...theirs, siteName: 'My Name' } });
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(api.callsOf('PUT /settings')[1]?.body).toMatchObject({ siteName: 'My Name', updatedAt: savedAt });
    const said = await screen.findByText(/Your version replaced the other version/);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(name).toHaveValue('Their Name');
  });
});

describe('colour settings', () => {
  it('show a preview and adjustments, and send one spelling', async () => {
    api.answer('PUT /settings', ({ body }) => ({ body: { ...stored, ...(body as object), updatedAt: savedAt } }));
    const { user } = await show('/admin/settings?room=site');
    const brand = screen.getByLabelText('Brand colour (optional)');
    await fill(user, brand, 'F');
    await user.tab();
    await waitFor(() => expect(brand).toBeInvalid());
    await fill(user, brand, 'F0');
    await waitFor(() => expect(brand).toBeValid());
    expect(screen.getByLabelText('Choose the brand colour')).toHaveValue('#ffff00');
    expect(await screen.findByText(/^Your yellow is too light for text on white/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(api.callsOf('PUT /settings')[0]?.body).toMatchObject({ brandColour: '#ffff00', accentColour: '' });
    expect(document.getElementById('tint')).toHaveTextContent('--forest:');
    await user.click(screen.getByRole('button', { name: 'Reset to default colours' }));
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(document.getElementById('tint')?.textContent ?? '').not.toContain('--forest:'));
    expect(api.callsOf('PUT /settings')[1]?.body).toMatchObject({ brandColour: '', accentColour: '' });
  });
});
