import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const LINKS = [
  ['Home', '/'],
  ['Services', '/services'],
  ['About Us', '/about'],
  ['Our Team', '/team'],
  ['Blog', '/blogs'],
  ['Contact', '/contact'],
  ['Login', '/login'],
  ['Sign Up', '/signup'],
];

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const ground = (page: Page) => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the bar has its eight links and marks the one of the current route', async ({ page }) => {
  for (const [words, path] of LINKS) {
    await page.goto(path);
    const links = bar(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))).toEqual(LINKS);
    const current = bar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(words);
    await expect(current).toHaveCSS('font-weight', '700');
  }
  await page.goto('/services/digital-marketing');
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Services');
});

test('the bar stays at the top, transparent there and filled after more than 10 px', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  expect(await ground(page)).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  expect(await ground(page)).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 11);
  await expect.poll(() => ground(page)).not.toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 600);
  await expect(bar(page).getByRole('link', { name: 'Blog' })).toBeInViewport();
});

test.describe('on a phone the links are a drawer', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const open = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer(page)).toBeVisible();
  };

  test('that locks the page, and closes by its button, a click beside it, Escape and a change of route', async ({
    page,
  }) => {
    await page.goto('/about');
    await open(page);
    expect(
      await drawer(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.textContent)),
    ).toEqual(LINKS.map(([words]) => words));
    await page.mouse.move(30, 400);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

    await open(page);
    await page.mouse.click(10, 400);
    await expect(drawer(page)).toBeHidden();

    await open(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

    await open(page);
    await drawer(page).getByRole('link', { name: 'Our Team' }).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('that keeps the Tab key inside', async ({ page }) => {
    await page.goto('/about');
    await open(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  });
});

test('the first stop of the Tab key leads past the bar', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a move inside the site sets title and description, and the focus to the heading of the new page', async ({
  page,
}) => {
  await page.goto('/');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const [words, path] of LINKS.slice(1)) {
    await bar(page).getByRole('link', { name: words, exact: true }).click();
    const { heading, title } = PUBLIC_ROUTES.find((route) => route.path === path) ?? { heading: '', title: '' };
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Mosi Digital Academy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(documents).toEqual([]);
});

test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test.describe('an address that is none', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('shows 404, its words and the way home, and is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
    await expect.poll(() => logged.some((line) => line.includes('/no/such/page'))).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
