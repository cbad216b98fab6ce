import type { Dialog, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs, storeToken, tokenOf } from '../../support/office';
import { expectFit, expectVersions } from '../../support/office-dialog';
import { signInWith } from '../../support/office-login';
import { dialogs } from '../../support/office-quotes';
import {
  PASSWORD,
  seedMember,
  seedMessage,
  seedPage,
  seedPost,
  seedRequest,
  seedService,
  seedUser,
} from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

const BACK = 'Your unsaved changes were restored.';
const replyDialog = (page: Page) => page.getByRole('dialog', { name: /^Reply to/ });

/** Leaves unsaved text, as a person who says yes to the browser's question. It asks not every time. */
async function leaving(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const accept = (question: Dialog) => question.accept();
  page.on('dialog', accept);
  await leave();
  page.off('dialog', accept);
}

const leaveFor = (page: Page, path: string) => leaving(page, () => page.goto(path));
const reload = (page: Page) => leaving(page, () => page.reload());

async function openReply(page: Page, subject: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Reply to .*${subject}$`) }).click();
  return replyDialog(page);
}

test('a reply is back after a reload, on top of its message, and can be thrown away', async ({ page }) => {
  const { _id, subject } = await seedMessage(page);
  await signInAs(page, 'editor', `/admin/contacts?view=${_id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  await replyDialog(page).getByLabel('Message').fill('We open at eight.');
  await reload(page);
  await expect(replyDialog(page).getByLabel('Message')).toHaveValue('We open at eight.');
  await expect(replyDialog(page).getByLabel('Message')).toBeFocused();
  await expect(replyDialog(page).getByRole('status')).toContainText(BACK);
  await expectFit(page);

  await replyDialog(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(replyDialog(page).getByLabel('Message')).toHaveValue('');
  await expect(replyDialog(page).getByLabel('Subject')).toHaveValue(`Re: ${subject}`);
  await page.keyboard.press('Escape');
  await expect(replyDialog(page)).toBeHidden();
  await page.reload();
  await page.getByRole('dialog', { name: 'Message details' }).getByRole('button', { name: 'Reply' }).click();
  await expect(replyDialog(page).getByLabel('Message')).toHaveValue('');
});

test('a note to a new status is back after a reload, and the dashboard leads back to it', async ({ page }) => {
  const requestId = await seedRequest(page);
  await signInAs(page, 'editor', `/admin/quotes?request=${requestId}`);
  await page.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Request Status' });
  await dialog.getByLabel('New status').selectOption({ label: 'Rejected' });
  await dialog.getByLabel('Note').fill('By phone: not this year.');
  await reload(page);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('By phone: not this year.');
  await expect(dialog.getByLabel('New status')).toHaveValue('rejected');
  await leaveFor(page, '/admin');
  await page.getByRole('link', { name: 'a change of a status' }).click();
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('By phone: not this year.');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin');
  await expect(page.getByText('Recent Contacts')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('a reply is gone once it was sent, or discarded', async ({ page }) => {
  const { subject } = await seedMessage(page);
  await signInAs(page, 'editor', '/admin/contacts');
  const dialog = await openReply(page, subject);
  await dialog.getByLabel('Message').fill('We open at eight.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await openReply(page, subject);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  await dialog.getByLabel('Message').fill('We open at nine.');
  await dialog.getByRole('button', { name: 'Send Reply' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await openReply(page, subject);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});

test('nobody else on the same machine is offered it, and signing out asks before it forgets it', async ({ page }) => {
  const { subject } = await seedMessage(page);
  // Who signs out ends the session for every test that shares it.
  const person = { email: (await seedUser(page)).email, password: PASSWORD };
  await storeToken(page, await tokenOf(page, person));
  await page.goto('/admin/contacts');
  const dialog = await openReply(page, subject);
  await dialog.getByLabel('Message').fill('Between us: no.');
  await leaveFor(page, '/admin');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Between us');

  await signInWith(page, person);
  await expect(page.getByText('Login successful')).toBeVisible();
  await page.goto('/admin/contacts');
  await openReply(page, subject);
  await dialog.getByLabel('Message').fill('Between us: still no.');
  await leaveFor(page, '/admin');
  // Somebody else signs in without the first having signed out.
  await signInAs(page, 'admin', '/admin/contacts');
  await openReply(page, subject);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Between us');
});

test.describe('a quote', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('is back after a reload, and does not overwrite what a colleague saved meanwhile', async ({ page }) => {
    const id = await seedRequest(page);
    const office = await officeOf(page);
    await sendQuote(office, id, { price: 4000, status: 'draft' });
    await signInAs(page, 'editor', `/admin/quotes?view=${id}`);
    const { details, quote } = dialogs(page);
    await details.getByRole('button', { name: 'Edit Quote' }).click();
    await quote.getByLabel('Price (USD)').fill('5200');
    await reload(page);
    await sendQuote(office, id, { price: 4900, status: 'draft' });
    await expect(quote.getByLabel('Price (USD)')).toHaveValue('5200');
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expectVersions(quote, 'Price', '5,200.00', '4,900.00');
    await quote.getByRole('button', { name: 'Keep my version' }).click();
    await expect(quote).toBeHidden();
    await page.reload();
    await details.getByRole('button', { name: 'Edit Quote' }).click();
    await expect(quote.getByText(BACK)).toHaveCount(0);
    await expect(quote.getByLabel('Price (USD)')).toHaveValue('5,200.00');
  });
});

for (const { path, seed, edit, field } of [
  { path: '/admin/blog', seed: seedPost, edit: /^Edit A lesson/, field: 'Title' },
  { path: '/admin/pages', seed: seedPage, edit: /^Edit Bursaries/, field: 'Page Title' },
  { path: '/admin/services', seed: seedService, edit: /^Edit School registers/, field: 'Title' },
  { path: '/admin/team', seed: seedMember, edit: /^Edit Mutale/, field: 'Name' },
]) {
  test(`what was typed at ${path} opens by itself after a reload`, async ({ page }) => {
    await seed(page);
    await signInAs(page, 'editor', path);
    await page.getByRole('button', { name: edit }).first().click();
    const text = page.getByRole('dialog').getByLabel(field, { exact: true });
    await text.fill('Half a sentence');
    await reload(page);
    await expect(text).toHaveValue('Half a sentence');
    await expect(page.getByText(BACK)).toBeVisible();
  });
}
