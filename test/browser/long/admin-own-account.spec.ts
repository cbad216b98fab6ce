import { expect, test } from '../../support/browser';
import { officeOf, signInAs, storeToken, tokenOf } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { PASSWORD, seedUser } from '../../support/office-seed';
import { pressUserButton, removeOtherUsers, storedUser, userDialog, userRow } from '../../support/office-users';
import { ADMIN } from '../../support/site';

/** A site of its own: other files may fill the list of theirs. */
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'users@office.example' } });
test.beforeEach(({ page }) => removeOtherUsers(page));

test.describe('the last active administrator', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('is offered no way out, and the server refuses what another window still offers', async ({ page }) => {
    const second = await seedUser(page, { name: 'Second Admin', role: 'admin' });
    const office = await officeOf(page);
    await signInAs(page, 'admin', '/admin/users');
    const menu = userRow(page, ADMIN.email).getByRole('button', { name: 'More for Admin User' });
    await expect(menu).toHaveAccessibleDescription('You cannot delete your own account.');
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Deactivate', 'You cannot delete your own account.']);
    await page.keyboard.press('Escape');
    await office.put(`/users/${second._id}`, { active: false });
    await pressUserButton(page, { name: 'Admin User', email: ADMIN.email }, 'Deactivate');
    const question = page.getByRole('dialog', { name: 'Deactivate your own account?' });
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Failed to update user status')).toBeVisible();
    const refusal = 'The last active administrator cannot be deleted, deactivated or given another role.';
    await expect(page.getByText(refusal)).toBeVisible();

    await page.reload();
    const reason = 'The last active administrator cannot be deactivated, deleted or given another role.';
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText([`You cannot delete your own account. ${reason}`]);
    await page.keyboard.press('Escape');
    await pressUserButton(page, { name: 'Admin User', email: ADMIN.email }, 'Edit');
    await expect(userDialog(page).getByText(reason)).toBeVisible();
    await expect(userDialog(page).getByRole('combobox', { name: 'Role' })).toBeDisabled();
    await expect(userDialog(page).getByRole('switch', { name: 'Active' })).toBeDisabled();
    await expectFit(page);
  });
});

test.describe("one's own account", () => {
  test.use({ expectedTrouble: [/status of 401/] });

  test('is switched off only after a question, and then leads to the sign-in form', async ({ page }) => {
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

  test('keeps its session when it changes its own password', async ({ page }) => {
    const self = await seedUser(page, { name: 'Careful Admin', role: 'admin' });
    await storeToken(page, await tokenOf(page, { email: self.email, password: PASSWORD }));
    await page.goto('/admin/users');
    await pressUserButton(page, self, 'Password of');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New Password').fill('a fresh password');
    await dialog.getByLabel('Confirm Password').fill('a fresh password');
    await dialog.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await page.reload();
    await expect(userRow(page, self.email)).toBeVisible();
  });
});
