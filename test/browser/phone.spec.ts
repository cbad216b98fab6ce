import type { Page } from '@playwright/test';
import { findBarriers } from '../support/axe';
import { expect, test } from '../support/browser';
import { signInAs } from '../support/office';
import { expectFitHere } from '../support/office-fit';
import { seedMessage, seedRequest } from '../support/office-seed';
import { findOverflow } from '../support/visitor-layout';
import { CLIENT, openOffice, sendQuote, sendRequest } from '../support/visitor-office';
import { newestPost } from '../support/visitor-routes';
import { WITH_SAMPLES } from '../support/visitor-sites';

/** Checks one page of each kind on a phone. `site-axe` and `office-fit` check every page, also on a desktop. */
test.use({
  siteVariables: WITH_SAMPLES,
  viewport: { width: 375, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

async function expectNoFault(page: Page): Promise<void> {
  expect(await findOverflow(page), page.url()).toEqual([]);
  expect(await findBarriers(page), page.url()).toEqual([]);
}

test('fits a phone without barriers on a page of each kind', async ({ page, baseURL }) => {
  const post = await newestPost(baseURL);
  // Opens the home page, a list, a record, people, a service, a text page and both forms.
  const lists = ['/', '/blogs', post.path, '/team', '/services/digital-marketing'];
  for (const path of [...lists, '/privacy', '/contact', '/contact?tab=quote']) {
    await page.goto(path);
    await expectNoFault(page);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoFault(page);
});

test('fits a phone without barriers on a quote', async ({ page, baseURL }) => {
  const requestId = await sendRequest(baseURL);
  await page.goto(`/contact?request=${requestId}`);
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expectNoFault(page);
  // The page of a sent request is at most 1,900 px high and shows the request's id once.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_900);
  await expect(page.getByText(requestId).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Contact Us' }).click();
  for (const part of ['[data-section=contact] [href^="tel:"]', '#find']) await expect(page.locator(part)).toBeVisible();
  await page.getByRole('tab', { name: 'Request a Quote' }).click();
  await sendQuote(await openOffice(baseURL), requestId);
  await page.reload();
  await page.getByRole('button', { name: 'Accept Quote and Proceed' }).click();
  await expect(page.getByLabel('Email address you used for this request')).toBeVisible();
  await expectNoFault(page);
  await page.goto(`/quotes/${requestId}`);
  await expect(page.getByText('$4,800.00').first()).toBeVisible();
  await expectNoFault(page);
});

test.describe('missing page', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('fits a phone without barriers', async ({ page }) => {
    await page.goto('/no/such/page');
    await expectNoFault(page);
  });
});

test('fits a phone without barriers on back office screens', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectFitHere(page);
  const { name, subject } = await seedMessage(page);
  const requestId = await seedRequest(page, { name: CLIENT.name });
  await signInAs(page, 'admin');
  // Opens the dashboard, cards, a record's page, a form, a section's editor, the text editor and a table.
  const records = ['/admin', '/admin/blog', `/admin/quotes?request=${requestId}`, '/admin/settings', '/admin/website'];
  for (const path of [...records, '/admin/blog?write=new', '/admin/contacts']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectFitHere(page);
  }
  await page.getByRole('button', { name: `View ${name}: ${subject}` }).click();
  await expect(page.getByRole('dialog', { name: 'Message details' })).toBeVisible();
  await expectFitHere(page);
});
