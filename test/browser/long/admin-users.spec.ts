import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { asEachRole, officeOf, signInAs, statusOf, tokenOf } from '../../support/office';
import {
  confirmDeletion,
  expectFieldError,
  expectFit,
  expectVersions,
  undoDeletion,
} from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose } from '../../support/office-quotes';
import { nextNumber, PASSWORD, seedUser } from '../../support/office-seed';
import { pressUserButton, removeOtherUsers, storedUser, userDialog, userRow } from '../../support/office-users';
import { ADMIN } from '../../support/site';

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New User' });

/** This file has a site of its own: other files may fill the list of theirs. */
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'users@office.example' } });
test.beforeEach(({ page }) => removeOtherUsers(page));

test('rows of users are at most 64 px high, also with a long name and email address', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { name } = await seedUser(page, { name: 'Mubanga Chilufya-Mwansa Kapambwe-Nsofwa of Kabulonga' });
  await signInAs(page, 'admin', '/admin/users');
  const rows = page.getByRole('main').locator('tbody tr[data-row-key]');
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expectFitHere(page);
});

test('a new user needs a name, an address and a password of 8 characters, and may sign in at once', async ({
  page,
}) => {
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
  await expectFieldError(dialog.getByLabel('Password', { exact: true }), 'Password must be at least 8 characters long');
  await expectFit(page);
  await dialog.getByLabel('Email').fill(email.toUpperCase());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await choose(page, 'Role', 'Viewer');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('User created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(userRow(page, email).getByRole('cell')).toContainText(['Mulenga Chipimo', 'Viewer', 'Active', 'Never']);

  await tokenOf(page, { email, password: PASSWORD });
  await page.reload();
  await expect(userRow(page, email).getByRole('cell').nth(3)).toHaveText(
    /^(today|yesterday) [A-Z][a-z]+ \d{1,2}, \d{4}$/,
  );
});

test.describe('an address that is in use', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('is refused at its field, on create and on change, and nothing typed is lost', async ({ page }) => {
    const [known, other] = [await seedUser(page), await seedUser(page, { name: 'Other Tembo' })];
    await signInAs(page, 'admin', '/admin/users');
    await page.getByRole('button', { name: 'Add New User' }).click();
    await addDialog(page).getByLabel('Name').fill('Second Account');
    await addDialog(page).getByLabel('Email').fill(known.email);
    await addDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    // The line makes the dialog longer: the button moves.
    await expect(addDialog(page).getByText(/^Password strength/)).toBeVisible();
    await addDialog(page).getByRole('button', { name: 'Add User' }).click();
    await expect(page.getByText('Failed to create user. The email may already be in use.')).toBeVisible();
    await expectFieldError(addDialog(page).getByLabel('Email'), 'This email address is already in use.');
    await expect(addDialog(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();

    await pressUserButton(page, other, 'Edit');
    await userDialog(page).getByLabel('Email').fill(known.email);
    await userDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('An error occurred while updating the user')).toBeVisible();
    await expectFieldError(userDialog(page).getByLabel('Email'), 'This email address is already in use.');
    expect((await storedUser(page, other._id))?.email).toBe(other.email);
  });
});

test('another role, an account that is switched off, and a new password end the sessions of that user at once', async ({
  page,
}) => {
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
  // The current password is asked for only with the own account.
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

test('a deleted user is out at once, and comes back by Undo without the old sessions', async ({ page }) => {
  const user = await seedUser(page);
  const token = await tokenOf(page, { email: user.email, password: PASSWORD });
  await signInAs(page, 'admin', '/admin/users');
  await pressUserButton(page, user, 'Delete');
  await confirmDeletion(page, 'user', `${user.name} (${user.email})`);
  await expect(userRow(page, user.email)).toHaveCount(0);
  expect(await statusOf(page, token)).toBe(401);
  await undoDeletion(page, 'User deleted successfully');
  await expect(userRow(page, user.email)).toBeVisible();
  expect(await statusOf(page, token)).toBe(401);
  await tokenOf(page, { email: user.email, password: PASSWORD });
});

test('the menu at the end of a row is used by keyboard, and gives the focus back', async ({ page }) => {
  const user = await seedUser(page);
  await signInAs(page, 'admin', '/admin/users');
  const more = userRow(page, user.email).getByRole('button', { name: `More for ${user.name}` });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeFocused();
  await expectFitHere(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeHidden();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
});

test.describe('two administrators at the same account', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('both versions are shown, nothing is overwritten, and mine may be kept', async ({ page }) => {
    const user = await seedUser(page);
    const office = await officeOf(page);
    await signInAs(page, 'admin', '/admin/users');
    await pressUserButton(page, user, 'Edit');
    await userDialog(page).getByLabel('Name').fill('Natasha Tembo-Phiri');
    await office.put(`/users/${user._id}`, { role: 'viewer', active: false });
    await userDialog(page).getByRole('button', { name: 'Save' }).click();
    await expectVersions(userDialog(page), 'Name', 'Natasha Tembo-Phiri', user.name);
    expect(await storedUser(page, user._id)).toMatchObject({ name: user.name, role: 'viewer', active: false });
    await userDialog(page).getByRole('button', { name: 'Keep my changes' }).click();
    await expect(userDialog(page)).toBeHidden();
    expect(await storedUser(page, user._id)).toMatchObject({
      name: 'Natasha Tembo-Phiri',
      role: 'viewer',
      active: false,
    });
  });
});

test.describe('a list of users that does not come', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('says so with a Retry that works', async ({ page }) => {
    await page.route(
      /\/api\/users\?/,
      (route) => route.fulfill({ status: 503, json: { success: false, statusCode: 503, message: 'Away.' } }),
      { times: 1 },
    );
    await signInAs(page, 'admin', '/admin/users');
    await expect(page.getByRole('main').getByText('Failed to load users')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(userRow(page, ADMIN.email)).toBeVisible();
  });
});

test('the screen is for administrators: others are told so and offered no link', async ({ page }) => {
  await asEachRole(page, async (role) => {
    await page.goto('/admin/users');
    const heading = role === 'admin' ? 'User Management' : 'For administrators';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(role === 'admin' ? 1 : 0);
  });
});
