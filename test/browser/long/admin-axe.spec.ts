import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '../../../src/contract/routes';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import {
  seedMember,
  seedMessage,
  seedPage,
  seedPost,
  seedRequest,
  seedService,
  seedSubscriber,
  seedUser,
} from '../../support/office-seed';

const WIDTHS = [375, 1280];
const ROOMS = ['/admin/blog?write=new'];
const SCREENS = [...ADMIN_PATHS.filter((path) => path !== '/admin/login'), ...ROOMS];
const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Some tests look at all screens, one after the other.
test.setTimeout(600_000);

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** Something in every list, with words that do not break by themselves. */
async function seedLists(page: Page): Promise<void> {
  await seedMessage(page, { name: LONG, subject: LONG });
  await seedRequest(page, { name: LONG });
  await seedMember(page, { name: LONG });
  await seedService(page, { title: LONG });
  await seedPost(page, { title: LONG, authorName: LONG });
  await seedPage(page, { title: LONG });
  await seedUser(page, { name: LONG });
  await seedSubscriber(page, `${LONG.toLowerCase().slice(0, 60)}@letters.example`);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the login has no barrier, with and without mistakes', async ({ page }) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await expectFitHere(page);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Please enter your email')).toBeVisible();
      await expectFitHere(page);
    });

    test.describe('on a site with content', () => {
      test.use({ siteVariables: { TEST_SITE: `full ${width}` } });

      test('no screen has a barrier', async ({ page }) => {
        await seedLists(page);
        await signInAs(page, 'admin');
        for (const path of SCREENS) {
          await openScreen(page, path);
          await expectFitHere(page);
        }
      });
    });

    test.describe('on a site where nothing is yet', () => {
      test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `empty ${width}` } });

      test('no screen has a barrier', async ({ page }) => {
        await signInAs(page, 'admin');
        for (const path of SCREENS) {
          await openScreen(page, path);
          await expectFitHere(page);
        }
      });
    });

    test('the dialogs around the screens have none', async ({ page }) => {
      await signInAs(page, 'admin', '/admin/pages');
      await page.getByRole('button', { name: 'Add New Page' }).click();
      await page.getByLabel('Page Title').fill(LONG);
      await expectFitHere(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
      await expectFitHere(page);
    });
  });
}

test('More on a phone has none', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signInAs(page, 'admin', '/admin');
  await page.getByRole('button', { name: /^More/ }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await expectFitHere(page);
});

test.describe('an unknown path', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('has none', async ({ page }) => {
    await page.goto('/admin/nothing-here');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expectFitHere(page);
  });
});
