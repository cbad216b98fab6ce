import type { Page } from '@playwright/test';
import type { ProjectRequest, Quote } from '../../../src/contract/project';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { CLIENT, type Office, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { submitRequest } from '../../support/visitor-request';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('requests', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  test('replaces the form by the request, and explains what happens next', async ({ page, baseURL }) => {
    const requestId = await submitRequest(page);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
    await expect(page.getByRole('form', { name: 'Request a Quote' })).toHaveCount(0);
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
    await expect(toast).toContainText('Your project request has been submitted successfully.');
    await expect(page.getByText('Request ID').first().locator('..')).toContainText(requestId);
    await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
    await expect(page.getByText('Our team analyses your request within 1-2 business days.')).toBeVisible();
    const details = page.getByText('Request details').locator('..').getByRole('definition');
    await expect(details).toHaveText([
      requestId,
      'Digital Marketing',
      'Comprehensive solution, integration with multiple systems, high scalability',
    ]);
    await expect(page.locator('[aria-current="step"]')).toContainText('Admin Review');
    const stored = await (await openOffice(baseURL)).get<ProjectRequest>(`/project/${requestId}`);
    expect(stored).toMatchObject({ ...CLIENT, projectScope: 'enterprise', timeframe: 'flexible', teamSize: 'medium' });
  });
});

test.describe('quote page', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  let office: Office;
  let requestId: string;
  test.beforeEach(async ({ baseURL }) => {
    office = await openOffice(baseURL);
    requestId = await sendRequest(baseURL);
    await sendQuote(office, requestId, { price: 640 });
  });

  const stored = () => office.get<Quote>(`/project/admin/quote/${requestId}`);
  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  const ANSWERS = ['Accept Quote and Proceed', 'Ask a question', 'Decline'];

  test('shows recipient, number, status, total, expiry and both answers on the first phone screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/quotes/${requestId}`);
    for (const words of ['Mosi Digital', '$640.00', 'Quote ready', 'Valid until']) {
      await expect(page.getByText(words).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { name: /^Quote Q-\d{4}-\d{4}$/ })).toBeInViewport({ ratio: 1 });
    for (const name of ANSWERS) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  for (const width of [320, 375, 1280]) {
    test(`has no barriers or overflow in any step at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const query of ['', '?do=accept', '?do=decline']) {
        await page.goto(`/quotes/${requestId}${query}`);
        expect(await findBarriers(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (query) continue;
        // The answers have their own bar, which must not widen the page.
        for (const name of ANSWERS) {
          const { x, width: wide } = (await page.getByRole('link', { name }).boundingBox()) ?? { x: width, width: 1 };
          expect(x + wide).toBeLessThanOrEqual(width);
        }
      }
    });
  }

  test('accepts the quote by keyboard alone', async ({ page }) => {
    await page.goto(`/quotes/${requestId}`);
    await page.getByRole('link', { name: 'Accept Quote and Proceed' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Accept $640.00?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(CLIENT.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Quote accepted/ })).toBeFocused();
    expect(await stored()).toMatchObject({ status: 'accepted', answeredBy: 'client' });
  });

  test('prints the quote alone on one sheet', async ({ page }) => {
    await page.goto(`/quotes/${requestId}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/\/Count 1\b/);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Name and signature')).toBeVisible();
    for (const hidden of [page.getByRole('contentinfo'), page.getByRole('navigation').first(), page.locator('#talk')]) {
      await expect(hidden).toBeHidden();
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, expectedTrouble: [/status of 4\d\d/] });

    test('shows the quote, takes questions and acceptance, and compares prices after a revision', async ({ page }) => {
      await page.goto(`/quotes/${requestId}`);
      const ask = page.getByRole('form', { name: 'Ask a question' });
      await ask.getByLabel('Your question').fill('Is VAT in it?');
      await ask.getByLabel('Email address').fill('nobody@else.example');
      await ask.getByRole('button', { name: 'Send question' }).click();
      await expect(ask.getByText(/not the email address/)).toBeVisible();
      await expect(ask.getByLabel('Your question')).toHaveValue('Is VAT in it?');
      await ask.getByLabel('Email address').fill(CLIENT.email);
      await ask.getByRole('button', { name: 'Send question' }).click();
      await expect(page.locator('#talk').getByText('Is VAT in it?')).toBeVisible();

      await page.goto(`/quotes/${requestId}`);
      await page.getByRole('link', { name: 'Accept Quote and Proceed' }).click();
      await sendQuote(office, requestId, { price: 6_400 });
      const accept = page.getByRole('form', { name: 'Accept the quote' });
      await accept.getByLabel('Email address').fill(CLIENT.email);
      await accept.getByRole('button').click();
      await expect(page.getByText('Before', { exact: true }).locator('..')).toContainText('$640.00');
      await expect(page.getByText('Now', { exact: true }).locator('..')).toContainText('$6,400.00');
      expect(await stored()).toMatchObject({ status: 'sent', revision: 2 });
      await accept.getByRole('button', { name: 'Accept $6,400.00' }).click();
      await expect(page.getByRole('heading', { name: /^Quote accepted/ })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/quotes/${requestId}(#accept-result)?$`));
      expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400 });
    });
  });
});

test.describe('revised quote', () => {
  test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/status of 409/] });

  const accept = (page: Page) => page.getByRole('button', { name: 'Accept Quote and Proceed' });
  const paper = (page: Page) => page.getByRole('article', { name: /^Quotation Q-/ });
  const email = (page: Page) => page.getByLabel('Email address you used for this request');
  const agreed = (page: Page) => page.getByRole('heading', { name: /^Quote accepted/ });
  const words = (page: Page) => page.getByText('The price has changed since you opened this page.');

  let office: Office;
  let requestId: string;

  test.beforeEach(async ({ page, baseURL }) => {
    office = await openOffice(baseURL);
    requestId = await sendRequest(baseURL);
    await sendQuote(office, requestId, { price: 640 });
    await page.goto(`/contact?request=${requestId}`);
    await expect(paper(page)).toContainText('$640.00');
  });

  /** A clerk raises the price; the client's open page refreshes every 30 seconds only. */
  const raise = () => sendQuote(office, requestId, { price: 6_400 });
  const stored = () => office.get<Quote>(`/project/admin/quote/${requestId}`);

  async function answerAsClient(page: Page): Promise<void> {
    await accept(page).click();
    await email(page).fill(CLIENT.email);
    await page.getByRole('button', { name: 'Yes, accept and proceed' }).click();
  }

  for (const width of [375, 1280]) {
    test(`accepts no price before it was shown, then the new one, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await raise();
      await answerAsClient(page);
      await expect(words(page)).toBeFocused();
      await expect(words(page)).toBeInViewport();
      await expect(paper(page)).toContainText('$6,400.00');
      await expect(page.getByText('Before', { exact: true }).locator('..')).toContainText('$640.00');
      expect(await stored()).toMatchObject({ status: 'sent', price: 6_400, revision: 2 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(await findBarriers(page)).toEqual([]);

      await expect(email(page)).toHaveValue(CLIENT.email);
      await page.getByRole('button', { name: 'Accept $6,400.00' }).click();
      await expect(agreed(page)).toBeFocused();
      expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400, answeredBy: 'client' });
    });
  }

  test('accepts and declines a revision by keyboard', async ({ page }) => {
    await raise();
    await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
    await email(page).fill(CLIENT.email);
    await email(page).press('Enter');
    await expect(page.getByText('You saw $640.00. The quote is now $6,400.00.')).toBeInViewport();
    expect(await stored()).toMatchObject({ status: 'sent' });
    await page.getByRole('button', { name: 'Back to the quote' }).press('Enter');
    await accept(page).press('Enter');
    await email(page).press('Enter');
    await expect(agreed(page)).toBeFocused();
  });
});
