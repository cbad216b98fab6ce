import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectOnlyDetails } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

const LONG = 'Chililabombwe-Kalulushi-Chambeshi-Mulungushi'.repeat(2);

// A site of this file's own: its tests count every request there is.
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'quotes@mosi.example' } });

let seeding: Promise<void> | undefined;

/** A rejected one in long words, twelve pending requests, then one of each other status; the newest is rejected. */
async function seed(page: Page): Promise<void> {
  const office = await officeOf(page);
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  const oldest = await seedRequest(page, { name: LONG, email, description: LONG.repeat(3) });
  await office.put(`/project/${oldest}`, { status: 'rejected' });
  for (let turn = 1; turn <= 12; turn += 1) {
    await seedRequest(page, { name: `Client ${turn}`, email: `client${turn}@school.example` });
  }
  for (const status of ['in_review', 'quoted', 'accepted', 'rejected']) {
    const id = await seedRequest(page, { name: `The ${status} one`, email: `${status}@school.example` });
    await office.put(`/project/${id}`, { status });
  }
}

test.beforeEach(async ({ page }) => {
  seeding ??= seed(page);
  await seeding;
});

const rows = (page: Page) => page.getByRole('table', { name: 'Project requests' }).locator('tbody tr[data-row-key]');
/** With its count behind the name. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d+$`) });

/** Its cells, first row first. */
const columnOf = (page: Page, name: string) =>
  rows(page).locator(`td:nth-child(${['', 'Date', 'Client', 'Service', 'Scope', 'Status'].indexOf(name) + 1})`);

async function expectRows(page: Page, first: string, last: string, count: number): Promise<void> {
  await expect(rows(page).first()).toContainText(first);
  await expect(rows(page).last()).toContainText(last);
  await expect(rows(page)).toHaveCount(count);
}

test('the newest ten of all stand first, the others a page away', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Project Quote Requests' })).toBeVisible();
  const titles = page.getByRole('columnheader');
  await expect(titles).toHaveText(['', 'Date', 'Client', 'Service', 'Scope', 'Status', 'Actions']);
  await expectRows(page, 'The rejected one', 'Client 7', 10);
  const cell = (place: number) => rows(page).first().getByRole('cell').nth(place);
  await expect(cell(1)).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{2}:\d{2}\D/);
  await expect(cell(2)).toHaveText('The rejected onerejected@school.example');
  await expect(cell(3)).toHaveText('Web App Designing');
  await expect(cell(4)).toHaveText('Advanced features, premium design, complex functionality');
  await expect(cell(5)).toHaveText('Rejected');
  await page.setViewportSize({ width: 1280, height: 900 });
  const scope = cell(4).getByText(/^Advanced/);
  expect(await scope.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
  await expect(rows(page).nth(8)).toBeInViewport({ ratio: 1 });
  await expect(rows(page).first().getByRole('button')).toHaveText(['View', 'Quote', 'Status', '…']);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectRows(page, 'Client 6', LONG, 7);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expectRows(page, 'Client 6', LONG, 7);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectRows(page, 'The rejected one', 'Client 7', 10);
});

test('each tab shows its status, starts at page 1 and is kept in the address', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/quotes?page=2');
  await expect(page.getByRole('tab')).toHaveText([
    ...['All 17', 'Pending 12', 'In Review 1', 'Quoted 1', 'Accepted 1', 'Rejected 2', 'Expired 0'],
  ]);
  await tab(page, 'Pending').click();
  await expectRows(page, 'Client 12', 'Client 3', 10);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  for (const [name, status] of [
    ['In Review', 'in_review'],
    ['Quoted', 'quoted'],
    ['Accepted', 'accepted'],
  ]) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`\\?status=${status}$`));
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expectRows(page, `The ${status} one`, name, 1);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  }
  await page.reload();
  await expectRows(page, 'The accepted one', 'Accepted', 1);
  await page.goBack();
  await expectRows(page, 'The quoted one', 'Quoted', 1);
  await tab(page, 'Quoted').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Accepted')).toBeFocused();
  await expectRows(page, 'The accepted one', 'Accepted', 1);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/admin\/quotes$/);
  await expectRows(page, 'The rejected one', 'Client 7', 10);
  await page.goto('/admin/quotes?status=unheard-of');
  await expectRows(page, 'The rejected one', 'Client 7', 10);
});

test.describe('while the server is slow or away', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('the list says that it loads, then what went wrong, and Retry brings it', async ({ page }) => {
    let fail = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/project?*', async (route) => {
      await held;
      const body = { success: false, statusCode: 503, message: MESSAGES.databaseAway };
      await route.fulfill({ status: 503, json: body });
    });
    await signInAs(page, 'admin', '/admin/quotes');
    await expect(page.getByText('Loading project requests...')).toBeVisible();
    fail();
    await expect(page.getByText('Failed to load project requests')).toHaveCount(2);
    await expect(page.getByText(MESSAGES.databaseAway)).toBeVisible();
    await page.unroute('**/api/project?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectRows(page, 'The rejected one', 'Client 7', 10);
  });
});

test('a viewer reads requests and quotes and is offered nothing else', async ({ page }) => {
  await signInAs(page, 'viewer', '/admin/quotes?status=quoted');
  await expectOnlyDetails(rows(page), 'Request details', 'No quote has been written yet.');
});

test('on a phone each request is a card that fits, and so do its details', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, 'admin', '/admin/quotes?page=2');
  const cards = page.getByRole('list', { name: 'Project requests' }).getByRole('listitem');
  await expect(cards).toHaveCount(7);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(cards.last().getByRole('heading')).toContainText(LONG);
  await expect(cards.last().getByRole('button')).toHaveText(['View', 'Quote', 'Status', '…']);
  await expectFitHere(page);
  for (const [button, dialog] of [
    ['View', 'Request details'],
    ['Quote', 'Create Quote'],
    ['Status', 'Update Request Status'],
  ]) {
    await cards.last().getByRole('button').getByText(button, { exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectFitHere(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  }
});

test('nine rows hold where all are given to somebody, with long names, notes and a last day of another year', async ({
  page,
}) => {
  const office = await officeOf(page);
  const { projectRequests } = await office.get<{ projectRequests: { _id: string }[] }>('/project?page=1&limit=100');
  const ids = projectRequests.map(({ _id }) => _id);
  const [somebody] = await office.get<{ _id: string }[]>('/project/assignees');
  await office.post('/project/bulk/assignee', { ids, assignee: somebody?._id });
  const terms = {
    timeEstimate: 6,
    teamSize: 'Two people',
    notes: '',
    status: 'sent',
    validUntil: '2099-09-30',
  } as const;
  const noted = await seedRequest(page, {
    name: LONG,
    email: 'long@school.example',
    serviceId: 'custom-software-solutions',
  });
  await sendQuote(office, noted, { ...terms, price: 9_848_720, currency: 'ZMW' });
  await office.post(`/project/${noted}/messages`, { kind: 'note', text: 'Calls back.' });
  await office.post('/project/bulk/assignee', { ids: [noted], assignee: somebody?._id });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'editor', '/admin/quotes');
  await expect(rows(page).first()).toContainText('Note by');
  await expect(rows(page).getByText(/^With /)).toHaveCount(10);
  await expect(rows(page).nth(8)).toBeInViewport({ ratio: 1 });
  for (const cell of ['Service', 'Status'].map((name) => columnOf(page, name))) {
    const cut = await cell.evaluateAll((cells) =>
      cells.flatMap((one) =>
        [...one.querySelectorAll<HTMLElement>('span')]
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
          )
          .map(({ textContent }) => textContent),
      ),
    );
    expect(cut).toEqual([]);
  }
  const number = rows(page)
    .first()
    .getByText(/^Q-\d+-\d+$/);
  expect(await number.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
