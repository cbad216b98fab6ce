import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CONSENT_TEXTS } from '../../../src/contract/privacy';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { signInAs, statusOf, storeToken, tokenOf } from '../../support/office';
import { expectFieldError, expectFit } from '../../support/office-dialog';
import { choose } from '../../support/office-quotes';
import { nextNumber, PASSWORD, seedUser } from '../../support/office-seed';
import { pressUserButton, removeOtherUsers, storedUser, userDialog, userRow } from '../../support/office-users';
import { ADMIN } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';

test.describe('users', () => {
  const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New User' });

  /** Uses a separate site, so that accounts from other test files do not appear in its lists. */
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'users@office.example' } });
  test.beforeEach(({ page }) => removeOtherUsers(page));

  test('requires name, email and a password of 8 characters, then lets the user log in', async ({ page }) => {
    const email = `mulenga${nextNumber()}@office.example`;
    await signInAs(page, 'admin', '/admin/users');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = addDialog(page);
    const save = dialog.getByRole('button', { name: 'Add User' });
    await expect(dialog.getByText('Can create and edit content, but not manage users.')).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
    await save.click();
    for (const label of ['Name', 'Email', 'Password'])
      await expectFieldError(dialog.getByLabel(label, { exact: true }), 'Please fill in all required fields');
    await dialog.getByLabel('Name').fill('Mulenga Chipimo');
    await dialog.getByLabel('Email').fill('mulenga at office');
    for (const [typed, strength] of [
      ['short', 'Too short'],
      ['aaaaaaaa', 'Weak'],
      ['qwerty123', 'Weak'],
      ['aabbaaA1', 'Good'],
      ['aaaaaA1!', 'Strong'],
      ['1234567', 'Too short'],
    ]) {
      await dialog.getByLabel('Password', { exact: true }).fill(typed);
      await expect(dialog.getByText(`Password strength: ${strength}`)).toBeVisible();
    }
    await save.click();
    await expectFieldError(dialog.getByLabel('Email'), 'Please enter a valid email address');
    await expectFieldError(
      dialog.getByLabel('Password', { exact: true }),
      'Password must be at least 8 characters long',
    );
    await expectFit(page);
    await dialog.getByLabel('Email').fill(email.toUpperCase());
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await choose(page, 'Role', 'Viewer');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('User created successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(userRow(page, email).getByRole('cell')).toContainText([
      'Mulenga Chipimo',
      'Viewer',
      'Active',
      'Never',
    ]);

    await tokenOf(page, { email, password: PASSWORD });
    await page.reload();
    await expect(userRow(page, email).getByRole('cell').nth(4)).toHaveText(
      /^(today|yesterday) [A-Z][a-z]+ \d{1,2}, \d{4}$/,
    );
  });

  test('ends a user’s sessions after a new role, password or deactivation', async ({ page }) => {
    const user = await seedUser(page);
    const person = { email: user.email, password: PASSWORD };
    await signInAs(page, 'admin', '/admin/users');
    let token = await tokenOf(page, person);
    expect(await statusOf(page, token)).toBe(200);
    await pressUserButton(page, user, 'Edit');
    await choose(page, 'Role', 'Viewer');
    await userDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(userRow(page, user.email).getByRole('cell').nth(1)).toHaveText('Viewer');
    expect(await statusOf(page, token)).toBe(401);

    token = await tokenOf(page, person);
    await pressUserButton(page, user, 'Deactivate');
    await expect(page.getByText('User deactivated successfully')).toBeVisible();
    await expect(userRow(page, user.email).getByRole('cell').nth(2)).toHaveText('Inactive');
    expect(await statusOf(page, token)).toBe(401);
    await expect(tokenOf(page, person)).rejects.toThrow('Invalid email or password');
    await pressUserButton(page, user, 'Activate');
    await expect(page.getByText('User activated successfully')).toBeVisible();
    expect(await statusOf(page, token)).toBe(401);

    token = await tokenOf(page, person);
    await pressUserButton(page, user, 'Password of');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    const update = dialog.getByRole('button', { name: 'Update Password' });
    await expect(update).toBeDisabled();
    await dialog.getByLabel('New Password').fill('another');
    await dialog.getByLabel('Confirm Password').fill('anothe');
    await expect(dialog.getByText('Passwords do not match')).toBeVisible();
    await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(dialog.getByText('Password strength: Too short')).toBeVisible();
    await expect(update).toBeDisabled();
    // The dialog has no field for the current password, because the account is another person's.
    await expect(dialog.getByLabel('Current password')).toHaveCount(0);
    await dialog.getByLabel('New Password').fill('another password');
    await dialog.getByLabel('Confirm Password').fill('another password');
    await expect(dialog.getByText('Passwords do not match')).toHaveCount(0);
    await update.click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await statusOf(page, token)).toBe(401);
    await expect(tokenOf(page, person)).rejects.toThrow('Invalid email or password');
    await tokenOf(page, { ...person, password: 'another password' });
  });
});

test.describe('own account', () => {
  /** Uses a separate site, so that accounts from other test files do not appear in its lists. */
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'users@office.example' } });
  test.beforeEach(({ page }) => removeOtherUsers(page));

  test.describe('own account', () => {
    test.use({ expectedTrouble: [/status of 401/] });

    test('is deactivated only after a confirmation, which leads to the login form', async ({ page }) => {
      const self = await seedUser(page, { name: 'Leaving Admin', role: 'admin' });
      await storeToken(page, await tokenOf(page, { email: self.email, password: PASSWORD }));
      await page.goto('/admin/users');
      await pressUserButton(page, self, 'Deactivate');
      const question = page.getByRole('dialog', { name: 'Deactivate your own account?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      expect((await storedUser(page, self._id))?.active).toBe(true);
      await pressUserButton(page, self, 'Deactivate');
      await question.getByRole('button', { name: 'Deactivate' }).click();
      await expect.poll(async () => (await storedUser(page, self._id))?.active).toBe(false);
      await page.reload();
      await expect(page).toHaveURL('/admin/login');
    });
  });
});

const EMAIL = 'bwalya.mulenga@school.example';
const MESSAGE = { name: 'Bwalya Mulenga', email: EMAIL, subject: 'School fees', message: 'How much is the course?' };

/** Opens a back office screen with a stored session of that person. */
async function openAs(page: Page, person: typeof ADMIN, path: string): Promise<void> {
  await storeToken(page, await tokenOf(page, person));
  await page.goto(path);
}

/** Creates a message, a priced request and a subscription of one person. */
async function leaveTraces(page: Page, baseURL: string | undefined, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { 'x-forwarded-for': newVisitorAddress() };
    expect((await page.request.post(`${baseURL}/api${path}`, { data, headers })).status()).toBe(201);
  };
  await post('/contact', { ...MESSAGE, email });
  await post('/newsletter', { email });
  const office = await openOffice(baseURL);
  await sendQuote(office, await sendRequest(baseURL, { email }));
}

const field = (page: Page) => page.getByLabel('Email address');

test('finds, exports and permanently erases one person’s data', async ({ page, baseURL }) => {
  await leaveTraces(page, baseURL, EMAIL);
  await openAs(page, ADMIN, '/admin');
  await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await field(page).fill(EMAIL);
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: new RegExp(`records about ${EMAIL}`) });
  await expect(found.getByRole('heading', { name: /^Contact messages.*: 1$/ })).toBeVisible();
  await expect(found.getByRole('heading', { name: /^Quote requests.*: 1$/ })).toBeVisible();
  await expect(
    found.getByRole('heading', { name: /^Emails that were not sent because no mail server was set up: 5$/ }),
  ).toBeVisible();
  expect(page.url()).not.toContain('bwalya');
  await expectFit(page);

  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('personal-data.json');
  const { records } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(records.messages[0]).toMatchObject({ ...MESSAGE, consent: { text: CONSENT_TEXTS.contact } });

  await found.getByRole('button', { name: 'Erase all data' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase all data about ${EMAIL}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText('Contact messages and the replies to them: 1');
  await expectFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(found).toBeVisible();

  await found.getByRole('button', { name: 'Erase all data' }).click();
  await dialog.getByRole('button', { name: /^Erase \d+ records$/ }).click();
  await expect(page.getByRole('heading', { name: `No personal data found for ${EMAIL}` })).toBeVisible();
  await expect(page.getByText(/^Erased \d+ records about/)).toBeVisible();
  const office = await openOffice(baseURL);
  expect(JSON.stringify([await office.get('/contact'), await office.get('/project')])).not.toContain(EMAIL);
});
