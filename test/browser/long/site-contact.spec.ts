import type { Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { type Office, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('contact map', () => {
  // A separate site, because other test files change settings.
  test.use({ siteVariables: { TEST_SITE: 'contact' } });

  test('shows Find Us as a 400 px map at zoom 15', async ({ page }) => {
    const tiles: string[] = [];
    page.on('request', (request) => request.url().includes('tile.openstreetmap.org') && tiles.push(request.url()));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact#find');
    await expect(page.getByRole('heading', { name: 'Find Us' })).toBeVisible();
    const map = page.getByRole('region', { name: 'Map: Mosi Digital Academy' });
    const popup = map.locator('.leaflet-popup-content');
    await expect(popup).toHaveText('Mosi Digital AcademyGreat East Road, Lusaka, Zambia');
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(1);
    expect((await map.boundingBox())?.height).toBe(400);
    // The tip of the pin is at the centre of the map. Measures pin and map in one step, because the page may still
    // scroll.
    const [aside, below] = await map.evaluate((frame) => {
      const box = frame.getBoundingClientRect();
      const pin = frame.querySelector('.leaflet-marker-icon')?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
      return [pin.x + pin.width / 2 - (box.x + box.width / 2), pin.bottom - (box.y + box.height / 2)];
    });
    expect(Math.abs(aside)).toBeLessThan(2);
    expect(Math.abs(below)).toBeLessThan(2);
    // This tile contains the place at -15.3875, 28.3228 at zoom 15.
    expect(tiles).toContain('https://tile.openstreetmap.org/15/18962/17801.png');
    expect(tiles.every((url) => url.includes('/15/'))).toBe(true);

    // The wheel scrolls the page instead of zooming, so the zoom is still 15. The button then changes it to 16.
    await map.hover({ position: { x: 200, y: 300 } });
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    await map.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(() => tiles.some((url) => url.includes('/16/'))).toBe(true);
    expect(tiles.some((url) => url.includes('/14/') || url.includes('/17/'))).toBe(false);
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();

    const marker = map.getByRole('button', { name: /Great East Road/ });
    await marker.focus();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Enter');
    await map.getByRole('button', { name: 'Close popup' }).click();
    await expect(marker).toBeFocused();
  });

  test.describe('without its images', () => {
    test.use({ expectedTrouble: [/tile\.openstreetmap\.org/] });

    test('explains the failure, and still shows the location', async ({ page }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
      await page.goto('/contact#find');
      await expect(page.getByText('We could not load the street map.')).toBeVisible();
      await expect(page.locator('.leaflet-popup-content')).toContainText('Great East Road');
      await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
        'href',
        /mlat=-15\.3875&mlon=28\.3228/,
      );
    });
  });
});

test.describe('quote page', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  let office: Office;
  let requestId: string;
  test.beforeEach(async ({ baseURL }) => {
    office = await openOffice(baseURL);
    requestId = await sendRequest(baseURL);
    await sendQuote(office, requestId, { price: 640 });
  });
  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  const ANSWERS = ['Accept Quote and Proceed', 'Ask a question', 'Decline'];

  test('shows number, status, total, expiry and answers on the first phone screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/quotes/${requestId}`);
    for (const words of ['Mosi Digital', '$640.00', 'Quote ready', 'Valid until']) {
      await expect(page.getByText(words).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { name: /^Quote Q-\d{4}-\d{4}$/ })).toBeInViewport({ ratio: 1 });
    for (const name of ANSWERS) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  for (const width of [320, 375, 1280]) {
    test(`has no barriers or overflow in any step at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const query of ['', '?do=accept', '?do=decline']) {
        await page.goto(`/quotes/${requestId}${query}`);
        expect(await findBarriers(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (query) continue;
        // The links to answer the quote are in a bar of their own, which must fit the width of the page.
        for (const name of ANSWERS) {
          const { x, width: wide } = (await page.getByRole('link', { name }).boundingBox()) ?? { x: width, width: 1 };
          expect(x + wide).toBeLessThanOrEqual(width);
        }
      }
    });
  }

  test('prints the quote alone on one sheet', async ({ page }) => {
    await page.goto(`/quotes/${requestId}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/\/Count 1\b/);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Name and signature')).toBeVisible();
    for (const hidden of [page.getByRole('contentinfo'), page.getByRole('navigation').first(), page.locator('#talk')]) {
      await expect(hidden).toBeHidden();
    }
  });
});
