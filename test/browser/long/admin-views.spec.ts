import type { Page } from '@playwright/test';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';

/** A reader on a phone of their own. */
async function read(page: Page, id: string, referer?: string): Promise<void> {
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': newVisitorAddress(), ...(referer && { referer }) };
  expect((await page.request.get(`/blogs/${id}`, { headers })).status()).toBe(200);
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Blog views' });

for (const width of [320, 375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `views ${width}` },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('shows what was read and who sent readers, on the dashboard and beside a post', async ({ page }) => {
      const post = await seedPost(page, { title: 'Robots for maize, not for films' });
      const other = await seedPost(page, { title: LONG });
      await signInAs(page, 'viewer', '/admin');
      await expect(page.getByText('Waiting too long')).toBeVisible();
      await expect(cardOf(page)).toHaveCount(0);

      for (let turn = 0; turn < 5; turn += 1) await read(page, post._id, 'https://l.facebook.com/l.php?u=x');
      await read(page, post._id);
      await read(page, other._id, `https://${'news.'.repeat(12)}example/`);
      // Neither a session nor a browser of the staff is a reader.
      await page.goto(`/blogs/${post._id}`);
      await page.goto('/admin');
      const card = cardOf(page);
      await expect(card.getByText('7 views in the last')).toBeVisible();
      await expect(card.getByRole('region', { name: 'Most viewed posts' }).getByRole('listitem')).toHaveText([
        'Robots for maize, not for films6 views',
        `${LONG}1 view`,
      ]);
      await expect(card.getByRole('region', { name: 'Where readers came from' }).getByRole('listitem')).toHaveText([
        'l.facebook.com5 views',
        `${'news.'.repeat(12)}example1 view`,
        'Not said: typed, or from an app1 view',
      ]);
      for (const range of ['90 days', '400 days', '30 days']) {
        await card.getByRole('button', { name: range }).click();
        await expect(card.getByText(`7 views in the last ${range}`)).toBeVisible();
      }
      await expectFitHere(page);
      // Drawn from four weeks on; beside a post it always is.
      await expect(card.getByRole('application')).toHaveCount(0);

      await page.goto('/admin/blog');
      const button = page.getByRole('button', { name: `Views of ${post.title}` });
      await button.click();
      const dialog = page.getByRole('dialog', { name: `Views of ${post.title}` });
      await expect(dialog.getByText('6 views in the last 30 days')).toBeVisible();
      await expect(dialog.getByRole('application')).toBeVisible();
      await expectFitHere(page);
      // By keyboard from bar to bar.
      await dialog.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText(/^\w+ \d+, \d{4}: 0 views$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test.describe('without the part that draws', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'views 375' }, expectedTrouble: [/views-chart/] });

  test('the table is there for everybody', async ({ page }) => {
    const post = await seedPost(page);
    await read(page, post._id);
    await page.route('**/views-chart-*.js', (route) => route.abort());
    await signInAs(page, 'viewer', '/admin/blog');
    await page.getByRole('button', { name: `Views of ${post.title}` }).click();
    const table = page.getByRole('dialog').getByRole('table', { name: 'Views by day' });
    await expect(table.getByRole('row')).toHaveCount(31);
    await expect.poll(async () => (await table.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  });
});
