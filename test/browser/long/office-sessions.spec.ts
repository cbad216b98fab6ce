import type { Dialog, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { test as mailed, mailsTo } from '../../support/mailing-office';
import { officeOf, PEOPLE, signInAs, storeToken, tokenOf } from '../../support/office';
import { keysOf, signInWith } from '../../support/office-login';
import { nextNumber, PASSWORD, seedMessage, seedPage, seedUser } from '../../support/office-seed';

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

  test('stores token and marker, confirms the login and opens the dashboard', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page).toHaveTitle('Admin Login');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await expect(page.getByText('Admin Authentication')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByRole('link', { name: 'Exit to Website' })).toHaveAttribute('href', '/');

    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await isAsked;
      await route.continue();
    });
    await signInWith(page, PEOPLE.admin);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(page.getByLabel('Email')).toBeDisabled();
    await expect(page.getByLabel('Password')).toBeDisabled();
    answer();
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page).toHaveURL('/admin');
    const { token, marker } = await keysOf(page);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(marker).toBe('true');

    // The back office verifies the session each time it is opened.
    const verified = page.waitForResponse('**/api/auth/verify');
    await page.reload();
    expect(await (await verified).json()).toMatchObject({ valid: true, user: { email: PEOPLE.admin.email } });
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

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

  test('clears both keys at logout, and starts the next person at the dashboard', async ({ page }) => {
    const person = await signInAlone(page, '/admin/team');
    await page.getByRole('complementary').getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    expect(await keysOf(page)).toEqual({ token: null, marker: null });
    await page.goBack();
    await expect(page).toHaveURL('/admin/login');
    await signInWith(page, person);
    await expect(page).toHaveURL('/admin');
  });
});

mailed.describe('two people at one machine', () => {
  mailed.use({ expectedTrouble: [/status of 401/] });

  mailed(
    'what one person wrote does not go out under the name of whoever signed in in another tab',
    async ({ page, context, mailbox }) => {
      const email = `shared${nextNumber()}@school.example`;
      const { _id } = await seedMessage(page, { email });
      const colleague = { email: (await seedUser(page)).email, password: PASSWORD };
      await signInAs(page, 'editor', `/admin/contacts?view=${_id}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
      const reply = page.getByRole('dialog', { name: /^Reply to/ });
      await reply.getByLabel('Message').fill('We open at eight. Mary');

      const other = await context.newPage();
      await storeToken(other, await tokenOf(page, colleague));
      await other.goto('/admin');
      await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

      await reply.getByRole('button', { name: 'Send Reply' }).click();
      const again = page.getByRole('dialog', { name: 'Please log in again' });
      await expect(again).toContainText('mary@office.example');
      expect(mailsTo(mailbox, email)).toHaveLength(0);

      // The colleague's session in the other browser is still valid.
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    },
  );
});

const replyDialog = (page: Page) => page.getByRole('dialog', { name: /^Reply to/ });

/** Leaves a page with unsaved text. If the browser asks whether to leave, accepts. */
async function leaveFor(page: Page, path: string): Promise<void> {
  const accept = (question: Dialog) => question.accept();
  page.on('dialog', accept);
  await page.goto(path);
  page.off('dialog', accept);
}

async function openReply(page: Page, subject: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Reply to .*${subject}$`) }).click();
  return replyDialog(page);
}

test('offers drafts to no other person, and asks before a logout discards them', async ({ page }) => {
  const { subject } = await seedMessage(page);
  // Uses a new user, because the logout below would end the session that all tests share.
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
  // Another person logs in without a logout of the first.
  await signInAs(page, 'admin', '/admin/contacts');
  await openReply(page, subject);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Between us');
});
