import type { Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

const WIDTHS = [375, 1280];

test.use({
  siteVariables: WITH_SAMPLES,
  expectedTrouble: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Everything that axe knows, with what comes in late (the slides, the map) in its place. */
async function findAllBarriers(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  if (new URL(page.url()).pathname === '/contact') {
    const map = page.locator('.leaflet-popup-content');
    // On a phone a request that was sent leaves the map behind its link.
    await expect(map.or(page.locator('[data-followed]')).first()).toBeVisible();
  }
  if (new URL(page.url()).pathname === '/') {
    await page.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.slick-slider')).toHaveCount(1);
  }
  return (await findBarriers(page)).map((barrier) => `${page.url()} ${barrier}`);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { path } of [...PUBLIC_ROUTES, ...MISSING_ROUTES]) {
      test(`${path} has no barrier that axe can find`, async ({ page }) => {
        await page.goto(path);
        expect(await findAllBarriers(page)).toEqual([]);
      });
    }

    test('a post has none, nor a request with and without its quote', async ({ page, baseURL }) => {
      await page.goto((await newestPost(baseURL)).path);
      expect(await findAllBarriers(page)).toEqual([]);
      const requestId = await sendRequest(baseURL);
      await page.goto(`/contact?request=${requestId}`);
      await expect(page.getByText('Request Received')).toBeVisible();
      expect(await findAllBarriers(page)).toEqual([]);
      await sendQuote(await openOffice(baseURL), requestId);
      await page.reload();
      await page.getByRole('button', { name: 'Accept Quote and Proceed' }).click();
      await page.getByText('Need Help? Contact Us Directly').click();
      expect(await findAllBarriers(page)).toEqual([]);
    });

    test('forms with mistakes have none', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter your name.')).toBeVisible();
      expect(await findAllBarriers(page)).toEqual([]);
      await page.goto('/about');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      expect(await findAllBarriers(page)).toEqual([]);
    });
  });

  test.describe(`at ${width} px without content`, () => {
    test.use({ viewport: { width, height: 800 }, siteVariables: WITHOUT_CONTENT });

    test('the empty screens have none', async ({ page }) => {
      for (const path of ['/blogs', '/team', '/services', '/blogs?category=None&page=3']) {
        await page.goto(path);
        expect(await findAllBarriers(page)).toEqual([]);
      }
    });
  });
}

test.describe('the open menu of a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('has no barrier that axe can find', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findAllBarriers(page)).toEqual([]);
  });
});
