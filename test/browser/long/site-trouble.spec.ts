import type { Page } from '@playwright/test';
import type { Page as StoredPage } from '../../../src/contract/pages';
import { expect, test } from '../../support/browser';
import { crawl, deadLinks } from '../../support/crawl';
import { Site } from '../../support/site';
import { untilUsable } from '../../support/usable';
import { openOffice } from '../../support/visitor-office';
import { newestPost } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

test.describe('loading errors', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  const follow = (page: Page, words: string) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: words }).click();

  const errorScreen = (page: Page) => page.getByRole('main').getByRole('alert');

  test.describe('page that cannot be shown', () => {
    test.use({
      expectedTrouble: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|drawing failed|TypeError|status of 404/],
    });

    test('explains a lost connection, and opens itself once reconnected', async ({ page, context }) => {
      await page.goto('/about');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await follow(page, 'Sign Up');
      await expect(errorScreen(page).getByRole('heading')).toHaveText("You're offline");
      await expect(page).toHaveTitle(/^You're offline/);
      await follow(page, 'About Us');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await follow(page, 'Sign Up');
      await expect(errorScreen(page)).toBeVisible();
      await errorScreen(page).getByRole('button', { name: 'Retry' }).click();
      await expect(errorScreen(page)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
    });

    test('reloads after a newer version has replaced its script', async ({ page }) => {
      await page.goto('/about');
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/signup-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
      await follow(page, 'Sign Up');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
    });

    for (const [what, scripts] of [
      ['whose script', '**/assets/contact-page-*.js'],
      ['all of whose scripts', '**/assets/*.js'],
    ]) {
      test(`retries once reconnected when ${what} was cut off`, async ({ page, context }) => {
        await page.route(scripts, (route) => route.abort('failed'));
        const cutOff = page.waitForEvent('requestfailed');
        await page.goto('/contact', { waitUntil: 'load' });
        await cutOff;
        await page.unroute(scripts);
        await context.setOffline(true);
        await context.setOffline(false);
        await expect(page.locator('html[data-usable]')).toBeAttached();
        // Shows that the script runs: without it, this click would post the form and leave the page.
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Please write your message.')).toBeVisible();
        await expect(page).toHaveURL('/contact');
      });
    }

    test('stays readable with working links when no script loads', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort('failed'));
      await page.goto('/services', { waitUntil: 'load' });
      await expect(page.getByRole('heading', { name: 'Digital Marketing' })).toBeVisible();
      await follow(page, 'Contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    });
  });
});

test.describe('late files', () => {
  const MAX_LAYOUT_SHIFT = 0.01;
  /** Types of files that the test delays. */
  const KINDS = ['font', 'script', 'stylesheet', 'image'] as const;
  /** One page of each layout. */
  const PATHS =
    '/ /about /articles/1 /blogs /team /services /services/digital-marketing /contact /contact?tab=quote /vision';

  test.use({ siteVariables: WITH_SAMPLES, viewport: { width: 375, height: 740 } });

  for (const kind of KINDS) {
    test(`moves no page when every ${kind} comes after the first image`, async ({ browser, baseURL }) => {
      let heldInAll = 0;
      for (const path of [...PATHS.split(' '), (await newestPost(baseURL)).path]) {
        // A new context has an empty cache.
        const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
        const page = await context.newPage();
        await watchLayoutShift(page);
        let letGo = (): void => undefined;
        const isPainted = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await context.route('**/*', async (route) => {
          const request = route.request();
          const isTile = request.url().startsWith('https://tile.openstreetmap.org/');
          if (request.resourceType() === kind && !isTile) {
            heldInAll += 1;
            await isPainted;
          }
          if (isTile) await route.fulfill({ contentType: 'image/png', body: '' });
          else await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        letGo();
        await untilUsable(page);
        await page.waitForLoadState('networkidle');
        const shift = await layoutShiftToTheEnd(page);
        expect(shift, `${path}\n${await whatMoved(page)}`).toBeLessThan(MAX_LAYOUT_SHIFT);
        await context.close();
      }
      expect(heldInAll).toBeGreaterThan(0);
    });
  }
});

test.describe('links', () => {
  const FOOTER =
    '/about /features /pricing /testimonials /careers /faq /support /contact /terms /privacy /cookies'.split(' ');
  const FROM_HOME = ['/vision', '/courses', '/saas-solutions', '/ai-learning'];

  test.use({ expectedTrouble: [/status of 404/] });

  test('lead to no missing page, on a fresh start and after changes', async ({ page }) => {
    const site = await Site.start(WITH_SAMPLES);
    try {
      const fresh = await crawl(page, site.url);
      expect(deadLinks(fresh)).toEqual([]);
      for (const path of [...FOOTER, ...FROM_HOME]) expect(fresh.get(path)?.status, path).toBe(200);

      const office = await openOffice(site.url);
      const pages = await office.get<StoredPage[]>('/pages');
      const idOf = (slug: string) => pages.find((stored) => stored.slug === slug)?._id;
      await office.remove(`/pages/${idOf('vision')}`);
      await office.remove(`/pages/${idOf('privacy')}`);
      await office.put(`/pages/${idOf('courses')}`, { slug: 'our-courses' });
      await office.put(`/pages/${idOf('faq')}`, { status: 'draft' });
      for (const resource of ['blogs', 'services']) {
        const [first] = await office.get<{ _id: string }[]>(`/${resource}`);
        await office.remove(`/${resource}/${first._id}`);
      }
      const later = await crawl(page, site.url);
      expect(deadLinks(later)).toEqual([]);
      for (const path of ['/vision', '/faq']) expect([...later.keys()], path).not.toContain(path);
      // The home page still links to the old URL `/courses`, because this URL redirects to `/our-courses`.
      expect([...later.keys()]).toContain('/courses');
      expect(later.get('/privacy')?.status).toBe(200);
    } finally {
      await site.stop();
    }
  });
});
