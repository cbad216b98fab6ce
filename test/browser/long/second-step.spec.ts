import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInWith } from '../../support/office-login';
import { PASSWORD, seedUser } from '../../support/office-seed';

async function checkPage(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test.use({
  viewport: { width: 375, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  // Allows the errors that the browser logs for logins that need a code.
  expectedTrouble: [/status of 401/],
});

test('staff set up two-step login, and log in with a code of the app and a recovery code', async ({ page }) => {
  const { email } = await seedUser(page, { role: 'viewer' });
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  const login = async (code: string) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin/login');
    await signInWith(page, { email, password: PASSWORD });
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await checkPage(page);
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Login' }).click();
  };

  await page.goto('/admin/login');
  await signInWith(page, { email, password: PASSWORD });
  await expect(dashboard).toBeVisible();
  await page.goto('/admin/profile');
  const panel = page.getByRole('region', { name: 'Two-step login' });
  await panel.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByLabel('Current password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await panel.locator('b').textContent()) ?? '').replaceAll(' ', '');
  await checkPage(page);
  /** Returns the code that the app shows after `seconds`. */
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 });
  await panel.getByRole('textbox', { name: 'Code' }).fill(codeIn(0));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCodes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? '';
  await checkPage(page);
  await panel.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(panel).toContainText('10 recovery codes are left.');

  // The code of the setup counts as used, so this is the next one, which the server accepts early.
  await login(codeIn(30));
  await expect(dashboard).toBeVisible();
  await login(recoveryCode);
  await expect(dashboard).toBeVisible();
  await login(recoveryCode);
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was already used.');
});
