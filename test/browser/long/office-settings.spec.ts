import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '../../../src/contract/routes';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, openSettingsRoom, signInAs } from '../../support/office';
import { expectFitHere, settle } from '../../support/office-fit';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('settings', () => {
  // A separate site, because settings affect the whole site.
  test.use({ siteVariables: { TEST_SITE: 'settings' } });

  test.beforeEach(async ({ page }) => {
    await (await officeOf(page)).put('/settings', DEFAULT_SETTINGS);
  });

  const form = (page: Page) => page.getByRole('region', { name: 'Site settings' });
  const save = (page: Page) => form(page).getByRole('button', { name: 'Save Settings' });
  const stored = async (page: Page) => (await officeOf(page)).get<StoredSettings>('/settings');

  async function open(page: Page): Promise<void> {
    await signInAs(page, 'admin', '/admin/settings');
    await expect(page.getByLabel('Site name')).toHaveValue(DEFAULT_SETTINGS.siteName);
  }

  /** Blocks the save until the returned function is called. */
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

  test('saves changes and shows them at once in sidebar and website', async ({ page }) => {
    await open(page);
    const changes = {
      'Site name': 'Kafue Skills College',
      'Contact email': 'office@kafue.example',
      'Site description': 'Digital skills for everyone along the Kafue river.',
      'Contact phone': '+260 97 123 4567',
      'Business address': 'Mazabuka Road, Kafue',
      'Keep personal data for (months)': '12',
    };
    for (const [label, value] of Object.entries(changes)) {
      // Changes fields on several tabs before the save, because one Save button saves all tabs.
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

  test('asks before leaving a screen with unsaved changes', async ({ page }) => {
    await open(page);
    await page.getByLabel('Business address').fill('Cairo Road, Lusaka');
    const pages = page.getByRole('complementary').getByRole('link', { name: 'Pages' });
    await pages.click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/admin/settings');
    await expect(page.getByLabel('Business address')).toHaveValue('Cairo Road, Lusaka');

    await pages.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    expect((await stored(page)).address).toBe(DEFAULT_SETTINGS.address);
  });

  test('asks before leaving the site with unsaved changes, but not after saving', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await open(page);
    await page.getByLabel('Business address').click();
    await page.keyboard.type(', 2nd floor');
    // Leaves by URL, because Chromium does not ask about unsaved changes when a test closes the tab.
    await page.evaluate(() => window.location.assign('about:blank'));
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await save(page).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Business address')).toHaveValue(/, 2nd floor$/);
    expect(asked).toHaveLength(1);
  });

  test('shows visitors a 503 page in maintenance mode, while staff keep working', async ({ page, request }) => {
    await open(page);
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await save(page).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    expect((await request.get('/team')).status()).toBe(503);
    expect((await request.get('/api/team')).status()).toBe(200);
    // Every screen shows the notice as long as maintenance mode is on.
    const bar = page.getByText('Visitors see the maintenance page.');
    await expect(bar).toBeVisible();
    await page.goto('/admin/pages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await expect(bar).toBeVisible();
    await expectFitHere(page);
    // Staff can preview the site on this device and navigate in it.
    await page.getByRole('button', { name: 'Preview site' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Team' }).first().click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /team/i })).toBeVisible();
    expect((await request.get('/team')).status()).toBe(503);
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Turn off maintenance mode' }).click();
    await expect(bar).toHaveCount(0);
    expect((await request.get('/team')).status()).toBe(200);
  });

  for (const width of [375, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 700 } });

      test('keeps Save in sight without covering the focused field', async ({ page }) => {
        await open(page);
        await expect(save(page)).toBeInViewport({ ratio: 1 });
        const bar = await save(page).boundingBox();
        for (const label of ['Business address', 'WhatsApp number']) {
          // Scrolls to the top first, so that the field gets the focus from above, as with the Tab key.
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
});

test.describe('colours', () => {
  /** Light colours, on which unreadable text is most likely. */
  const COLOURS = { brandColour: '#ffff00', accentColour: '#00ffff' };

  test.use({
    siteVariables: { ...WITH_SAMPLES, TEST_SITE: 'colours' },
    expectedTrouble: [/status of 404/],
    contextOptions: { reducedMotion: 'reduce' },
  });

  /** Returns the contrast errors that axe finds on the page. */
  async function findUnreadable(page: Page): Promise<string[]> {
    await settle(page);
    const unreadable = await findBarriers(page, ['color-contrast', 'link-in-text-block']);
    return unreadable.map((barrier) => `${page.url()} ${barrier}`);
  }

  for (const width of [375, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('keeps all back office text readable', async ({ page }) => {
        await (await officeOf(page)).put('/settings', COLOURS);
        await page.goto('/admin/login');
        await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
        expect.soft(await findUnreadable(page)).toEqual([]);
        await signInAs(page, 'admin');
        for (const path of ADMIN_PATHS.filter((path) => path !== '/admin/login')) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          expect.soft(await findUnreadable(page)).toEqual([]);
        }
      });
    });
  }
});
