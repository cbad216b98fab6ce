import { expect, test } from '../../support/browser';
import { officeOf } from '../../support/office';
import { expectFieldError, expectFit } from '../../support/office-dialog';
import { choose, dialogs, openRequests, storedQuote } from '../../support/office-quotes';
import { sendQuote } from '../../support/visitor-office';

test('a quote of nothing is not sent: the sentence stands at the price, before any call', async ({ page }) => {
  const { id, quote: open } = await openRequests(page);
  const { quote } = dialogs(page);
  await open.click();
  await choose(page, 'Status', 'Sent');
  await expect(quote).toContainText('The request becomes quoted.');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expectFieldError(quote.getByLabel('Price (USD)'), 'Give a price before you send the quote.');
  await expect(quote.getByLabel('Price (USD)')).toBeFocused();
  expect(await storedQuote(page, id)).toBeNull();
  await choose(page, 'Status', 'Draft');
  await expect(quote.getByText('Give a price before you send the quote.')).toHaveCount(0);
  await quote.getByLabel('Email the quote to the client after saving').check();
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expectFieldError(quote.getByLabel('Price (USD)'), 'Give a price before you send the quote.');
  await expectFit(page);
});

test.describe('a status that the server refuses for want of a price', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('says so at the status', async ({ page }) => {
    const { status: open } = await openRequests(page, {}, { status: 'draft', price: 0 });
    const { status } = dialogs(page);
    await open.click();
    await choose(page, 'New status', 'Accepted');
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expectFieldError(status.getByLabel('New status'), 'Give a price before you send the quote.');
  });
});

test('staff close a deal for the client with a note, and reopen it to change the price', async ({ page }) => {
  const { id, row, view, status: open } = await openRequests(page, {}, { status: 'sent', price: 640 });
  const { details, quote, status } = dialogs(page);
  await open.click();
  await choose(page, 'New status', 'Accepted');
  await expect(status).toContainText('The quote becomes accepted too.');
  await status.getByLabel('Note (optional)').fill('By phone, the bursar.');
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText('Accepted');

  await view.click();
  await expect(details).toContainText('By phone, the bursar.');
  await expect(details).toContainText('Mary Banda');
  await expect(details).toContainText('Answered byThe office');
  await expect(details.getByText('Accepted', { exact: true })).toHaveCount(2);
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await details.getByRole('button', { name: 'Edit Quote' }).click();
  await expect(quote).toContainText('What was accepted or rejected does not change.');
  await expect(quote.getByLabel('Price (USD)')).toHaveCount(0);
  await choose(page, 'Status', 'Draft');
  await expect(quote).toContainText('The request becomes in review.');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(quote).toBeHidden();
  await expect(details.getByText('In Review', { exact: true })).toBeVisible();

  await details.getByRole('button', { name: 'Edit Quote' }).click();
  await quote.getByLabel('Price (USD)').fill('6400');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(details).toContainText(/Not sent yet: \$640\.00 → \$6,400\.00/);
  await details.getByRole('button', { name: 'Edit Quote' }).click();
  await choose(page, 'Status', 'Sent');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(details).toContainText('Revision2');
  await expect(details).toContainText(/Revised on [A-Z][a-z]+ \d+, \d{4}: \$640\.00 → \$6,400\.00/);
  expect(await storedQuote(page, id)).toMatchObject({ status: 'sent', price: 6400, revision: 2 });
});

test('request and quote never contradict each other in the details, though the client has just answered', async ({
  page,
}) => {
  const { id, email, view } = await openRequests(page, {}, { status: 'sent' });
  const { details } = dialogs(page);
  await page.request.post(`/api/project/quote/${id}/accept`, { data: { email, revision: 1 } });
  await view.click();
  await expect(details.getByText('Accepted', { exact: true })).toHaveCount(2);
  await expect(details.getByText('Quoted', { exact: true })).toHaveCount(0);
  await expect(details).toContainText('Answered byThe client');
});

test.describe('a quote that the client accepts while it is being changed', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('is not changed: both versions are shown, and the accepted one stays', async ({ page }) => {
    const { id, email, quote: open } = await openRequests(page, {}, { status: 'sent' });
    const { quote } = dialogs(page);
    await open.click();
    await quote.getByLabel('Price (USD)').fill('9999');
    await page.request.post(`/api/project/quote/${id}/accept`, { data: { email, revision: 1 } });
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expect(quote.getByRole('heading', { level: 2 })).toBeVisible();
    await quote.getByRole('button', { name: 'Use their version' }).click();
    await expect(quote).toContainText('Price$4,800.00');
    await expect(quote.getByLabel('Price (USD)')).toHaveCount(0);
    expect(await storedQuote(page, id)).toMatchObject({ status: 'accepted', price: 4800 });
    // Nothing else may have gone out or in meanwhile.
    await expect(sendQuote(await officeOf(page), id, { price: 1, status: 'accepted' })).rejects.toThrow('409');
  });
});
