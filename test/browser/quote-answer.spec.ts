import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { CLIENT, openOffice, sendQuote } from '../support/visitor-office';
import { submitRequest } from '../support/visitor-request';
import { WITH_SAMPLES } from '../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const paper = (page: Page) => page.getByRole('article', { name: /^Quotation Q-/ });
const agreed = (page: Page) => page.getByRole('heading', { name: /^Quote accepted/ });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept Quote and Proceed' });

test('accepts a quote beside its terms just after the request, and stays accepted', async ({
  page,
  baseURL,
  context,
}) => {
  const requestId = await submitRequest(page);
  await sendQuote(await openOffice(baseURL), requestId);
  await page.reload();
  await expect(paper(page)).toContainText(`Prepared for${CLIENT.name}`);
  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Accept $4,800.00?' })).toBeInViewport();
  await expect(paper(page)).toContainText('Valid until');
  await page.getByRole('button', { name: 'Yes, accept and proceed' }).click();
  await expect(agreed(page)).toBeFocused();
  await expect(page.locator('[aria-current="step"]')).toContainText('Accept & Begin');
  await page.reload();
  await expect(agreed(page)).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  const bookmark = await context.newPage();
  await bookmark.goto(`/contact?request=${requestId}`);
  await expect(agreed(bookmark)).toBeVisible();
});
