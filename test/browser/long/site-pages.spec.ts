import type { Page } from '@playwright/test';
import { ARTICLE_IDS } from '../../../src/contract/routes';
import { expect, test } from '../../support/browser';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('page frame', () => {
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
  const ground = (page: Page) =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  test('keeps the bar at the top, filled after more than 10 px', async ({ page }) => {
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

  test.describe('drawer with links on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
    const open = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(drawer(page)).toBeVisible();
    };

    test('locks the page, and closes by button, click outside, Escape and navigation', async ({ page }) => {
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
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
      await open(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await expect(drawer(page)).toBeHidden();
    });
  });

  test('skips the bar with the first tab stop', async ({ page }) => {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('starts new pages at the top, and Back restores the position', async ({ page }) => {
    await page.goto('/about');
    await scrollTo(page, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });
});

test.describe('content pages', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  test.describe('About Us', () => {
    test('has the mission statement, three sections and six services', async ({ page }) => {
      await page.goto('/about');
      const banner = page.getByRole('region', { name: 'About Us' });
      await expect(banner).toContainText(
        'Equipping 100,000 youths by 2030 with Fourth Industrial Revolution skills through AI-driven education and software.',
      );
      const main = page.getByRole('main');
      for (const title of ['Mission', 'Vision', 'Organizational Overview']) {
        await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
      }
      expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
        'Web App Development',
        'Mobile App Development',
        'Custom Software Solutions',
        'Digital Marketing',
        'Content Creation',
        'Social Media Management',
      ]);
    });

    test('offers a way up after 300 px of scrolling', async ({ page }) => {
      await page.goto('/about');
      const up = page.getByRole('button', { name: 'Scroll to top' });
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const y = () => page.evaluate(() => window.scrollY);
      await scrollTo(300);
      await expect.poll(y).toBe(300);
      await expect(up).toHaveCount(0);
      await scrollTo(301);
      await expect(up).toBeVisible();
      await up.click();
      await expect.poll(y).toBe(0);
      await expect(up).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('appears at once without animation', async ({ page }) => {
        for (const path of [
          '/about',
          '/',
          '/team',
          '/services',
          '/blogs',
          '/articles',
          '/contact',
          '/signup',
          '/vision',
        ]) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
          const hidden = await page
            .getByRole('main')
            .locator('h2, h3')
            .evaluateAll((all) =>
              all
                .filter(
                  (heading) => !heading.closest('[hidden]') && !heading.checkVisibility({ opacityProperty: true }),
                )
                .map((h) => h.textContent),
            );
          expect(hidden, path).toEqual([]);
        }
      });
    });
  });

  test.describe('articles', () => {
    const SAMPLE = 'Sample article';

    test('have a hero, four topics, research, cards and pagination', async ({ page }) => {
      await page.goto('/articles');
      await expect(page.getByRole('main').getByText(SAMPLE)).toBeVisible();
      const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link');
      expect(await topics.allTextContents()).toEqual(['UX/UI', 'React', 'PHP', 'JavaScript']);
      const grounds = await topics
        .locator('svg')
        .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
      expect(new Set(grounds).size, `each topic has a ground of its own: ${grounds.join(', ')}`).toBe(4);
      expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
      await expect(page.getByRole('region', { name: 'Research' }).getByRole('link')).not.toHaveCount(0);
      const list = page.getByRole('region', { name: 'All articles' });
      const first = (await list.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(list.getByRole('heading', { level: 3 }).first()).not.toHaveText(first);
      await expect(page.getByRole('heading', { name: 'All articles' })).toBeFocused();
      await topics.filter({ hasText: 'PHP' }).click();
      await expect(page.getByRole('heading', { name: 'Articles about PHP' })).toBeVisible();
      await expect(topics.filter({ hasText: 'PHP' })).toHaveAttribute('aria-current', 'true');
    });

    test('show their author, a follow button and related research', async ({ page }) => {
      for (const id of ARTICLE_IDS) expect((await page.request.get(`/articles/${id}`)).status(), id).toBe(200);
      for (const id of ['0', '7', 'one']) expect((await page.request.get(`/articles/${id}`)).status(), id).toBe(404);
      await page.goto('/articles/1');
      await expect(page.getByText(SAMPLE)).toBeVisible();
      await expect(page.getByText('Mutinta Hamoonga').first()).toBeVisible();
      await expect(page.getByText('November 9, 2026')).toBeVisible();
      await page.getByRole('button', { name: 'Follow Mutinta Hamoonga' }).click();
      const followed = page.getByRole('button', { name: 'Following Mutinta Hamoonga' });
      await expect(followed).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(followed).toHaveAttribute('aria-pressed', 'true');
      await followed.click();
      await expect(page.getByRole('button', { name: 'Follow Mutinta Hamoonga' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await page.getByRole('region', { name: 'Related research' }).getByRole('link').first().click();
      await expect(page).not.toHaveURL(/\/articles\/1$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });

  for (const [path, fields, button] of [
    ['/signup', ['Full Name', 'Email', 'Password'], 'Create Account'],
    ['/login', ['Email', 'Password'], 'Login'],
  ] as const) {
    test(`shows the form at ${path}, which sends nothing`, async ({ page }) => {
      const calls: string[] = [];
      await page.goto(path);
      page.on('request', (request) => {
        if (['document', 'fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
      });
      const main = page.getByRole('main');
      for (const label of fields) await main.getByLabel(label).fill('something@example.com');
      await expect(main.getByLabel('Password')).toHaveAttribute('type', 'password');
      await main.getByRole('button', { name: button }).click();
      await main.getByLabel('Password').press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(main.getByLabel('Email')).toHaveValue('something@example.com');
      expect(calls).toEqual([]);
      await expect(main.getByText('Accounts are not open yet.')).toBeVisible();
      await main.getByRole('link', { name: 'Subscribe to our newsletter for news.' }).click();
      await expect(page.getByRole('region', { name: 'New courses and articles, by email' })).toBeInViewport();
    });
  }
});
