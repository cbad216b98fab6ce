import type { Page } from '@playwright/test';
import type { Quote } from '../../../src/contract/project';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { CLIENT, type Office, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/status of 409/] });

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Quote and Proceed' });
const paper = (page: Page) => page.getByRole('article', { name: /^Quotation Q-/ });
const email = (page: Page) => page.getByLabel('Your email, the one of the request');
const agreed = (page: Page) => page.getByRole('heading', { name: /^Agreed/ });
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

/** A clerk raises the price while the client's page stands open; it asks every 30 seconds, so it does not know yet. */
const raise = () => sendQuote(office, requestId, { price: 6_400 });
const stored = () => office.get<Quote>(`/project/admin/quote/${requestId}`);

async function answerAsClient(page: Page): Promise<void> {
  await accept(page).click();
  await email(page).fill(CLIENT.email);
  await page.getByRole('button', { name: 'Yes, accept and proceed' }).click();
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
    await expect(paper(page)).toContainText('$6,400.00');
    await expect(page.getByText('You were shown').locator('..')).toContainText('$640.00');
    expect(await stored()).toMatchObject({ status: 'sent', price: 6_400, revision: 2 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);

    await expect(email(page)).toHaveValue(CLIENT.email);
    await page.getByRole('button', { name: 'Accept $6,400.00' }).click();
    await expect(agreed(page)).toBeFocused();
    expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400, answeredBy: 'client' });
  });
}

test('the same by keyboard, and for who declines', async ({ page }) => {
  await raise();
  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await email(page).fill(CLIENT.email);
  await email(page).press('Enter');
  await expect(page.getByText('You saw $640.00. The quote is now $6,400.00.')).toBeInViewport();
  expect(await stored()).toMatchObject({ status: 'sent' });
  await page.getByRole('button', { name: 'Back to the quotation' }).press('Enter');
  await accept(page).press('Enter');
  await email(page).press('Enter');
  await expect(agreed(page)).toBeFocused();
});

test('a page that was loaded anew, or gone back to, says what was revised and when', async ({ page }) => {
  await page.goto('/services');
  await raise();
  await page.goBack();
  const revised = page.getByText(/^Revised on [A-Z][a-z]+ \d+, \d{4}: \$640\.00 → \$6,400\.00$/).first();
  // the page may come back as it was left; then it learns of it with the answer
  await page.reload();
  await expect(revised).toBeVisible();
  await answerAsClient(page);
  await expect(agreed(page)).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'accepted', price: 6_400 });
});

test('a quote that staff closed meanwhile says so in words that stay', async ({ page }) => {
  await office.put(`/project/${requestId}`, { status: 'rejected' });
  await answerAsClient(page);
  await expect(page.getByRole('heading', { name: 'We closed this request.' })).toBeFocused();
  await expect(page.getByText('This quote was closed already.')).toBeVisible();
  await expect(page.getByText(/You have declined/)).toHaveCount(0);
  await expect(accept(page)).toHaveCount(0);
});
