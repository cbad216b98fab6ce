import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { test as mailed } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose } from '../../support/office-quotes';
import { nextNumber, seedMessage } from '../../support/office-seed';

test.describe('message list', () => {
  /** Names of senders, oldest message first. The list shows them in reverse order. */
  const NAMES = [
    'Agness',
    'Bwalya',
    'Chanda',
    'Daliso',
    'Esther',
    'Febby',
    'Gift',
    'Hope',
    'Inonge',
    'Joseph',
    'Kelvin',
  ]
    .concat([
      'Lweendo',
      'Mutinta',
      'Natasha',
      'Olipa',
      'Peter',
      'Queen',
      'Ruth',
      'Sepiso',
      'Thandiwe',
      'Uchizi',
      'Victor',
    ])
    .concat('Wezi');
  const LONG = 'Chililabombwe-Kalulushi-Chambeshi-Mulungushi'.repeat(2);

  // A separate site, because the tests count all messages.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'contacts@mosi.example' } });

  let seeding: Promise<void> | undefined;

  /** Creates 23 messages. Sorting by subject reverses the order of creation. The oldest three are archived. */
  async function seed(page: Page): Promise<void> {
    const office = await officeOf(page);
    for (const [turn, name] of NAMES.entries()) {
      const subject = `Course ${String(NAMES.length - turn).padStart(2, '0')}`;
      const host = name === 'Gift' ? 'ministry.example' : 'school.example';
      const email = `${name.toLowerCase()}@${host}`;
      const { _id } = await seedMessage(page, { name: `${name} Phiri`, email, subject });
      if (turn < 3) await office.put(`/contact/${_id}`, { status: 'archived' });
    }
  }

  test.beforeEach(async ({ page }) => {
    seeding ??= seed(page);
    await seeding;
  });

  const rows = (page: Page) => page.getByRole('table', { name: 'Contact messages' }).locator('tbody tr[data-row-key]');
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email, phone or subject' });
  const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

  async function expectRows(page: Page, first: string, last: string, count = 10): Promise<void> {
    await expect(rows(page).first()).toContainText(`${first} Phiri`);
    await expect(rows(page).last()).toContainText(`${last} Phiri`);
    await expect(rows(page)).toHaveCount(count);
  }

  test('shows the newest ten first, and the page in the URL', async ({ page }) => {
    await signInAs(page, 'admin', '/admin/contacts');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeVisible();
    const titles = page.getByRole('columnheader');
    await expect(titles).toHaveText(['', 'Name', 'Subject', 'Email', 'Status', 'Date', 'Actions']);
    await expectRows(page, 'Wezi', 'Natasha');
    await expect(rows(page).first()).toContainText(/wezi@school\.exampleNew[A-Z][a-z]+ \d{1,2}, \d{4}/);
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await page.getByRole('button', { name: 'Next' }).click();
    await expectRows(page, 'Mutinta', 'Daliso');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectRows(page, 'Chanda', 'Agness', 3);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.reload();
    await expectRows(page, 'Chanda', 'Agness', 3);
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await page.goBack();
    await expectRows(page, 'Mutinta', 'Daliso');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(/\/admin\/contacts$/);
    await expectRows(page, 'Wezi', 'Natasha');
    await page.goto('/admin/contacts?page=99');
    await expect(page).toHaveURL(/page=3$/);
    await expectRows(page, 'Chanda', 'Agness', 3);
  });

  test('sorts name, subject, status and date both ways, over all pages', async ({ page }) => {
    await signInAs(page, 'admin', '/admin/contacts?page=2');
    await header(page, 'Name').click();
    await expect(page).toHaveURL(/\?sort=name&order=asc$/);
    await expectRows(page, 'Agness', 'Joseph');
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await header(page, 'Name').click();
    await expectRows(page, 'Wezi', 'Natasha');
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
    await header(page, 'Subject').click();
    await expectRows(page, 'Wezi', 'Natasha');
    await header(page, 'Subject').click();
    await expectRows(page, 'Agness', 'Joseph');
    await header(page, 'Status').click();
    await expectRows(page, 'Chanda', 'Queen');
    await header(page, 'Date').click();
    await expectRows(page, 'Agness', 'Joseph');
    await page.reload();
    await expectRows(page, 'Agness', 'Joseph');
    await header(page, 'Date').click();
    await expect(page).toHaveURL(/\/admin\/contacts$/);
    await expectRows(page, 'Wezi', 'Natasha');
    await page.goBack();
    await expectRows(page, 'Agness', 'Joseph');
    for (const name of ['Email', 'Actions']) await expect(header(page, name)).not.toHaveAttribute('aria-sort');
  });

  test('shows messages as cards below sorting and search on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
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

/** Creates a message of a new person and opens it as an editor. */
async function openMessage(page: Page, changes: object = {}) {
  const name = `Mutale Zimba ${nextNumber()}`;
  const email = `mutale${nextNumber()}@school.example`;
  const message = await seedMessage(page, { name, email, ...changes });
  await signInAs(page, 'editor', `/admin/contacts?q=${encodeURIComponent(email)}`);
  const label = `${message.name}: ${message.subject}`;
  const view = page.getByRole('button', { name: `View ${label}` });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Message details' });
  await expect(dialog).toBeVisible();
  return { message, label, view, dialog, row: page.getByRole('row', { name: new RegExp(email) }) };
}

mailed.describe('the details of a message', () => {
  mailed('show who wrote what, stand in the address, and give the focus back', async ({ page }) => {
    const { message, view, dialog } = await openMessage(page, {
      phone: '+260 97 712 3456',
      message: 'Line one.\nLine two.',
    });
    await expect(dialog).toContainText(`From${message.name} (${message.email})`);
    await expect(dialog).toContainText('Phone+260 97 712 3456');
    await expect(dialog).toContainText(`Subject${message.subject}`);
    await expect(dialog.getByText('Line one.')).toHaveText('Line one.\nLine two.', { useInnerText: true });
    await expect(dialog.getByRole('link', { name: message.email })).toHaveAttribute('href', `mailto:${message.email}`);
    await expect(page).toHaveURL(new RegExp(`view=${message._id}`));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(view).toBeFocused();
    await expect(page).not.toHaveURL(/view=/);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toContainText('Line one.');
    // The message is marked as read when staff who may reply open it.
    await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
    await expectFit(page);
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('message', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1280]) {
    test(`is answered on its page, which each row links to, at ${width} px`, async ({ page }) => {
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
      await expect(page.getByText('Contact deleted successfully')).toBeVisible();
    });
  }
});
