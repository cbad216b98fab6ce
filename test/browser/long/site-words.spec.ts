import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { stopClock } from '../../support/visitor-clock';
import { openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

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

/** The first move within the site reads the words of all its pages: what is asked after that is a page's own. */
async function openAfterMove(page: Page, path: string): Promise<void> {
  await page.goto('/articles');
  const words = page.waitForResponse(/\/api\/website/);
  await page.locator(`header a[href="${path}"]`).first().click();
  await words;
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
}

test('a page that waits for its server says what for', async ({ page }) => {
  await openAfterMove(page, '/about');
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

test('"Read more" of a card leads to its post', async ({ page }) => {
  await page.goto('/blogs');
  const card = page.getByRole('region', { name: 'Featured Blogs' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  // the link of the heading lies over the whole card
  await card.getByText('Read more').scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await card.getByText('Read more').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f]{24}$/);
});

test.describe('pictures, fonts and scripts', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('come from the site itself; only the map asks another host', async ({ page, baseURL }) => {
    const others = new Set<string>();
    page.on('request', (request) => {
      const { origin, host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) others.add(`${new URL(page.url()).pathname} asks ${host}`);
    });
    for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
    }
    expect([...others]).toEqual(['/contact asks tile.openstreetmap.org']);
  });
});

test.describe('an analytics id', () => {
  test.afterEach(async ({ baseURL }) => {
    await (await openOffice(baseURL)).put('/settings', { analyticsId: '' });
  });

  test('loads its script on public pages only, and only then the policy names its host', async ({ page, baseURL }) => {
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

test.describe('while the server is away', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('team and services show the built-in ones, the blog its empty texts, each with a quiet Retry and a line in the log', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    const isAway = (route: Route) => route.fulfill({ status: 503, json: { success: false, message: 'Away.' } });
    const main = page.getByRole('main');
    await openAfterMove(page, '/about');
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
  const band = (page: Page) => page.getByRole('region', { name: 'New courses and articles, by email' });
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
      // both in one moment: the page may still be scrolling to the field
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

  test('is busy while it sends, then empty, with its thanks for five seconds', async ({ page }) => {
    await stopClock(page);
    await page.goto('/about');
    const letGo = await holdCalls(page);
    await field(page).fill('ruth@school.example');
    await band(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(band(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    letGo();
    const thanks = band(page).getByText("Thank you for subscribing! We'll send updates to your inbox.");
    await expect(thanks).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(200);
    await expect(thanks).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('a site on which nothing is written yet', () => {
  test.use({ siteVariables: WITHOUT_CONTENT });

  test('offers the newsletter where its posts will be', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Get the first one by email' }).click();
    await expect(page.getByRole('region', { name: 'New courses and articles, by email' })).toBeInViewport();
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
