import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/browser';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const follow = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: words }).click();

/** Holds every call of the API until the answer of this function is called. */
async function holdCalls(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a page that waits for its server says what for', async ({ page }) => {
  await page.goto('/about');
  const letGo = await holdCalls(page);
  for (const [link, words] of [
    ['Our Team', 'Loading team members...'],
    ['Services', 'Loading services...'],
  ]) {
    await follow(page, link);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  }
  await follow(page, 'Contact');
  await page.getByRole('tab', { name: 'Request a Quote' }).click();
  await expect(page.getByLabel('Service').locator('option')).toHaveText(['Loading services...']);
  letGo();
  await expect(page.getByLabel('Service').locator('option')).toHaveCount(7);
});

test('so does a page of one post or one service', async ({ page }) => {
  for (const [list, link, words] of [
    ['/blogs', /^Read More/, 'Loading blog post...'],
    ['/services', /^Learn More/, 'Loading service details...'],
  ] as const) {
    await page.goto(list);
    const letGo = await holdCalls(page);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    letGo();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Blog|Services)$/);
    await page.unroute('**/api/**');
  }
});

test.describe('while the server is away', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('team and services show the built-in ones, the blog its empty texts, each with a quiet Retry and a line in the log', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    const isAway = (route: Route) => route.fulfill({ status: 503, json: { success: false, message: 'Away.' } });
    const main = page.getByRole('main');
    await page.goto('/about');
    await page.route('**/api/**', isAway);

    await follow(page, 'Our Team');
    await expect(main.getByRole('article')).toHaveCount(9);
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(1);
    await follow(page, 'Services');
    await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveCount(6);
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(1);
    await follow(page, 'Blog');
    await expect(main.getByText('No featured blogs available.')).toBeVisible();
    await expect(main.getByText('No recent blogs available.')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    for (const path of ['/team', '/services', '/blogs']) {
      expect(logged.some((line) => line.startsWith(path) && line.includes('could not be read'))).toBe(true);
    }

    await page.unroute('**/api/**');
    await main.getByRole('button', { name: 'Retry' }).first().click();
    await expect(main.getByRole('region', { name: 'Featured Blogs' }).getByRole('article')).toHaveCount(2);
  });
});

test.describe('the newsletter form', () => {
  const band = (page: Page) => page.getByRole('region', { name: 'New courses and articles, by e-mail' });
  const field = (page: Page) => band(page).getByRole('textbox');

  for (const width of [375, 1280]) {
    test(`says under its field, with a red border, what is wrong, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await expect(field(page)).toHaveAttribute('type', 'email');
      await expect(field(page)).toHaveAttribute('required', '');
      await field(page).fill('ruth.example.com');
      await band(page).getByRole('button', { name: 'Subscribe' }).click();
      const words = band(page).getByText('Please enter a valid email address', { exact: true });
      await expect(words).toBeVisible();
      await expect(field(page)).toHaveCSS('border-color', 'rgb(217, 65, 47)');
      const box = (await field(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      const said = (await words.boundingBox()) ?? { x: 0, y: 0 };
      expect(said.x).toBe(box.x);
      expect(said.y - (box.y + box.height)).toBeLessThan(16);
      await expect(field(page)).toHaveValue('ruth.example.com');
    });
  }

  test('is busy while it sends, then empty, with its thanks for five seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const letGo = await holdCalls(page);
    await field(page).fill('ruth@school.example');
    await band(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(band(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    letGo();
    const thanks = band(page).getByText("Thank you for subscribing! We'll send updates to your inbox.");
    await expect(thanks).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(thanks).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('a site on which nothing is written yet', () => {
  test.use({ siteVariables: WITHOUT_CONTENT });

  test('offers the newsletter where its posts will be', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Get the first one by e-mail' }).click();
    await expect(page.getByRole('region', { name: 'New courses and articles, by e-mail' })).toBeInViewport();
  });
});

test.describe('a service that is missing', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('says so, and has a way back to all of them', async ({ page }) => {
    await page.goto('/services/none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
    await expect(
      page.getByText("The service you're looking for doesn't exist or may have been removed."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to all services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});
