import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';

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
