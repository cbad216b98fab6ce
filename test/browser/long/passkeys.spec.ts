import type { CDPSession, Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { test as base, expect } from '../../support/browser';
import { type Mailbox, startMailbox } from '../../support/mailbox';
import { signInWith } from '../../support/office-login';
import { ADMIN, Site } from '../../support/site';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

/** A mail server, and a site on `localhost`, because browsers offer passkeys only on host names. */
const test = base.extend<object, { local: { mailbox: Mailbox; url: string } }>({
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      const mailbox = await startMailbox();
      const variables: Record<string, string> = { SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' };
      const site = await Site.prepare(variables);
      variables.PUBLIC_URL = site.url.replace('127.0.0.1', 'localhost');
      await site.run();
      await use({ mailbox, url: variables.PUBLIC_URL });
      await site.stop();
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ local }, use) => use(local.url),
});

/** Adds a virtual authenticator to the page, like that of a phone. It confirms each request at once. */
async function addAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { session, authenticatorId };
}

async function checkPage(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 375, height: 740 } });

test('lets staff add a passkey, log in with it, and remove it', async ({ page }) => {
  const { session, authenticatorId } = await addAuthenticator(page);
  await page.goto('/admin/login');
  await signInWith(page, ADMIN);
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  await expect(dashboard).toBeVisible();
  await page.goto('/admin/profile');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('My phone');
  await adding.getByLabel('Current password').fill(ADMIN.password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys.getByText('My phone')).toBeVisible();
  await checkPage(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/login');
  const login = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(login).toBeVisible();
  await checkPage(page);
  await login.click();
  await expect(dashboard).toBeVisible();
  await page.goto('/admin/profile');
  await expect(passkeys).toContainText('last used');
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey' });
  await removing.getByLabel('Current password').fill(ADMIN.password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('No passkeys yet.')).toBeVisible();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
});

test.describe('passkeys of visitors', () => {
  // The removed passkey is refused.
  test.use({ expectedTrouble: [/status of 401/] });

  test('are added, used to log in, and removed without script', async ({ page, browser, local }) => {
    const { session, authenticatorId } = await addAuthenticator(page);
    const [email, password] = ['mutinta@school.example', 'mangoes at noon'];
    const main = page.getByRole('main');
    const passkeys = main.getByRole('region', { name: 'Passkeys' });
    const select = (name: string) => main.getByRole('button', { name, exact: true }).click();
    await page.goto('/signup');
    await main.getByLabel('Full Name').fill('Mutinta Phiri');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password').fill(password);
    await select('Create Account');
    const { text = '' } = await local.mailbox.about(email, /^Confirm your account/);
    await page.goto(/http:\/\/\S+\/account\/\w+\/[\w-]+/.exec(text)?.[0] ?? '/');
    await main.getByLabel('Password').fill(password);
    await select('Confirm and log in');
    await expect(passkeys.getByText('No passkeys yet.')).toBeVisible();
    await checkPage(page);
    await passkeys.getByLabel('Name').fill('My phone');
    await passkeys.getByLabel('Current password').fill(password);
    await select('Add a passkey');
    await expect(passkeys.getByText('Your passkey is added.')).toBeVisible();
    await expect(passkeys.getByRole('listitem')).toContainText('My phone');
    await checkPage(page);
    await select('Logout');
    await expect(main.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    await checkPage(page);
    await select('Log in with a passkey');
    await expect(page).toHaveURL(/\/account(#|$)/);
    await expect(passkeys).toContainText('last used on');
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ baseURL: local.url, javaScriptEnabled: false, storageState });
    const plainPage = await plain.newPage();
    await plainPage.goto('/account');
    const own = plainPage.getByRole('region', { name: 'Passkeys' });
    await expect(own.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
    await own.getByLabel('Current password').fill(password);
    await own.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(own.getByText('The passkey is removed.')).toBeVisible();
    await expect(own.getByText('No passkeys yet.')).toBeVisible();
    await plain.close();
    // The removal ended this session. The authenticator still has the passkey.
    await page.goto('/login');
    await select('Log in with a passkey');
    await expect(main.getByText('This passkey does not work here.')).toBeVisible();
    await checkPage(page);
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
  });

  for (const width of [375, 1280]) {
    test(`keeps the login page still when the button appears, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await watchLayoutShift(page);
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
      expect(await layoutShiftToTheEnd(page), await whatMoved(page)).toBeLessThan(0.01);
    });
  }
});
