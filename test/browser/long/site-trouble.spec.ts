import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { untilUsable } from '../../support/usable';
import { type Office, openOffice } from '../../support/visitor-office';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const follow = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: words }).click();

const errorScreen = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('a page that cannot be shown', () => {
  test.use({
    expectedTrouble: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|drawing failed|TypeError|status of 404/],
  });

  test('because there is no connection says so in the words of the site, and opens by itself when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await follow(page, 'Sign Up');
    await expect(errorScreen(page).getByRole('heading')).toHaveText('No connection at the moment');
    await expect(page).toHaveTitle(/^No connection at the moment/);
    await follow(page, 'About Us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await follow(page, 'Sign Up');
    await expect(errorScreen(page)).toBeVisible();
    await errorScreen(page).getByRole('button', { name: 'Try again' }).click();
    await expect(errorScreen(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
  });

  test('because a newer version has replaced its script is loaded anew', async ({ page }) => {
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/signup-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await follow(page, 'Sign Up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
  });

  test('leaves a bar on every page while a message is unsent', async ({ page, context }) => {
    await page.goto('/team');
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send Us a Message' });
    await form.getByLabel('Name').fill('Grace Banda');
    await form.getByLabel('Email').fill('grace@example.com');
    await form.getByLabel('Subject').fill('Fees');
    await form.getByLabel('Message').fill('How much is the course?');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send Message' }).click();
    const bar = page.getByText('1 message not sent');
    await expect(bar).toBeInViewport();
    await follow(page, 'Services');
    await expect(errorScreen(page).getByRole('heading')).toHaveText('No connection at the moment');
    await expect(bar).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    await page.getByRole('link', { name: 'Show it' }).click();
    await expect(form).toBeInViewport();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(bar).toHaveCount(0);
  });

  test('because it fails while it is drawn shows the message, in the frame of the site', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/team*', (route) => route.fulfill({ json: [null] }));
    await follow(page, 'Our Team');
    await expect(errorScreen(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(errorScreen(page)).toContainText('null');
    await follow(page, 'Services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    await follow(page, 'Our Team');
    await errorScreen(page).getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Empowering Youth/);
  });

  for (const [what, scripts] of [
    ['whose script', '**/assets/contact-page-*.js'],
    ['all of whose scripts', '**/assets/*.js'],
  ]) {
    test(`${what} was cut off on the way is asked for again when the connection is back`, async ({ page, context }) => {
      await page.route(scripts, (route) => route.abort('failed'));
      const cutOff = page.waitForEvent('requestfailed');
      await page.goto('/contact', { waitUntil: 'load' });
      await cutOff;
      await page.unroute(scripts);
      await context.setOffline(true);
      await context.setOffline(false);
      await untilUsable(page);
      // The script answers: without it a press would post the form.
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please write your message.')).toBeVisible();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('by script at all is still read, and its links lead on', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    await page.goto('/services', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: 'Digital Marketing' })).toBeVisible();
    await follow(page, 'Contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });
});

test.describe('in maintenance mode', () => {
  test.use({ expectedTrouble: [/status of 503/] });
  let office: Office;

  test.beforeEach(async ({ baseURL }) => {
    office = await openOffice(baseURL);
    await office.put('/settings', { maintenanceMode: true });
  });
  test.afterEach(async () => {
    await office.put('/settings', { maintenanceMode: false });
  });

  test('every public page is the maintenance page, with 503 and the ways to reach people', async ({
    page,
    baseURL,
  }) => {
    for (const { path } of [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)]) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()['retry-after'], path).toMatch(/^\d+$/);
      expect(await answer.text(), path).toContain('We are working on the site');
    }
    expect((await page.goto('/services'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are working on the site');
    await expect(page).toHaveTitle('Back soon | Mosi Digital Academy');
    await expect(page.getByRole('link', { name: 'hello@mosi.example' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: '+260 97 000 0000' })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('the back office and all calls go on, and the site is back as soon as it ends', async ({ page }) => {
    expect((await page.goto('/admin/login'))?.status()).toBe(200);
    await expect(page.getByLabel('Password')).toBeVisible();
    expect((await page.request.get('/api/services')).status()).toBe(200);
    const message = { name: 'Ruth', email: 'ruth@example.com', subject: 'Fees', message: 'How much?' };
    expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201);
    await office.put('/settings', { maintenanceMode: false });
    expect((await page.goto('/services'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  });
});
