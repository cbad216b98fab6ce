import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import { expect, test } from '../../support/browser';
import { officeOf, openSettingsRoom, signInAs } from '../../support/office';
import { expectCompared } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';

// Settings are the whole site's: so this file has one of its own.
test.use({ siteVariables: { TEST_SITE: 'settings' } });

test.beforeEach(async ({ page }) => {
  await (await officeOf(page)).put('/settings', DEFAULT_SETTINGS);
});

const form = (page: Page) => page.getByRole('region', { name: 'Site settings' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Settings' });
const stored = async (page: Page) => (await officeOf(page)).get<StoredSettings>('/settings');

async function open(page: Page): Promise<void> {
  await signInAs(page, 'admin', '/admin/settings');
  await expect(page.getByLabel('Site Name')).toHaveValue(DEFAULT_SETTINGS.siteName);
}

/** Holds what is sent until the answer of this function is called. */
async function holdSave(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/settings', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('what is saved is kept, shows at once in the sidebar and on the website', async ({ page }) => {
  await open(page);
  const changes = {
    'Site Name': 'Kafue Skills College',
    'Contact Email': 'office@kafue.example',
    'Site Description': 'Digital skills for everyone along the Kafue river.',
    'Contact Phone': '+260 97 123 4567',
    'Business Address': 'Mazabuka Road, Kafue',
    'Keep personal data for (months)': '12',
  };
  for (const [label, value] of Object.entries(changes)) {
    // One Save is for all rooms.
    if (label.startsWith('Keep')) await openSettingsRoom(page, 'retentionMonths');
    await page.getByLabel(label).fill(value);
  }
  const answer = await holdSave(page);
  await save(page).click();
  await expect(form(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(form(page).getByRole('button', { name: 'Reset' })).toBeDisabled();
  answer();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Kafue Skills College')).toBeVisible();

  await page.reload();
  for (const [label, value] of Object.entries(changes)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact | Kafue Skills College');
  await expect(page.getByRole('link', { name: 'office@kafue.example' }).first()).toBeVisible();
  await expect(page.getByText('Mazabuka Road, Kafue').first()).toBeVisible();
});

for (const pressed of ['the button', 'Enter in a field'] as const) {
  test(`by keyboard the focus stays where it was while something is saved: ${pressed}`, async ({ page }) => {
    await open(page);
    const field = page.getByLabel('Site Name');
    await field.fill('Kafue Skills College');
    const at = pressed === 'the button' ? save(page) : field;
    const answer = await holdSave(page);
    await at.press('Enter');
    await expect(form(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await page.keyboard.type('lost');
    answer();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await expect(at).toBeFocused();
    await expect(field).toHaveValue('Kafue Skills College');
  });
}

test('each field says what is wrong with it, and nothing is sent', async ({ page }) => {
  await open(page);
  for (const [label, value, text] of [
    ['Site Name', 'K', 'Site name must be at least 2 characters.'],
    ['Site Description', 'Too short', 'Description must be at least 10 characters.'],
    ['Contact Email', 'nobody', 'Please enter a valid email address.'],
    ['Contact Phone', '1234', 'Please enter a valid phone number.'],
    ['Business Address', 'Here', 'Address must be at least 5 characters.'],
    ['Analytics ID (optional)', 'UA-1', 'Please enter a measurement id such as G-ABC123XYZ.'],
  ]) {
    await page.getByLabel(label).fill(value);
    await page.getByLabel(label).blur();
    await expect(form(page).getByText(text)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await save(page).click();
  await expect(page.getByLabel('Site Name')).toBeFocused();
  expect(await stored(page)).toMatchObject({ ...DEFAULT_SETTINGS });
});

test('Reset puts the defaults into the form, and stores nothing before Save', async ({ page }) => {
  await (await officeOf(page)).put('/settings', { address: 'Cairo Road, Lusaka', enableComments: false });
  await signInAs(page, 'admin', '/admin/settings');
  await expect(page.getByLabel('Business Address')).toHaveValue('Cairo Road, Lusaka');
  await form(page).getByRole('button', { name: 'Reset' }).click();
  const question = page.getByRole('dialog', { name: 'Reset the form to default values?' });
  await expect(question.getByText('Business Address, Enable Comments')).toBeVisible();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Form reset to default values')).toBeVisible();
  await expect(page.getByLabel('Business Address')).toHaveValue(DEFAULT_SETTINGS.address);
  await expect(page.getByRole('switch', { name: 'Enable Comments' })).toBeChecked();
  expect((await stored(page)).address).toBe('Cairo Road, Lusaka');
  await save(page).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  expect(await stored(page)).toMatchObject({ ...DEFAULT_SETTINGS });
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await open(page);
  await page.getByLabel('Business Address').fill('Cairo Road, Lusaka');
  const pages = page.getByRole('complementary').getByRole('link', { name: 'Pages' });
  await pages.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/admin/settings');
  await expect(page.getByLabel('Business Address')).toHaveValue('Cairo Road, Lusaka');

  await pages.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  expect((await stored(page)).address).toBe(DEFAULT_SETTINGS.address);
});

test('leaving the site with unsaved changes asks too, and not after the save', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await open(page);
  await page.getByLabel('Business Address').click();
  await page.keyboard.type(', 2nd floor');
  // An address leads away: Chromium asks nothing where a test closes the tab.
  await page.evaluate(() => window.location.assign('about:blank'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await save(page).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Business Address')).toHaveValue(/, 2nd floor$/);
  expect(asked).toHaveLength(1);
});

test('maintenance mode shows visitors a page with status 503, while the back office goes on', async ({
  page,
  request,
}) => {
  await open(page);
  await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
  await save(page).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  expect((await request.get('/team')).status()).toBe(503);
  expect((await request.get('/api/team')).status()).toBe(200);
  // Said on every screen at once, and no more once it is off.
  const bar = page.getByText('Visitors see the maintenance page.');
  await expect(bar).toBeVisible();
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(bar).toBeVisible();
  await expectFitHere(page);
  // Staff see what visitors will, in this browser alone, and move about in it.
  await page.getByRole('button', { name: 'Look at the site' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Team' }).first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /team/i })).toBeVisible();
  expect((await request.get('/team')).status()).toBe(503);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Switch maintenance off' }).click();
  await expect(bar).toHaveCount(0);
  expect((await request.get('/team')).status()).toBe(200);
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('Save stays in sight, and covers no field that has the focus', async ({ page }) => {
      await open(page);
      await expect(save(page)).toBeInViewport({ ratio: 1 });
      const bar = await save(page).boundingBox();
      for (const label of ['Business Address', 'WhatsApp Number']) {
        // As the Tab key brings it into sight, from above.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByLabel(label).focus();
        const field = await page.getByLabel(label).boundingBox();
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        await expect(save(page)).toBeInViewport({ ratio: 1 });
      }
      await expectFitHere(page);
    });
  });
}

test('the screen names the sample content and hands out a backup', async ({ page }) => {
  await open(page);
  await openSettingsRoom(page, 'Site');
  await expect(page.getByRole('region', { name: 'Sample content to replace' })).toBeVisible();
  await openSettingsRoom(page, 'Backup');
  await expect(save(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(tar|zip|tgz|gz)/);
  await expect(page.getByText('Backup downloaded')).toBeVisible();
});

test.describe('against another person and a server that fails', () => {
  test.use({ expectedTrouble: [/status of (409|503)|ERR_FAILED/] });

  test('a conflict shows both versions, to keep mine', async ({ page }) => {
    await open(page);
    await page.getByLabel('Business Address').fill('Mine, Lusaka');
    await (await officeOf(page)).put('/settings', { address: 'Theirs, Kitwe', contactPhone: '+260 97 999 9999' });
    await save(page).click();
    const conflict = page.getByRole('region', { name: /^You saved a newer version in another window/ });
    await expectCompared(conflict.getByRole('row'), [
      'FieldTyped hereSaved',
      'Business AddressMine, LusakaTheirs, Kitwe',
    ]);
    expect((await stored(page)).address).toBe('Theirs, Kitwe');
    await conflict.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    expect(await stored(page)).toMatchObject({ address: 'Mine, Lusaka', contactPhone: '+260 97 999 9999' });
  });

  test('or to take theirs, and to go on from there', async ({ page }) => {
    await open(page);
    await page.getByLabel('Business Address').fill('Mine, Lusaka');
    await (await officeOf(page)).put('/settings', { address: 'Theirs, Kitwe', siteName: 'Copperbelt College' });
    await save(page).click();
    await page.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(page.getByLabel('Business Address')).toHaveValue('Theirs, Kitwe');
    await expect(page.getByRole('complementary').getByText('Copperbelt College')).toBeVisible();
    await page.getByLabel('Business Address').fill('Both, Ndola');
    await save(page).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    expect(await stored(page)).toMatchObject({ address: 'Both, Ndola', siteName: 'Copperbelt College' });
  });

  test('a failed save says why and keeps what was typed', async ({ page }) => {
    await open(page);
    await page.getByLabel('Business Address').fill('Cairo Road, Lusaka');
    const json = { success: false, statusCode: 503, message: 'The database is not available.' };
    await page.route('**/api/settings', (route) => route.fulfill({ status: 503, json }));
    await save(page).click();
    await expect(page.getByText('Failed to save settings')).toBeVisible();
    await expect(page.getByText('The database is not available.')).toBeVisible();
    await page.unroute('**/api/settings');
    await page.route('**/api/settings', (route) => route.abort());
    await save(page).click();
    await expect(page.getByText('An error occurred while saving the settings')).toBeVisible();
    await expect(page.getByLabel('Business Address')).toHaveValue('Cairo Road, Lusaka');
    await page.unroute('**/api/settings');
    await save(page).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
  });

  test('settings that cannot be read have a Retry', async ({ page }) => {
    await page.route('**/api/settings', (route) => route.abort());
    await signInAs(page, 'admin', '/admin/settings');
    await expect(page.getByRole('main').getByText('Failed to load settings')).toBeVisible();
    await page.unroute('**/api/settings');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Site Name')).toHaveValue(DEFAULT_SETTINGS.siteName);
  });
});
