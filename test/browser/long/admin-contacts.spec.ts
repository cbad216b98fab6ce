import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectOnlyDetails } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose } from '../../support/office-quotes';
import { seedMessage } from '../../support/office-seed';

/** Oldest first; so the list begins with the last. */
const NAMES = ['Agness', 'Bwalya', 'Chanda', 'Daliso', 'Esther', 'Febby', 'Gift', 'Hope', 'Inonge', 'Joseph', 'Kelvin']
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

// A site of this file's own: its tests count every message there is.
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'contacts@mosi.example' } });

let seeding: Promise<void> | undefined;

/** 23 messages: subjects run against the names, the oldest three are archived. */
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

test('the newest ten stand first; the others are a page away, and the page is kept in the address', async ({
  page,
}) => {
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

test('name, subject, status and date sort up and down, over all pages', async ({ page }) => {
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

test('a head that sorts has a ring when it is reached by keyboard', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/contacts');
  await page.getByRole('checkbox', { name: 'Choose all' }).focus();
  await page.keyboard.press('Tab');
  await expect(header(page, 'Name')).toBeFocused();
  await expect(header(page, 'Name')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=name&order=asc$/);
});

test('a search looks in name, email and subject whatever the case, and a status narrows it down', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/contacts?page=3');
  for (const [text, name] of [
    ['MINISTRY', 'Gift'],
    ['wEz', 'Wezi'],
    ['course 07', 'Queen'],
  ]) {
    await search(page).fill(text);
    await expectRows(page, name, name, 1);
  }
  await expect(page).toHaveURL(/\?q=course\+07$/);
  await page.reload();
  await expect(search(page)).toHaveValue('course 07');
  await expectRows(page, 'Queen', 'Queen', 1);

  await search(page).fill('no such words (.*)');
  await expect(page.getByText('No contact messages found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all messages' }).click();
  await expectRows(page, 'Wezi', 'Natasha');
  await expect(search(page)).toHaveValue('');

  await page.getByRole('tab', { name: 'Archived 3' }).click();
  await expectRows(page, 'Chanda', 'Agness', 3);
  await search(page).fill('a phiri');
  await expectRows(page, 'Chanda', 'Bwalya', 2);
  await page.reload();
  await expectRows(page, 'Chanda', 'Bwalya', 2);
  await page.goBack();
  await expectRows(page, 'Wezi', 'Natasha');
  await expect(search(page)).toHaveValue('');
});

test.describe('while the server is slow or away', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('the list says that it loads, then what went wrong, and Retry brings it', async ({ page }) => {
    let fail = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/contact?*', async (route) => {
      await held;
      const body = { success: false, statusCode: 503, message: 'The database is not available.' };
      await route.fulfill({ status: 503, json: body });
    });
    await signInAs(page, 'admin', '/admin/contacts');
    await expect(page.getByText('Loading contacts...')).toBeVisible();
    fail();
    await expect(page.getByText('Failed to fetch contacts')).toHaveCount(2);
    await expect(page.getByText('The database is not available.')).toBeVisible();
    await expect(page.getByText('Loading contacts...')).toHaveCount(0);
    await page.unroute('**/api/contact?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectRows(page, 'Wezi', 'Natasha');
  });
});

test('Refresh shows what has come in since', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/contacts?q=newcomer');
  await expect(page.getByText('No contact messages found.')).toBeVisible();
  const { _id } = await seedMessage(page, { name: 'Newcomer' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page)).toHaveCount(1);
  await (await officeOf(page)).remove(`/contact/${_id}`);
});

test('on a phone Refresh is in the menu of the list, beside the heading', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signInAs(page, 'admin', '/admin/contacts?q=newcomer');
  await expect(page.getByText('No contact messages found.')).toBeVisible();
  const { _id } = await seedMessage(page, { name: 'Newcomer' });
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'More for this list' });
  const [heading, button] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), menu].map((box) => box.boundingBox()),
  );
  expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: /Newcomer/ }).first()).toBeVisible();
  await (await officeOf(page)).remove(`/contact/${_id}`);
});

test('a reply that is begun is not lost by the back button, and without a mail server lies in the outbox', async ({
  page,
}) => {
  const { _id } = await seedMessage(page, { name: 'Newcomer' });
  await signInAs(page, 'admin', '/admin');
  await page.getByRole('link', { name: /^Contacts/ }).click();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Reply to Newcomer/ })
    .click();
  const reply = page.getByRole('dialog', { name: 'Reply to Newcomer' });
  await reply.getByLabel('Message').fill('We open at eight.');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/contacts$/);
  await expect(reply.getByLabel('Message')).toHaveValue('We open at eight.');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  const toast = 'Email not sent: no mail server is set up. It was saved to the outbox.';
  await expect(page.getByText(toast)).toBeVisible();
  await (await officeOf(page)).remove(`/contact/${_id}`);
});

test('a viewer reads the messages and is offered nothing else', async ({ page }) => {
  await signInAs(page, 'viewer', '/admin/contacts?q=wezi');
  await expectRows(page, 'Wezi', 'Wezi', 1);
  await expectOnlyDetails(rows(page), 'Message details', 'How much is the course?');
});

test('on a phone each message is a card that fits, with sorting and search above', async ({ page }) => {
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
