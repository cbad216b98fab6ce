import type { Page } from '@playwright/test';
import { expect, newVisitorAddress, test } from '../support/browser';
import { officeOf, signInAs } from '../support/office';

const MESSAGES = 1_000;
const REQUESTS = 500;
/** Calls on their way at the same time. */
const ABREAST = 25;
const NAMES = ['Agness', 'Bwalya', 'Chanda', 'Daliso', 'Esther', 'Febby', 'Gift', 'Hope', 'Inonge', 'Joseph'];

test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'lists@mosi.example' } });
test.setTimeout(180_000);

const padded = (turn: number) => String(turn).padStart(4, '0');

async function inTurns(count: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (turn < count) {
      turn += 1;
      await work(turn);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
}

/** Visitors write, each from an address of their own; every tenth message and fifth request is then worked on. */
async function seed(page: Page): Promise<void> {
  const origin = new URL((await page.request.get('/api/health')).url()).origin;
  const office = await officeOf(page);
  const post = async (path: string, fields: object): Promise<string | undefined> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newVisitorAddress() };
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { requestId?: string }).requestId;
  };
  await inTurns(MESSAGES, (turn) => {
    const name = `${NAMES[turn % NAMES.length]} ${padded(turn)}`;
    const email = `sender${turn}@${turn % 4 === 0 ? 'ministry' : 'school'}.example`;
    return post('/contact', { name, email, subject: `Subject ${padded(MESSAGES - turn)}`, message: 'How much is it?' });
  });
  await inTurns(REQUESTS, async (turn) => {
    const email = `client${turn}@school.example`;
    const fields = {
      name: `Client ${padded(turn)}`,
      email,
      serviceId: 'web-app-designing',
      description: 'A register.',
    };
    const id = await post('/project', fields);
    if (turn % 5 === 0) await office.put(`/project/${id}`, { status: 'in_review' });
  });
}

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`);
}

test(`${MESSAGES} messages and ${REQUESTS} requests stay lists of ten rows that sort, search and page right`, async ({
  page,
}) => {
  await timed(`seeding ${MESSAGES} messages and ${REQUESTS} requests`, () => seed(page));
  await signInAs(page, 'admin');
  await timed('opening the messages', async () => {
    await page.goto('/admin/contacts');
    await expect(page.getByText('Page 1 of 100')).toBeVisible();
  });
  await expect(rows(page)).toHaveCount(10);
  const badges = page.getByRole('navigation', { name: 'Admin' });
  await expect(badges.getByRole('link', { name: /^Contacts/ })).toContainText('99+');
  await expect(badges.getByRole('link', { name: /^Quotes/ })).toContainText('99+');

  await timed('sorting by subject', async () => {
    await page.getByRole('columnheader', { name: 'Subject' }).click();
    await expect(rows(page).first()).toContainText('Subject 0000');
  });
  await expect(rows(page).first()).toContainText('Agness 1000');
  await expect(rows(page).last()).toContainText('Subject 0009');
  await timed('sorting by name, the other way', async () => {
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await expect(rows(page).first()).toContainText('Joseph 0999');
  });
  await expect(rows(page).nth(1)).toContainText('Joseph 0989');
  await timed('opening the last page', async () => {
    await page.goto('/admin/contacts?sort=name&order=asc&page=100');
    await expect(rows(page).last()).toContainText('Joseph 0999');
  });
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await timed('searching', async () => {
    await page.getByRole('searchbox').fill('ministry.example');
    await expect(page.getByText('Page 1 of 25')).toBeVisible();
  });
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Agness 0020');
  await page.getByRole('searchbox').fill('chanda 0742');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Subject 0258');

  await timed('opening the requests', async () => {
    await page.goto('/admin/quotes');
    await expect(page.getByText('Page 1 of 50')).toBeVisible();
  });
  await expect(rows(page)).toHaveCount(10);
  await timed('opening a tab', async () => {
    await page.getByRole('tab', { name: 'In Review' }).click();
    await expect(page.getByText('Page 1 of 10')).toBeVisible();
  });
  for (const row of await rows(page).all()) await expect(row).toContainText(/Client \d{3}[05].*In Review/);
  await page.goto('/admin/quotes?page=50');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Page 50 of 50')).toBeVisible();
});
