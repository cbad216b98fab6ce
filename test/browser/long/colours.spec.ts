import type { Page } from '@playwright/test';
import { tint } from '../../../src/contract/colours/tint';
import { ADMIN_PATHS } from '../../../src/contract/routes';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, openSettingsRoom, signInAs } from '../../support/office';
import { settle } from '../../support/office-fit';
import { sendQuote, sendRequest } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

/** Light on light: what an eager owner may choose, and what a mistake in the derivation would show first. */
const COLOURS = { brandColour: '#ffff00', accentColour: '#00ffff' };
const NONE = { brandColour: '', accentColour: '' };
const NAMES = { brandColour: 'Brand Colour (optional)', accentColour: 'Accent Colour (optional)' };
const { forest, copper } = tint(COLOURS) as NonNullable<ReturnType<typeof tint>>;

test.use({
  siteVariables: { ...WITH_SAMPLES, TEST_SITE: 'colours' },
  expectedTrouble: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
});

/** What axe cannot read at this place. */
async function findUnreadable(page: Page): Promise<string[]> {
  await settle(page);
  const unreadable = await findBarriers(page, ['color-contrast', 'link-in-text-block']);
  return unreadable.map((barrier) => `${page.url()} ${barrier}`);
}

/** As a browser says it. */
const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every word of the site can be read', async ({ page, baseURL }) => {
      const office = await officeOf(page);
      await office.put('/settings', COLOURS);
      const requestId = await sendRequest(baseURL);
      await sendQuote(office, requestId);
      const paths = [...PUBLIC_ROUTES, await newestPost(baseURL), { path: `/quotes/${requestId}` }].map(
        ({ path }) => path,
      );
      for (const path of paths) {
        await page.goto(path);
        expect.soft(await findUnreadable(page)).toEqual([]);
      }
    });

    test('every word of the office can be read', async ({ page }) => {
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

test('colours that are saved are seen at once, by the office and by visitors, and go without a trace', async ({
  page,
  context,
}) => {
  await (await officeOf(page)).put('/settings', NONE);
  const visitor = await context.newPage();
  const delivered = await (await page.request.get('/')).text();
  await signInAs(page, 'admin', '/admin/settings');
  await openSettingsRoom(page, 'brandColour');
  for (const [name, hex] of Object.entries(COLOURS)) {
    await page.getByLabel(NAMES[name as keyof typeof NAMES], { exact: true }).fill(hex);
  }
  await expect(page.getByText('Your yellow is too light for words on white')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Settings' });
  await save.click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(save).toHaveCSS('background-color', rgbOf(forest));
  await visitor.goto('/');
  const action = visitor.getByRole('link', { name: 'Our Services' });
  await expect(action).toHaveCSS('background-color', rgbOf(copper));
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--forest'))).toBe(
    forest,
  );

  await page.getByRole('button', { name: 'Back to the delivered colours' }).click();
  await save.click();
  await page.mouse.move(0, 0);
  await expect(save).toHaveCSS('background-color', 'rgb(15, 91, 70)');
  expect(await (await page.request.get('/')).text()).toBe(delivered);
});
