import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { expectFitHere } from '../../support/office-fit';

// Other files change the settings of the site that they share.
test.use({ siteVariables: { TEST_SITE: 'contact' } });

const SENT = 'Your message has been sent. We will contact you soon.';

const messageForm = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' });

async function fillIn(page: Page): Promise<void> {
  const form = messageForm(page);
  await form.getByLabel('Name').fill('Bwalya Mulenga');
  await form.getByLabel('Email').fill('bwalya@school.example');
  await form.getByLabel('Subject').fill('Fees');
  await form.getByLabel('Message').fill('How much is the course?');
}

test.describe('the contact form', () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test('keeps what was typed over a reload', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.reload();
    await expect(messageForm(page).getByLabel('Message')).toHaveValue('How much is the course?');
  });

  test('waits for a connection, then sends once by itself', async ({ page, context }) => {
    let sends = 0;
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/contact')) sends += 1;
    });
    await page.goto('/contact');
    await fillIn(page);
    await context.setOffline(true);
    await messageForm(page).getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(
      page.getByText("You're offline. Keep this page open and we'll send this when you are back online."),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(messageForm(page).getByLabel('Message')).toHaveValue('');
    expect(sends).toBe(1);
  });

  test('takes a sign-in page of a network for a failure, and keeps the text', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    );
    await page.goto('/contact');
    await fillIn(page);
    await messageForm(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
    await expect(messageForm(page).getByLabel('Message')).toHaveValue('How much is the course?');
  });
});

test.describe('an address that the server refuses', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('is told at its field, with the focus there', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    const email = messageForm(page).getByLabel('Email');
    await email.fill('bwalya@school..example');
    await messageForm(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/valid email/);
    await expect(email).toHaveValue('bwalya@school..example');
  });
});

test.describe('the map', () => {
  test('shows the office, opens and closes its popup by keyboard, and leaves the wheel to the page', async ({
    page,
  }) => {
    await page.goto('/contact#find');
    const map = page.getByRole('region', { name: /^Map/ });
    const popup = map.locator('.leaflet-popup-content');
    await expect(popup).toContainText('Great East Road, Lusaka, Zambia');
    const marker = map.getByRole('button', { name: /Great East Road/ });
    await marker.focus();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(popup).toContainText('Mosi Digital Academy');
    expect((await map.boundingBox())?.height).toBe(400);
    await map.getByRole('button', { name: 'Close popup' }).click();
    await expect(marker).toBeFocused();
    await map.hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  });

  test('shows the words of its popup where they stay', async ({ page }) => {
    await page.addInitScript(() => {
      // called before anything is painted
      new MutationObserver((_changes, observer) => {
        const popup = document.querySelector<HTMLElement>('.leaflet-popup');
        if (!popup?.querySelector('.leaflet-popup-content b')) return;
        popup.dataset.leftAtFirst = popup.style.left;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/contact#find');
    const popup = page.locator('.leaflet-popup');
    await expect(popup).toContainText('Great East Road');
    await page.waitForLoadState('networkidle');
    const [first, now] = await popup.evaluate((element) => [element.dataset.leftAtFirst, element.style.left]);
    expect(first).toMatch(/^-\d+px$/);
    expect(now).toBe(first);
  });

  test.describe('without its pictures', () => {
    test.use({ expectedTrouble: [/tile\.openstreetmap\.org/] });

    test('says so, and still tells where we are', async ({ page }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
      await page.goto('/contact#find');
      await expect(page.getByText('The streets could not be loaded.')).toBeVisible();
      await expect(page.locator('.leaflet-popup-content')).toContainText('Great East Road');
      await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
        'href',
        /mlat=-15\.3875&mlon=28\.3228/,
      );
    });
  });
});

for (const path of ['/contact', '/contact?tab=quote', '/blogs', '/services', '/services/digital-marketing']) {
  test(`${path} has no barrier that axe can find, on a phone and on a wide screen`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if (path.startsWith('/contact')) await expect(page.locator('.leaflet-popup-content')).toBeVisible();
      await expectFitHere(page);
    }
  });
}
