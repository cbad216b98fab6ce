import type { Page } from '@playwright/test';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedMessage, seedPost, seedRequest } from '../../support/office-seed';

test.describe('dashboard', () => {
  // Separate sites, because the tests count all records.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'dashboard' } });

  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ]) {
    test.describe(`at ${width} x ${height}`, () => {
      test.use({
        viewport: { width, height },
        siteVariables: { TEST_SITE: 'first screen' },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('shows the four totals on the first screen, also with pending work', async ({ page }) => {
        await seedMessage(page);
        await seedRequest(page);
        await signInAs(page, 'admin', '/admin');
        await expect(page.getByRole('heading', { name: 'Launch checklist' })).toBeVisible();
        await expect(page.getByText('Overdue replies')).toBeVisible();
        // On a phone, the bottom bar covers the end of the screen, so the cards must end above it.
        const dock = page.getByRole('navigation', { name: 'Main screens' });
        const end = (await dock.isVisible()) ? ((await dock.boundingBox())?.y ?? 0) : height;
        for (const name of ['Total Views', 'Team Members', 'Services', 'Blog Posts']) {
          const box = await page.getByRole('main').locator('dl > div', { hasText: name }).boundingBox();
          expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
        }
        await expectFitHere(page);
      });

      if (width === 1280)
        test('shows both recent lists within the first 1,200 px, also with pending work', async ({ page }) => {
          for (let turn = 0; turn < 4; turn += 1) await seedMessage(page);
          await signInAs(page, 'admin', '/admin');
          await expect(page.getByRole('region', { name: 'Launch checklist' })).toBeVisible();
          for (const name of ['Recent Contacts', 'Recent Blog Posts']) {
            const list = page.getByRole('region', { name });
            await expect(list.getByRole('listitem')).toHaveCount(4);
            const box = (await list.boundingBox())!;
            expect(box.y + box.height).toBeLessThanOrEqual(1_200);
          }
        });
    });
  }
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';

/** Requests the post as a new visitor with a phone. */
async function read(page: Page, id: string, referer?: string): Promise<void> {
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': newVisitorAddress(), ...(referer && { referer }) };
  expect((await page.request.get(`/blogs/${id}`, { headers })).status()).toBe(200);
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Blog views' });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `views ${width}` },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('shows views and referrers, on the dashboard and beside a post', async ({ page }) => {
      const post = await seedPost(page, { title: 'Robots for maize, not for films' });
      const other = await seedPost(page, { title: LONG });
      await signInAs(page, 'viewer', '/admin');
      await expect(page.getByText('Overdue replies')).toBeVisible();
      await expect(cardOf(page)).toHaveCount(0);

      for (let turn = 0; turn < 5; turn += 1) await read(page, post._id, 'https://l.facebook.com/l.php?u=x');
      await read(page, post._id);
      await read(page, other._id, `https://${'news.'.repeat(12)}example/`);
      // This view is not counted, because staff are logged in on this device.
      await page.goto(`/blogs/${post._id}`);
      await page.goto('/admin');
      const card = cardOf(page);
      await expect(card.getByText('7 views in the last')).toBeVisible();
      await expect(card.getByRole('region', { name: 'Most viewed posts' }).getByRole('listitem')).toHaveText([
        'Robots for maize, not for films6 views',
        `${LONG}1 view`,
      ]);
      await expect(card.getByRole('region', { name: 'Where visitors came from' }).getByRole('listitem')).toHaveText([
        'l.facebook.com5 views',
        `${'news.'.repeat(12)}example1 view`,
        'Unknown, for example from an app or a typed URL1 view',
      ]);
      for (const range of ['90 days', '400 days', '30 days']) {
        await card.getByRole('button', { name: range }).click();
        await expect(card.getByText(`7 views in the last ${range}`)).toBeVisible();
      }
      await expectFitHere(page);
      // The dashboard shows a chart only after four weeks. The views dialog of a post always shows one.
      await expect(card.getByRole('application')).toHaveCount(0);

      await page.goto('/admin/blog');
      const button = page.getByRole('button', { name: `Views of ${post.title}` });
      await button.click();
      const dialog = page.getByRole('dialog', { name: `Views of ${post.title}` });
      await expect(dialog.getByText('6 views in the last 30 days')).toBeVisible();
      await expect(dialog.getByRole('application')).toBeVisible();
      await expectFitHere(page);
      await dialog.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText(/^\w+ \d+, \d{4}: 0 views$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}
