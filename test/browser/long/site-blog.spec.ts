import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('text and scripts', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  test('leads from a card’s "Read more" to its post', async ({ page }) => {
    await page.goto('/blogs');
    const card = page.getByRole('region', { name: 'Featured Blogs' }).getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    // Clicks on other text of the card. The link in the heading covers the whole card.
    await card.getByText('Read more').scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await card.getByText('Read more').boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(/\/blogs\/[0-9a-f]{24}$/);
  });

  test.describe('images, fonts and scripts', () => {
    test.use({ expectedTrouble: [/status of 404/] });

    test('load from the site itself, except the map', async ({ page, baseURL }) => {
      const others = new Set<string>();
      page.on('request', (request) => {
        const { origin, host, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          others.add(`${new URL(page.url()).pathname} asks ${host}`);
      });
      for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
        await page.goto(path);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
      }
      expect([...others]).toEqual(['/contact asks tile.openstreetmap.org']);
    });
  });

  test.describe('analytics id', () => {
    test.afterEach(async ({ baseURL }) => {
      await (await openOffice(baseURL)).put('/settings', { analyticsId: '' });
    });

    test('loads its script and allows its host on public pages only', async ({ page, baseURL }) => {
      const HOST = 'https://www.googletagmanager.com';
      const asked: string[] = [];
      await page.context().route(`${HOST}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'];
      expect(await policyOf('/about')).not.toContain(HOST);
      await (await openOffice(baseURL)).put('/settings', { analyticsId: 'G-ABC1234' });
      expect(await policyOf('/about')).toContain(HOST);
      expect(await policyOf('/admin/login')).not.toContain(HOST);
      await page.goto('/about');
      await expect.poll(() => asked).toEqual([`${HOST}/gtag/js?id=G-ABC1234`]);
      await page.goto('/admin/login');
      await expect(page.getByLabel('Password')).toBeVisible();
      expect(asked).toHaveLength(1);
    });
  });

  test.describe('newsletter form', () => {
    const band = (page: Page) => page.getByRole('region', { name: 'New courses and articles, by email' });
    const field = (page: Page) => band(page).getByRole('textbox');

    for (const width of [375, 1280]) {
      test(`shows errors under its field with a red border at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/about');
        await expect(field(page)).toHaveAttribute('type', 'email');
        await expect(field(page)).toHaveAttribute('required', '');
        await field(page).fill('ruth.example.com');
        await band(page).getByRole('button', { name: 'Subscribe' }).click();
        const words = band(page).getByText('Please enter a valid email address', { exact: true });
        await expect(words).toBeVisible();
        await expect(field(page)).toHaveCSS('border-color', 'rgb(217, 65, 47)');
        // Measures the field and the error below it in one step, because the page may still be scrolling.
        const { aside, below } = await field(page).evaluate(
          (input, sentence) => {
            const box = input.getBoundingClientRect();
            const said = sentence?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN);
            return { aside: said.x - box.x, below: said.y - box.bottom };
          },
          await words.elementHandle(),
        );
        expect(aside).toBe(0);
        expect(below).toBeLessThan(16);
        await expect(field(page)).toHaveValue('ruth.example.com');
      });
    }
  });
});
