import type { Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect } from '../../support/browser';
import { test } from '../../support/mailing-office';
import { MISSING_OR_WITHOUT_SCRIPT } from '../../support/visitor-sites';

const NAME = 'Mutinta Phiri';
const PASSWORD = 'mangoes at noon';

for (const [how, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test.describe(`the account of a visitor ${how}`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 375, height: 740 },
      expectedTrouble: javaScriptEnabled ? [] : [MISSING_OR_WITHOUT_SCRIPT],
    });

    /** Checks that the page fits the phone and has no barriers. Without JavaScript, does nothing: axe needs it. */
    async function check(page: Page): Promise<void> {
      if (!javaScriptEnabled) return;
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }

    test('is made, left, entered by an emailed link, and closed', async ({ page, mailbox }) => {
      const email = `${how.replace(' ', '-')}@school.example`;
      const main = page.getByRole('main');
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
      const follow = async (subject: RegExp) => {
        const { text = '' } = await mailbox.about(email, subject);
        await page.goto(/http:\/\/\S+\/account\/\w+\/[\w-]+/.exec(text)?.[0] ?? '/');
        await check(page);
      };
      await page.goto('/signup');
      await check(page);
      await main.getByLabel('Full Name').fill(NAME);
      await main.getByLabel('Email').fill(email);
      await main.getByLabel('Password').fill(PASSWORD);
      await press('Create Account');
      await expect(main.getByText('We have emailed you a link.')).toBeVisible();
      await follow(/^Confirm your account/);
      await main.getByLabel('Password').fill(PASSWORD);
      await press('Confirm and log in');
      await expect(page).toHaveURL('/account?done=confirm#confirm-result');
      await expect(main.getByText(`${NAME}, ${email}`)).toBeVisible();
      await check(page);
      if (javaScriptEnabled) {
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'My account' }).click();
        await expect(page).toHaveURL(/\/account(#|$)/);
      }
      await press('Logout');
      await expect(main.getByText('You are logged out.')).toBeVisible();
      await check(page);
      await main.getByRole('link', { name: 'Email me a login link' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Email me a login link');
      await main.getByLabel('Email').fill(email);
      await press('Email me a login link');
      await expect(main.getByText('The link works for 15 minutes.')).toBeVisible();
      await follow(/^Your login link/);
      await press('Log in');
      await expect(page).toHaveURL(/\/account(#|$)/);
      const close = main.getByRole('region', { name: 'Close my account' });
      await close.getByLabel('Current password').fill(PASSWORD);
      await press('Close my account');
      await expect(main.getByText('Your account is closed, and your data is erased.')).toBeVisible();
    });
  });
}
