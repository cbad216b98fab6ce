import type { Page } from '@playwright/test';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedMessage, seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

// A site of this file's own: it counts every request there is.
test.use({
  siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'work list' },
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ mode: 'serial' });

const TERMS = { timeEstimate: 6, teamSize: 'Two people', notes: '', status: 'sent' } as const;
const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali';

let seeding: Promise<void> | undefined;
async function seed(page: Page): Promise<void> {
  const office = await officeOf(page);
  await seedRequest(page, { name: `Agnes ${LONG}`, email: 'agnes@school.example', phone: '+260 955 111 222' });
  const kwacha = await seedRequest(page, { name: 'Bwalya Mulenga', email: 'bwalya@school.example' });
  await sendQuote(office, kwacha, { ...TERMS, price: 48_720, currency: 'ZMW' });
  const dollars = await seedRequest(page, { name: 'Nalishebo Mubita', email: 'nalishebo@school.example' });
  await sendQuote(office, dollars, { ...TERMS, price: 6_400 });
  await seedMessage(page, { name: `Chipo ${LONG}`, subject: LONG });
}
test.beforeEach(async ({ page }) => {
  seeding ??= seed(page);
  await seeding;
});

const rows = (page: Page) => page.getByRole('table', { name: 'Project requests' }).locator('tbody tr[data-row-key]');

test('finds a request by its phone number, and keeps that in the address', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/quotes');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('searchbox').fill('0955 111222');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Agnes');
  await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('gives two to somebody, finds them by that, deletes one and brings it back', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/quotes');
  for (const name of ['Bwalya Mulenga', 'Nalishebo Mubita'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  const give = page.getByRole('combobox', { name: 'Give the chosen to' });
  const somebody = (await give.locator('option').nth(1).textContent()) ?? '';
  await give.selectOption({ label: somebody });
  await expect(page.getByText(`Assigned 2 requests to ${somebody}`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Assignee' }).selectOption({ label: somebody });
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose Bwalya Mulenga' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  // That of giving away may stand there still.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page)).toHaveCount(2);
});

test('adds up each column of the board by currency', async ({ page }) => {
  await signInAs(page, 'viewer', '/admin/quotes?as=board');
  const quoted = page.getByRole('region', { name: 'Quoted' });
  await expect(quoted).toContainText('K48,720.00 and $6,400.00');
  await expect(quoted.getByRole('link')).toHaveCount(2);
  await expectFitHere(page);
  await page.screenshot({ path: test.info().outputPath('board-1280.png'), fullPage: true });
});

test('shows all six columns of the board at 1280 px, each with a card, and moves no row by the first tick', async ({
  page,
}) => {
  const office = await officeOf(page);
  const ids: string[] = [];
  for (const status of ['in_review', 'accepted', 'rejected', 'quoted']) {
    const id = await seedRequest(page, { name: `Six ${status} ${LONG}`, email: `six-${status}@school.example` });
    ids.push(id);
    await sendQuote(office, id, { ...TERMS, price: 9_999_999, status: status === 'quoted' ? 'expired' : 'draft' });
    if (status !== 'quoted') await office.put(`/project/${id}`, { status });
  }
  await signInAs(page, 'editor', '/admin/quotes?as=board');
  const expired = page.getByRole('region', { name: 'Expired' });
  await expect(expired.getByRole('link')).toHaveCount(1);
  await expect(page.locator('[data-empty=true]')).toHaveCount(0);
  await expect(expired.getByRole('button', { name: /^More for/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'List' }).click();
  const box = page.getByRole('checkbox', { name: 'Choose Bwalya Mulenga' });
  const before = await box.boundingBox();
  await box.check();
  await expect(page.getByRole('region', { name: 'Chosen requests' })).toBeInViewport({ ratio: 1 });
  expect(await box.boundingBox()).toEqual(before);
  await office.post('/project/bulk/delete', { ids });
});

test('moves a request on the board by the mouse, and by keys', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/quotes?as=board');
  const column = (name: string) => page.getByRole('region', { name });
  const slip = page.getByRole('listitem').filter({ hasText: 'Agnes' });
  await slip.dragTo(column('In Review'));
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
  await expect(column('In Review').getByRole('link', { name: /Agnes/ })).toBeVisible();
  await expect(column('Pending').getByRole('link')).toHaveCount(0);
  await slip.getByRole('button', { name: /More for Agnes/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Pending' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).press('Enter');
  await expect(column('Pending').getByRole('link', { name: /Agnes/ })).toBeVisible();
  await expectFitHere(page);
});

for (const [width, size] of [320, 375, 1280].flatMap((width) => [100, 200].map((size) => [width, size] as const))) {
  test(`has no barrier at ${width} px, with chosen rows and text of ${size} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await signInAs(page, 'editor', '/admin/quotes');
    await page.getByRole('checkbox', { name: 'Choose Bwalya Mulenga' }).check();
    await expectFitHere(page);
    const name = page.getByRole('link', { name: 'Bwalya Mulenga' }).locator('..');
    if (width === 375) expect(await name.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`list-${width}-${size}.png`), fullPage: true });
    await page.goto('/admin/contacts');
    await page.getByRole('checkbox', { name: /^Choose Chipo/ }).check();
    await expectFitHere(page);
    await page.goto('/admin');
    await expect(page.getByText('Waiting too long')).toBeVisible();
    await expectFitHere(page);
    await page.screenshot({ path: test.info().outputPath(`dashboard-${width}-${size}.png`), fullPage: true });
  });
}

test('archives several messages, and deletes and brings back by keyboard', async ({ page }) => {
  await seedMessage(page, { name: 'Mutinta Hara', subject: 'Prices' });
  await signInAs(page, 'editor', '/admin/contacts');
  const messages = page.getByRole('table', { name: 'Contact messages' }).locator('tbody tr[data-row-key]');
  await expect(messages).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('combobox', { name: 'Set status of the chosen' }).selectOption({ label: 'Archived' });
  await expect(page.getByText('Set 2 messages to Archived')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Archived 2' })).toBeVisible();
  await page.getByRole('tab', { name: 'All 2' }).press('End');
  await expect(page).toHaveURL(/status=archived/);
  await expect(messages).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose Mutinta Hara: Prices' }).press('Space');
  await page.getByRole('region', { name: 'Chosen messages' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(messages).toHaveCount(1);
  // The one of the status may stand there still.
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(messages).toHaveCount(2);
});

test('a request that comes meanwhile shows by itself, and so does its badge', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'editor', '/admin/quotes');
  await expect(rows(page)).toHaveCount(3);
  await seedRequest(page, { name: 'Grace Mutale', email: 'grace@school.example' });
  await page.clock.fastForward(31_000);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Quotes 2 waiting' })).toBeVisible();
});
