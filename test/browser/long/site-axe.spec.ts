import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInWith } from '../../support/office-login';
import { ADMIN } from '../../support/site';
import { findLostStops } from '../../support/visitor-keyboard';
import { CLIENT, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

test.describe('axe', () => {
  const WIDTHS = [375, 1280];

  test.use({
    siteVariables: WITH_SAMPLES,
    expectedTrouble: [/status of 404/],
    contextOptions: { reducedMotion: 'reduce' },
  });

  /** Runs all axe rules after late content (slides, map) has loaded. */
  async function findAllBarriers(page: Page): Promise<string[]> {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    if (new URL(page.url()).pathname === '/contact') {
      const map = page.locator('.leaflet-popup-content');
      // On phones, the page of a sent request shows the map only after the visitor selects its link.
      await expect(map.or(page.locator('[data-followed]')).first()).toBeVisible();
    }
    if (new URL(page.url()).pathname === '/') {
      await page.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
      await expect(page.locator('.slick-slider')).toHaveCount(1);
    }
    return (await findBarriers(page)).map((barrier) => `${page.url()} ${barrier}`);
  }

  for (const width of WIDTHS) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('finds no barrier on any page', async ({ page }) => {
        const found: string[] = [];
        for (const { path } of [...PUBLIC_ROUTES, ...MISSING_ROUTES]) {
          await page.goto(path);
          found.push(...(await findAllBarriers(page)));
        }
        expect(found).toEqual([]);
      });

      test('finds no barrier on posts and requests, with and without a quote', async ({ page, baseURL }) => {
        await page.goto((await newestPost(baseURL)).path);
        expect(await findAllBarriers(page)).toEqual([]);
        const requestId = await sendRequest(baseURL);
        await page.goto(`/contact?request=${requestId}`);
        await expect(page.getByText('Request Received')).toBeVisible();
        expect(await findAllBarriers(page)).toEqual([]);
        await sendQuote(await openOffice(baseURL), requestId);
        await page.reload();
        await page.getByRole('button', { name: 'Accept Quote and Proceed' }).click();
        await page.getByText('Need Help? Contact Us Directly').click();
        expect(await findAllBarriers(page)).toEqual([]);
      });

      test('finds no barrier in forms with errors', async ({ page }) => {
        await page.goto('/contact');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Please enter your name.')).toBeVisible();
        expect(await findAllBarriers(page)).toEqual([]);
        await page.goto('/about');
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Please enter a valid email address')).toBeVisible();
        expect(await findAllBarriers(page)).toEqual([]);
      });
    });

    test.describe(`at ${width} px without content`, () => {
      test.use({ viewport: { width, height: 800 }, siteVariables: WITHOUT_CONTENT });

      test('finds no barrier on empty screens', async ({ page }) => {
        for (const path of ['/blogs', '/team', '/services', '/blogs?category=None&page=3']) {
          await page.goto(path);
          expect(await findAllBarriers(page)).toEqual([]);
        }
      });
    });
  }

  test.describe('open menu on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    test('has no barrier', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await findAllBarriers(page)).toEqual([]);
    });
  });
});

test.describe('keyboard', () => {
  /** One page for each layout. */
  const PATHS = [
    ...['/', '/about', '/articles', '/articles/1', '/blogs', '/team', '/services', '/services/digital-marketing'],
    ...['/contact', '/contact?tab=quote', '/signup', '/vision', '/no/such/page'],
  ];

  test.use({
    siteVariables: WITH_SAMPLES,
    expectedTrouble: [/status of 404/],
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const width of [375, 1280]) {
    test(`reaches everything on every page by Tab, visibly focused, at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 740 });
      const requestId = await sendRequest(baseURL);
      await sendQuote(await openOffice(baseURL), requestId);
      const paths = [...PATHS, (await newestPost(baseURL)).path, `/contact?request=${requestId}`];
      const lost: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(path);
        // Waits for the script: it turns the link to the menu into a button. Content that loads late needs the script.
        await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveCount(1);
        if (path.includes('request=')) await expect(page.getByText('$4,800.00').first()).toBeVisible();
        // On phones, the page of a sent request shows the map only after the visitor selects its link.
        if (path.startsWith('/contact') && !(path.includes('request=') && width < 768)) {
          // Waits for the map, which loads late and adds tab stops.
          await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
          await expect(page.locator('.leaflet-popup-content')).toBeVisible();
        }
        // Opens the details by script, because a click would change where tabbing starts.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        const found = await findLostStops(page);
        if (found.length > 0) lost[path] = found;
      }
      expect(lost).toEqual({});
    });
  }

  test('requests and answers a quote without a mouse', async ({ page, baseURL }) => {
    await page.goto('/contact?tab=quote');
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await form.getByLabel('Name').focus();
    const type = async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type('Mutinta Phiri');
    await type('mutinta@school.example');
    await type('');
    await expect(form.getByLabel('Service')).toBeFocused();
    await type('Digital');
    await expect(form.getByLabel('Service').locator('option:checked')).toHaveText('Digital Marketing');
    await type('');
    await type('1001234567');
    await type('Basic');
    await type('6');
    await type('Urgent');
    await expect(form.getByLabel('Project Description')).toBeFocused();
    await type('Leaflets for our clinic.');
    await page.getByRole('button', { name: 'Submit Request' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
    const requestId = new URL(page.url()).searchParams.get('request') ?? '';
    const office = await openOffice(baseURL);
    expect(await office.get(`/project/${requestId}`)).toMatchObject({
      projectScope: 'small',
      teamSize: 'large',
      timeframe: 'urgent',
      tpin: '1001234567',
    });
    await sendQuote(office, requestId);
    await page.reload();
    await page.getByRole('button', { name: 'Accept Quote and Proceed' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, accept and proceed' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Quote accepted/ })).toBeFocused();
  });
});

test.describe('right to left', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  const SUBJECT = 'رسوم المدرسة';
  const TEXT = 'كم تكلفة الدورة؟ نحن في لوساكا.';
  const NOTES = 'يُدفع على جزأين.';

  const runsFrom = (words: Locator) => words.evaluate((element) => getComputedStyle(element).direction);

  test('sets Arabic text from the right in forms, back office and quote', async ({ page, baseURL }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send Us a Message' });
    await form.getByLabel('Name').fill(CLIENT.name);
    await form.getByLabel('Email').fill(CLIENT.email);
    await form.getByLabel('Subject').fill(SUBJECT);
    await form.getByLabel('Message').fill(TEXT);
    for (const label of ['Subject', 'Message']) expect(await runsFrom(form.getByLabel(label)), label).toBe('rtl');
    expect(await runsFrom(form.getByLabel('Name'))).toBe('ltr');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message has been sent. We will contact you soon.')).toBeVisible();

    const requestId = await sendRequest(baseURL, { description: TEXT });
    await sendQuote(await openOffice(baseURL), requestId, { notes: NOTES });
    await page.goto(`/contact?request=${requestId}`);
    expect(await runsFrom(page.getByText(NOTES))).toBe('rtl');

    await page.goto('/admin/login');
    await signInWith(page, ADMIN);
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('/admin/contacts');
    const row = page.getByRole('row').filter({ hasText: SUBJECT });
    expect(await runsFrom(row.getByText(SUBJECT))).toBe('rtl');
    await row.getByRole('button', { name: /View|Details/ }).click();
    const message = page.getByRole('dialog', { name: 'Message details' });
    expect(await runsFrom(message.getByText(TEXT))).toBe('rtl');
    await message.getByRole('button', { name: 'Reply' }).click();
    const reply = page.getByRole('dialog').getByLabel('Message', { exact: true });
    await reply.fill(TEXT);
    expect(await runsFrom(reply)).toBe('rtl');

    await page.goto(`/admin/quotes?view=${requestId}`);
    const request = page.getByRole('dialog', { name: 'Request details' });
    expect(await runsFrom(request.getByText(TEXT))).toBe('rtl');
    expect(await runsFrom(request.getByText(NOTES))).toBe('rtl');
  });
});
