import type { Page } from '@playwright/test';
import type { Quote } from '../../../src/contract/project';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { CLIENT, type Office, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/status of 409/] });

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Quote and Proceed' });
const price = (page: Page) => page.getByRole('article', { name: 'Quotation' }).getByRole('strong');
const words = (page: Page) => page.getByText('You saw $640.00. The quote is now $6,400.00.');

let office: Office;
let requestId: string;

test.beforeEach(async ({ page, baseURL }) => {
  office = await openOffice(baseURL);
  requestId = await sendRequest(baseURL);
  await sendQuote(office, requestId, { price: 640 });
  await page.goto(`/contact?request=${requestId}`);
  await expect(price(page)).toHaveText('$640.00');
});

/** A clerk raises the price while the client's page stands open; it asks every 30 seconds, so it does not know yet. */
const raise = () => sendQuote(office, requestId, { price: 6_400 });
const stored = () => office.get<Quote>(`/project/admin/quote/${requestId}`);

async function answerAsClient(page: Page): Promise<void> {
  await accept(page).click();
  await page.getByLabel('Your email').fill(CLIENT.email);
  await accept(page).click();
}

for (const width of [375, 1280]) {
  test(`nobody accepts a price that they were never shown; accepting again takes the new one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await raise();
    await answerAsClient(page);
    await expect(words(page)).toBeFocused();
    await expect(words(page)).toBeInViewport();
    await expect(price(page)).toHaveText('$6,400.00');
    expect(await stored()).toMatchObject({ status: 'sent', price: 6_400, revision: 2 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);

    await accept(page).click();
    await expect(page.getByLabel('Your email')).toHaveValue(CLIENT.email);
    await accept(page).click();
    await expect(page.getByRole('heading', { name: 'Quote accepted' })).toBeFocused();
    expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400, answeredBy: 'client' });
  });
}

test('the same by keyboard, and for who declines', async ({ page }) => {
  await raise();
  await page.getByRole('button', { name: 'Decline' }).press('Enter');
  await page.getByLabel('Your email').fill(CLIENT.email);
  await page.getByLabel('Your email').press('Enter');
  await expect(words(page)).toBeFocused();
  expect(await stored()).toMatchObject({ status: 'sent' });
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Quote accepted' })).toBeFocused();
});

test('a page that was loaded anew, or gone back to, says what was revised and when', async ({ page }) => {
  await page.goto('/services');
  await raise();
  await page.goBack();
  const revised = page.getByText(/^Revised on [A-Z][a-z]+ \d+, \d{4}: \$640\.00 → \$6,400\.00$/);
  // the page may come back as it was left; then it learns of it with the answer
  await page.reload();
  await expect(revised).toBeVisible();
  await answerAsClient(page);
  await expect(page.getByRole('heading', { name: 'Quote accepted' })).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400 });
});

test('a quote that staff closed meanwhile says so in words that stay', async ({ page }) => {
  await office.put(`/project/${requestId}`, { status: 'rejected' });
  await answerAsClient(page);
  await expect(page.getByText('This quote was closed already.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Quote closed' })).toBeVisible();
  await expect(page.getByText(/You have declined/)).toHaveCount(0);
  await expect(accept(page)).toHaveCount(0);
});
