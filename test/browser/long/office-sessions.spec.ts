import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, PEOPLE, storeToken, tokenOf } from '../../support/office';
import { keysOf, signInWith } from '../../support/office-login';
import { PASSWORD, seedMessage, seedPage, seedUser } from '../../support/office-seed';

test.describe('login and logout', () => {
  // Allows the errors that the browser logs for failed logins and refused calls.
  test.use({ expectedTrouble: [/status of (401|403|429)|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  /**
   * Logs in as a new administrator, for tests that log out. With a shared account, they would end the session of other
   * tests.
   */
  async function signInAlone(page: Page, path: string) {
    const { email } = await seedUser(page, { role: 'admin' });
    await storeToken(page, await tokenOf(page, { email, password: PASSWORD }));
    await page.goto(path);
    return { email, password: PASSWORD };
  }

  test('redirects to the login without a marker, then to the requested screen', async ({ page }) => {
    const message = await seedMessage(page);
    await page.goto(`/admin/contacts?message=${message._id}`);
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByText('Authentication failed. Please login again.')).toHaveCount(0);
    await signInWith(page, PEOPLE.admin);
    await expect(page.getByRole('heading', { level: 1, name: message.subject })).toBeVisible();
    await expect(page).toHaveURL(`/admin/contacts?message=${message._id}`);
  });

  test('ends another tab with its next call after a logout', async ({ page, context }) => {
    await signInAlone(page, '/admin/pages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/admin/login');
    await page.getByRole('complementary').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/admin/login');
  });

  test('keeps unsaved text when the session ends, and saves it after login', async ({ page }) => {
    const person = await seedUser(page);
    const stored = await seedPage(page);
    await storeToken(page, await tokenOf(page, { email: person.email, password: PASSWORD }));
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: `Edit ${stored.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Page' });
    await dialog.getByLabel('Content').fill('A paragraph that took an hour.');
    // A new password ends every session of that account.
    await (await officeOf(page)).put(`/users/${person._id}/password`, { password: 'another long password' });
    await dialog.getByRole('button', { name: 'Save' }).click();

    const signIn = page.getByRole('dialog', { name: 'Please log in again' });
    await expect(signIn).toContainText(`${person.email} has been logged out. Your changes are still here`);
    await expect(page).toHaveURL('/admin/pages');
    expect(await keysOf(page)).toEqual({ token: null, marker: null });
    await page.keyboard.press('Escape');
    await expect(signIn).toBeVisible();
    await signIn.getByLabel('Password').fill(PASSWORD);
    await signIn.getByRole('button', { name: 'Login' }).click();
    await expect(signIn.getByLabel('Password')).toHaveAccessibleDescription('Invalid email or password');
    await signIn.getByLabel('Password').fill('another long password');
    await signIn.getByRole('button', { name: 'Login' }).click();
    await expect(signIn).toBeHidden();

    await expect(dialog.getByLabel('Content')).toHaveValue('A paragraph that took an hour.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Page updated successfully')).toBeVisible();
    const [saved] = (await (await officeOf(page)).get<{ _id: string; content: string }[]>('/pages')).filter(
      ({ _id }) => _id === stored._id,
    );
    expect(saved?.content).toBe('A paragraph that took an hour.');
  });
});
