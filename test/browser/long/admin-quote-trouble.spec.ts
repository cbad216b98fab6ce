import { MESSAGES } from '../../../src/contract/errors';
import { expect } from '../../support/browser';
import { mailsTo, test } from '../../support/mailing-office';
import { officeOf } from '../../support/office';
import { expectFit, expectVersions } from '../../support/office-dialog';
import { choose, dialogs, openRequests, storedQuote } from '../../support/office-quotes';
import { sendQuote } from '../../support/visitor-office';

const AWAY = { status: 503, json: { success: false, statusCode: 503, message: MESSAGES.databaseAway } };

test.describe('two editors at one quote', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('the second is refused, sees both versions, and may keep the own one', async ({ page }) => {
    const { id, quote: open } = await openRequests(page, {}, { status: 'draft' });
    const { quote } = dialogs(page);
    await open.click();
    await quote.getByLabel('Price (USD)').fill('5200');
    await sendQuote(await officeOf(page), id, { status: 'sent', price: 4900, notes: 'With training.' });
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expect(quote.getByRole('heading', { name: MESSAGES.editConflict })).toBeFocused();
    await expectVersions(quote, 'Price', '5,200.00', '4,900.00');
    await expectVersions(quote, 'Status', 'Draft', 'Sent');
    await expect(quote.getByRole('rowheader')).toHaveText(['Price', 'Status']);
    await expectFit(page);
    expect(await storedQuote(page, id)).toMatchObject({ price: 4900, status: 'sent' });
    await quote.getByRole('button', { name: 'Keep my version' }).click();
    await expect(page.getByText('Quote saved successfully')).toBeVisible();
    expect(await storedQuote(page, id)).toMatchObject({ price: 5200, notes: 'With training.', status: 'draft' });
  });

  test('a new quote does not overwrite the one that a colleague has just written', async ({ page }) => {
    const { id, quote: open } = await openRequests(page);
    const { quote } = dialogs(page);
    await open.click();
    await quote.getByLabel('Price (USD)').fill('5200');
    await sendQuote(await officeOf(page), id, { status: 'sent', price: 4900 });
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expectVersions(quote, 'Price', '5,200.00', '4,900.00');
    await quote.getByRole('button', { name: 'Use their version' }).click();
    await expect(quote.getByLabel('Price (USD)')).toHaveValue('4,900.00');
    await page.keyboard.press('Escape');
    await expect(quote).toBeHidden();
    expect(await storedQuote(page, id)).toMatchObject({ price: 4900, status: 'sent' });
  });

  test('a status that a colleague has changed is shown before it is changed again', async ({ page }) => {
    const { id, row, status: open } = await openRequests(page);
    const { status } = dialogs(page);
    await open.click();
    await choose(page, 'New status', 'Rejected');
    await (await officeOf(page)).put(`/project/${id}`, { status: 'in_review' });
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(page.getByText('Failed to update status. Please try again.')).toBeVisible();
    await expect(page.getByText(MESSAGES.editConflict)).toBeVisible();
    await expect(status).toContainText('Status nowIn Review');
    await expect(status.getByLabel('New status')).toHaveValue('rejected');
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(status).toBeHidden();
    await expect(row).toContainText('Rejected');
  });
});

test.describe('when the server is away', () => {
  test.use({ expectedTrouble: [/status of 503|ERR_FAILED/] });

  test('no quote is begun before it is known whether there is one', async ({ page }) => {
    const { id, view, quote: open } = await openRequests(page, {}, { status: 'draft' });
    const { details, quote } = dialogs(page);
    await page.route(`**/api/project/admin/quote/${id}`, (route) => route.fulfill(AWAY));
    await open.click();
    await expect(page.getByText('Error checking for existing quote')).toBeVisible();
    await expect(page.getByText(MESSAGES.databaseAway)).toBeVisible();
    await expect(quote).toHaveCount(0);
    await view.click();
    await expect(details.getByText('Error checking for existing quote')).toBeVisible();
    await expect(details.getByRole('button', { name: /(Create|Edit) Quote|Send Quote/ })).toHaveCount(0);
    await page.unroute(`**/api/project/admin/quote/${id}`);
    await details.getByRole('button', { name: 'Retry' }).click();
    await expect(details).toContainText('Price$4,800.00');
    await expect(details.getByRole('button', { name: 'Edit Quote' })).toBeVisible();
  });

  test('a quote that could not be saved keeps what was typed', async ({ page }) => {
    const { id, quote: open } = await openRequests(page);
    const { quote } = dialogs(page);
    await open.click();
    await quote.getByLabel('Price (USD)').fill('5200');
    await page.route('**/api/project/quote', (route) => route.fulfill(AWAY));
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expect(page.getByText('Failed to save quote. Please try again.')).toBeVisible();
    await expect(quote.getByLabel('Price (USD)')).toHaveValue('5200');
    await page.unroute('**/api/project/quote');
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expect(quote).toBeHidden();
    expect(await storedQuote(page, id)).toMatchObject({ price: 5200 });
  });

  test('a status that could not be changed stays chosen for the next try', async ({ page }) => {
    const { id, row, status: open } = await openRequests(page);
    const { status } = dialogs(page);
    await open.click();
    await choose(page, 'New status', 'Rejected');
    await page.route(`**/api/project/${id}`, (route) => route.abort('failed'));
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(page.getByText('Failed to update status. Please try again.')).toBeVisible();
    await expect(row).toContainText('Pending');
    await page.unroute(`**/api/project/${id}`);
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(status).toBeHidden();
    await expect(row).toContainText('Rejected');
  });
});

test.describe('a quote that cannot be mailed', () => {
  test.use({ expectedTrouble: [/status of (404|409|502)|ERR_FAILED/] });

  test('changes nothing, says why, and goes out on the next try', async ({ page, mailbox }) => {
    const { id, email, row, view } = await openRequests(page, {}, { status: 'draft' });
    const { details, send } = dialogs(page);
    const trySending = () => send.getByRole('button', { name: 'Send Email' }).click();
    await view.click();
    await details.getByRole('button', { name: 'Send Quote Email' }).click();
    mailbox.mode = 'refuse';
    await trySending();
    await expect(page.getByText(MESSAGES.mailRefused)).toBeVisible();
    await expect(send).toBeVisible();
    await expect(row).toContainText('In Review');
    expect(await storedQuote(page, id)).toMatchObject({ status: 'draft' });

    mailbox.mode = 'accept';
    await page.route('**/api/project/quote/send-email', (route) => route.abort('failed'));
    await trySending();
    await expect(page.getByText('Failed to send quote. Please try again.')).toBeVisible();
    await page.unroute('**/api/project/quote/send-email');
    expect(mailsTo(mailbox, email)).toEqual([]);

    const gone = { status: 404, json: { success: false, statusCode: 404, message: MESSAGES.notFound } };
    await page.route(`**/api/project/${id}`, (route) => route.fulfill(gone));
    await trySending();
    await expect(page.getByText('Project request information not found')).toBeVisible();
    await page.unroute(`**/api/project/${id}`);

    await trySending();
    await expect(page.getByText('The quote was sent to the client.')).toBeVisible();
    await expect(row).toContainText('Quoted');
    expect(mailsTo(mailbox, email)).toHaveLength(1);
  });

  test('is saved all the same when it should be mailed as it is saved', async ({ page, mailbox }) => {
    const { id, email, row, quote: open } = await openRequests(page);
    const { quote } = dialogs(page);
    await open.click();
    await quote.getByLabel('Price (USD)').fill('250');
    await quote.getByLabel('Email the quote to the client after saving').check();
    mailbox.mode = 'refuse';
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expect(page.getByText('Failed to save quote and send email.')).toBeVisible();
    await expect(page.getByText(/The quote is saved\. Send its email again from the request\.$/)).toBeVisible();
    await expect(quote).toBeHidden();
    await expect(row).toContainText('In Review');
    expect(await storedQuote(page, id)).toMatchObject({ price: 250, status: 'draft' });
    expect(mailsTo(mailbox, email)).toEqual([]);
  });

  test('because it has expired says so', async ({ page, mailbox }) => {
    const { email, view } = await openRequests(page, {}, { status: 'expired' });
    const { details, send } = dialogs(page);
    await view.click();
    await details.getByRole('button', { name: 'Send Quote Email' }).click();
    await send.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByText('This quote has expired.')).toBeVisible();
    expect(mailsTo(mailbox, email)).toEqual([]);
  });
});
