import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { choose } from '../../support/office-quotes';
import { nextNumber, seedMessage } from '../../support/office-seed';

test.describe('message list', () => {
  const NAMES = ['Agness', 'Bwalya', 'Chanda', 'Daliso', 'Esther', 'Febby', 'Gift', 'Hope', 'Inonge', 'Joseph', 'Wezi'];
  const LONG = 'Chililabombwe-Kalulushi-Chambeshi-Mulungushi'.repeat(2);

  // A separate site, because the tests count all messages.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'contacts@mosi.example' } });

  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email, phone, subject or message' });

  test('shows messages as cards below sorting and search on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const name of NAMES) await seedMessage(page, { name: `${name} Phiri` });
    const long = await seedMessage(page, {
      name: LONG,
      subject: LONG,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    });
    await signInAs(page, 'admin', '/admin/contacts?sort=name&order=asc');
    const cards = page.getByRole('list', { name: 'Contact messages' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(cards.first()).toContainText('Agness Phiri');
    await expect(cards.first().getByRole('button')).toHaveText(['View', 'Reply', 'Delete']);
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(130);
    await expectFitHere(page);

    await choose(page, 'Sort by', 'Name, descending');
    await expect(page).toHaveURL(/\?sort=name$/);
    await expect(cards.first()).toContainText('Wezi Phiri');

    await search(page).fill('chililabombwe');
    await expect(cards).toHaveCount(1);
    await expectFitHere(page);
    await cards.getByRole('button', { name: /^View / }).click();
    const dialog = page.getByRole('dialog', { name: 'Message details' });
    await expect(dialog).toContainText(LONG);
    await expectFitHere(page);
    await (await officeOf(page)).remove(`/contact/${long._id}`);
  });
});

test.describe('message', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1280]) {
    test(`is answered on its page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const email = `page${nextNumber()}@school.example`;
      const name = `Wezi ${nextNumber()}`;
      const { _id, subject } = await seedMessage(page, {
        name,
        email,
        message: 'What does a course cost?\n'.repeat(9),
      });
      await signInAs(page, 'editor', `/admin/contacts?message=${_id}`);
      const box = page.getByRole('textbox', { name: 'Reply' });
      await box.click();
      await page.keyboard.type('K900 a month.');
      await expectFitHere(page);
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(page.getByText(MESSAGES.savedToOutbox)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Replies and notes' })).toContainText('K900 a month.');

      // A click anywhere in a row opens the message's page. Buttons in the row keep their own action.
      await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
      await page.getByRole('searchbox').fill(email);
      await expect(page).toHaveURL(/q=page/);
      const row = page.getByRole(width < 768 ? 'listitem' : 'row').filter({ hasText: name });
      await expect(row).toHaveCount(1);
      // Forces the click, because the row's link covers the text.
      await row.getByText('What does a course').click({ force: true });
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      await expect(page.getByText('1 of 1')).toBeVisible();
      await page.goBack();
      await row.getByRole('button', { name: /^View/ }).click();
      await expect(page.getByRole('dialog', { name: 'Message details' })).toBeVisible();
      await page.keyboard.press('Escape');
      await row.getByRole('checkbox').check();
      await expect(page.getByRole('region', { name: 'Selected messages' })).toBeVisible();

      await page.goto(`/admin/contacts?message=${_id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL('/admin/contacts');
      await expect(page.getByText('Message deleted successfully')).toBeVisible();
    });
  }
});
