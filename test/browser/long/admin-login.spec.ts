import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, PEOPLE, signInAs, storeToken, tokenOf } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { keysOf, signInWith } from '../../support/office-login';
import { PASSWORD, seedMessage, seedPage, seedUser } from '../../support/office-seed';

// A refused sign-in is a 401, which the browser logs.
test.use({ expectedTrouble: [/status of (401|403|429)|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

/** As an administrator of this test's own: signing out ends the session for every test that shares it. */
async function signInAlone(page: Page, path: string) {
  const { email } = await seedUser(page, { role: 'admin' });
  await storeToken(page, await tokenOf(page, { email, password: PASSWORD }));
  await page.goto(path);
  return { email, password: PASSWORD };
}

test('signing in stores the token and the marker, says so and opens the dashboard', async ({ page }) => {
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

  // What the guard then does on each entry: it asks the server, and lets in whom the server knows.
  const verified = page.waitForResponse('**/api/auth/verify');
  await page.reload();
  expect(await (await verified).json()).toMatchObject({ valid: true, user: { email: PEOPLE.admin.email } });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('both fields must be filled, and nothing is asked of the server before', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) calls.push(request.url());
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signInWith(page, { email: 'nobody', password: 'something long' });
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a refused sign-in says why, keeps the address and stores nothing', async ({ page }) => {
  const person = await seedUser(page, { active: false });
  await page.goto('/admin/login');
  const form = page.locator('form');
  for (const [email, password] of [
    [PEOPLE.admin.email, 'not the password'],
    ['nobody@office.example', PASSWORD],
    [person.email, PASSWORD],
  ]) {
    const answered = page.waitForResponse('**/api/auth/login');
    await signInWith(page, { email, password });
    expect((await answered).status()).toBe(401);
    const field = page.getByLabel('Password');
    await expect(field).toHaveAccessibleDescription('Invalid email or password');
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  }
  await page.route('**/api/auth/login', (route) => route.abort());
  await signInWith(page, PEOPLE.admin);
  await expect(form.getByText('An error occurred. Please try again.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  for (let turn = 0; turn < 10; turn += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await signInWith(page, { email: person.email, password: 'a guess' });
    if ((await answered).status() === 429) break;
  }
  await expect(form.getByText(/^Too many tries\. Please try again in 1\d minutes\.$/)).toBeVisible();
  await expectFitHere(page);
  expect(await keysOf(page)).toEqual({ token: null, marker: null });
  await expect(page).toHaveURL('/admin/login');
});

test('without a marker every screen leads to the login, and after it to the screen that was asked for', async ({
  page,
}) => {
  const message = await seedMessage(page);
  await page.goto(`/admin/contacts?message=${message._id}`);
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Authentication failed. Please login again.')).toHaveCount(0);
  await signInWith(page, PEOPLE.admin);
  await expect(page.getByRole('heading', { level: 1, name: message.subject })).toBeVisible();
  await expect(page).toHaveURL(`/admin/contacts?message=${message._id}`);
});

test('a token that the server refuses is told, cleared, and leads to the login', async ({ page }) => {
  await storeToken(page, 'not.a.token');
  await page.goto('/admin/pages');
  await expect(page.getByText('Authentication failed. Please login again.')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  expect(await keysOf(page)).toEqual({ token: null, marker: null });
});

test('a server that does not answer throws nobody out', async ({ page }) => {
  await page.route('**/api/auth/verify', (route) => route.abort());
  await signInAs(page, 'admin', '/admin/pages');
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  expect((await keysOf(page)).marker).toBe('true');
  await page.unroute('**/api/auth/verify');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
});

test('the guard shows a spinner while it asks', async ({ page }) => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/verify', async (route) => {
    await isAsked;
    await route.continue();
  });
  await signInAs(page, 'admin', '/admin');
  await expect(page.getByRole('status')).toHaveText('Loading...');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

for (const status of [401, 403]) {
  test(`a ${status} on any call clears both keys and leads to the login`, async ({ page }) => {
    await signInAs(page, 'admin', '/admin/pages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    const body = { success: false, statusCode: status, message: 'Your role does not allow this.' };
    await page.route('**/api/team?*', (route) => route.fulfill({ status, json: body }));
    await page.getByRole('complementary').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/admin/login');
    expect(await keysOf(page)).toEqual({ token: null, marker: null });
    const text = status === 401 ? 'Authentication failed. Please login again.' : body.message;
    await expect(page.getByText(text)).toHaveCount(1);
    await expect(page.getByText('Failed to load team members')).toHaveCount(0);
  });
}

test('a logout in one tab ends the other with its next call', async ({ page, context }) => {
  await signInAlone(page, '/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
  await page.getByRole('complementary').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('a session that ends under unsaved text keeps the text, and signing in again saves it', async ({ page }) => {
  const person = await seedUser(page);
  const stored = await seedPage(page);
  await storeToken(page, await tokenOf(page, { email: person.email, password: PASSWORD }));
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: `Edit ${stored.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Page' });
  await dialog.getByLabel('Content').fill('A paragraph that took an hour.');
  // Another password ends every session of that account.
  await (await officeOf(page)).put(`/users/${person._id}/password`, { password: 'another long password' });
  await dialog.getByRole('button', { name: 'Save' }).click();

  const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(signIn).toContainText(`The session of ${person.email} has ended. What you typed is still here`);
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

test('whoever does not sign in again may leave without saving', async ({ page }) => {
  const person = await seedUser(page);
  await storeToken(page, await tokenOf(page, { email: person.email, password: PASSWORD }));
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add New Page' }).click();
  await page.getByLabel('Page Title').fill('Not to be kept');
  await (await officeOf(page)).put(`/users/${person._id}`, { active: false });
  await page.getByRole('button', { name: 'Add Page' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('logging out clears both keys, says so, and the next person starts at the dashboard', async ({ page }) => {
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

test('logging out asks first when text would be lost', async ({ page }) => {
  await signInAlone(page, '/admin/settings');
  await page.getByLabel('Business Address').fill('Cairo Road, Lusaka');
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Business Address')).toHaveValue('Cairo Road, Lusaka');
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin/login');
});
