import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage, seedRequest } from '../../support/office-seed';

const WIDTHS = [375, 1280];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectFitAtBoth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectFitHere(page);
  }
}

test('a message has its notes under it, a text that was saved before, and everything from the person', async ({
  page,
}) => {
  const email = `talks${nextNumber()}@school.example`;
  const { _id, subject } = await seedMessage(page, { email });
  await seedRequest(page, { email });
  const office = await officeOf(page);
  await office.post('/saved-texts', { title: 'How to pay', text: 'By bank or by mobile money.' });
  await office.post(`/contact/${_id}/messages`, { kind: 'call', text: 'Rang twice, nobody was there.' });
  await signInAs(page, 'editor', `/admin/contacts?view=${_id}`);
  const dialog = page.getByRole('dialog', { name: 'Message details' });
  await expect(dialog.getByText('Rang twice, nobody was there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('menuitem', { name: 'How to pay' }).click();
  const field = dialog.getByRole('textbox', { name: 'Note' });
  await expect(field).toHaveValue('By bank or by mobile money.');

  // Closed by mistake: what was typed is back.
  await dialog.getByText('Close', { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^View .*${subject}$`) }).click();
  await expect(field).toHaveValue('By bank or by mobile money.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('region', { name: 'Replies and notes' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByText('This person').click();
  await expect(dialog.getByRole('link', { name: 'Subscribed' })).toHaveCount(0);
  await expect(dialog.getByText(/^Quote request,/)).toBeVisible();
  await expectFitAtBoth(page);
});

for (const width of WIDTHS) {
  test(`a message is answered on its page, which each row of the list leads to, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = `page${nextNumber()}@school.example`;
    const name = `Wezi ${nextNumber()}`;
    const { _id, subject } = await seedMessage(page, { name, email, message: 'What does a course cost?\n'.repeat(9) });
    await signInAs(page, 'editor', `/admin/contacts?message=${_id}`);
    const box = page.getByRole('textbox', { name: 'Reply' });
    await box.click();
    await page.keyboard.type('K900 a month.');
    await expectFitHere(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/message-${width}.png`, fullPage: true });
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(MESSAGES.savedToOutbox)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Replies and notes' })).toContainText('K900 a month.');

    // A press beside the words of a row opens the page too; what can be pressed in it does what it says.
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await page.getByRole('searchbox').fill(email);
    await expect(page).toHaveURL(/q=page/);
    const row = page.getByRole(width < 768 ? 'listitem' : 'row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/messages-${width}.png` });
    // The link of the row lies over its words.
    await row.getByText('What does a course').click({ force: true });
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText('1 of 1')).toBeVisible();
    await page.goBack();
    await row.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('dialog', { name: 'Message details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Chosen messages' })).toBeVisible();

    await page.goto(`/admin/contacts?message=${_id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/admin/contacts');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Restored message/)).toBeVisible();
  });
}

test('a request has its conversation, from the client’s question to the reply', async ({ page }) => {
  const email = `asks${nextNumber()}@school.example`;
  const id = await seedRequest(page, { email });
  const question = { email, text: 'Is VAT in this price? Our bursar asks.' };
  expect((await page.request.post(`/api/project/track/${id}/messages`, { data: question })).status()).toBe(201);
  await signInAs(page, 'editor', `/admin/quotes?view=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Request details' });
  await expect(dialog.getByText(question.text)).toBeVisible();
  await dialog.getByText('Note', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The bursar signs above K40,000.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Note: stays in the office')).toBeVisible();
  await dialog.getByText('Reply', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Yes, all of it.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(MESSAGES.savedToOutbox)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
  await dialog.getByText('This person').click();
  await expect(dialog.getByRole('link', { name: /replied$/ })).toBeVisible();
  await expectFitAtBoth(page);
});

test('saved replies are kept on a screen of their own', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/saved-texts');
  const title = `Where we are ${nextNumber()}`;
  await page.getByRole('button', { name: 'Add saved reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Cairo Road, Lusaka.');
  await expectFitAtBoth(page);
  await dialog.getByRole('button', { name: 'Add saved reply' }).click();
  await expect(page.getByText(title)).toBeVisible();
  await expectFitAtBoth(page);
});
