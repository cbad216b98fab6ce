import { expect, test } from '../../support/browser';
import { openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('text and scripts', () => {
  test.use({ siteVariables: WITH_SAMPLES });

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
});
