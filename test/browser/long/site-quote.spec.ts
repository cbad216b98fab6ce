import type { Page } from '@playwright/test';
import type { ProjectRequest } from '../../../src/contract/project';
import { expect, test } from '../../support/browser';
import { runUntil, stopClock } from '../../support/visitor-clock';
import { CLIENT, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { submitRequest } from '../../support/visitor-request';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const paper = (page: Page) => page.getByRole('article', { name: /^Quotation Q-/ });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept Quote and Proceed' });
const decline = (page: Page) => page.getByRole('button', { name: 'Decline', exact: true });
const lastPress = (page: Page) => page.getByRole('button', { name: 'Yes, accept and proceed' });
const agreed = (page: Page) => page.getByRole('heading', { name: /^Agreed/ });

/** Counts what the page asks about its request. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/project/track/')) count += 1;
  });
  return () => count;
}

const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a request takes the place of the form, and the panel says what happens next', async ({ page, baseURL }) => {
  const requestId = await submitRequest(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.getByRole('form', { name: 'Request a Quote' })).toHaveCount(0);
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(toast).toContainText('Your project request has been submitted successfully.');
  await expect(page.getByText('Request ID').first().locator('..')).toContainText(requestId);
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expect(page.getByText('Our team analyses your request within 1-2 business days.')).toBeVisible();
  const details = page.getByText('Request details').locator('..').getByRole('definition');
  await expect(details).toHaveText([
    requestId,
    'Digital Marketing',
    'Comprehensive solution, integration with multiple systems, high scalability',
  ]);
  await expect(page.locator('[aria-current="step"]')).toContainText('Admin Review');
  const stored = await (await openOffice(baseURL)).get<ProjectRequest>(`/project/${requestId}`);
  expect(stored).toMatchObject({ ...CLIENT, projectScope: 'enterprise', timeframe: 'flexible', teamSize: 'medium' });
});

test('an unknown service or scope is N/A', async ({ page, baseURL }) => {
  const requestId = await sendRequest(baseURL);
  await page.route('**/api/project/track/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), service: '', projectScope: '' } });
  });
  await page.goto(`/contact?request=${requestId}`);
  const details = page.getByText('Request details').locator('..').getByRole('definition');
  await expect(details).toHaveText([requestId, 'N/A', 'N/A']);
});

test('the page asks at once, every 30 seconds, never while the tab is hidden, and at once when it is back', async ({
  page,
  baseURL,
}) => {
  const requestId = await sendRequest(baseURL);
  const asked = countQuestions(page);
  await stopClock(page);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/api/project/track/*',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`/contact?request=${requestId}`);
  await expect(page.getByText('Loading your quote...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  expect(asked()).toBe(1);
  await sendQuote(await openOffice(baseURL), requestId);
  await page.clock.runFor(29_900);
  expect(asked()).toBe(1);
  await page.clock.runFor(200);
  // the script of the paper comes late, and React waits a moment before it shows it
  await runUntil(page, () => expect(paper(page)).toBeVisible({ timeout: 1_000 }));
  expect(asked()).toBe(2);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(10 * 60_000);
  expect(asked()).toBe(2);
  await setVisibility(page, 'visible');
  await expect.poll(asked).toBe(3);
});

test('a quote is a document with price, weeks, team, notes, what is included, and two answers', async ({
  page,
  baseURL,
}) => {
  const office = await openOffice(baseURL);
  const requestId = await sendRequest(baseURL);
  await sendQuote(office, requestId, { price: 12_500.5, timeEstimate: 1, notes: 'Half now,\nhalf later.' });
  await page.goto(`/contact?request=${requestId}`);
  await expect(paper(page)).toContainText('Mosi Digital Academy');
  await expect(paper(page)).toContainText('Price$12,500.50');
  await expect(paper(page)).toContainText('Timeline1 week');
  await expect(paper(page)).toContainText('TeamSmall Team (2-3 people)');
  await expect(paper(page).getByText('Half now,')).toContainText('half later.');
  await expect(paper(page).getByRole('heading', { name: 'Included' }).locator('..').getByRole('listitem')).toHaveText([
    'Planning and design with your users',
    'Building and testing, shown to you every week',
    'Training for your team',
    'Post-launch support for 30 days',
  ]);
  await expect(accept(page)).toBeVisible();
  await expect(decline(page)).toBeVisible();
  await sendQuote(office, requestId, { timeEstimate: 6, notes: '' });
  await page.reload();
  await expect(paper(page)).toContainText('6 weeks');
  await expect(paper(page).getByRole('heading', { name: 'Notes' })).toHaveCount(0);
});

test('a draft is nobody’s business yet', async ({ page, baseURL }) => {
  const requestId = await sendRequest(baseURL);
  await sendQuote(await openOffice(baseURL), requestId, { status: 'draft' });
  await page.goto(`/contact?request=${requestId}`);
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expect(paper(page)).toHaveCount(0);
});

test.describe('from a bookmark', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('accepting asks for the email address, which must be the right one and never stands in an address', async ({
    page,
    baseURL,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const requestId = await sendRequest(baseURL);
    await sendQuote(await openOffice(baseURL), requestId);
    await page.goto(`/contact?request=${requestId}`);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    await accept(page).click();
    const email = page.getByLabel('Your email, the one of the request');
    await email.fill('nobody');
    await lastPress(page).click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await email.fill('somebody@else.example');
    await lastPress(page).click();
    await expect(email).toHaveAccessibleDescription(/^This is not the email address that the request was sent with\./);
    await expect(email).toBeFocused();
    await email.fill(CLIENT.email);
    await lastPress(page).click();
    await expect(agreed(page)).toBeVisible();
    expect(urls.filter((url) => /mutinta|somebody|%40|@/.test(url))).toEqual([]);
  });
});

test.describe('over a connection that breaks', () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });

  test('a press whose answer is lost is looked up, and the page tells what it came to', async ({ page, baseURL }) => {
    const requestId = await submitRequest(page);
    await sendQuote(await openOffice(baseURL), requestId);
    await page.reload();
    await page.route('**/accept', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await accept(page).click();
    await lastPress(page).click();
    await expect(agreed(page)).toBeFocused();
    await expect(page.getByText(/we cannot tell whether your answer arrived/)).toHaveCount(0);
  });
});

test('declining asks first, can be taken back before it is done, and stays', async ({ page, baseURL }) => {
  const requestId = await submitRequest(page);
  await sendQuote(await openOffice(baseURL), requestId);
  await page.reload();
  await decline(page).click();
  await page.getByRole('button', { name: 'Back to the quotation' }).click();
  await expect(accept(page)).toBeVisible();
  await decline(page).click();
  await page.getByRole('button', { name: 'Decline this quotation' }).click();
  await expect(page.getByRole('heading', { name: /^You declined/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^You declined/ })).toBeVisible();
  await page.getByRole('link', { name: 'Start a new request' }).click();
  await expect(page.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
});

test.describe('an address with half an id', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('is told to be unknown, once', async ({ page }) => {
    const asked = countQuestions(page);
    await stopClock(page);
    await page.goto('/contact?request=6920a1');
    await expect(page.getByRole('heading', { name: 'We do not know this request' })).toBeVisible();
    await page.clock.runFor(120_000);
    expect(asked()).toBe(1);
    await page.getByRole('link', { name: 'Back to the quote form' }).click();
    await expect(page.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
  });
});

test.describe('while the server does not answer', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('the panel says so, offers to ask again, and never takes away what is known', async ({ page, baseURL }) => {
    const requestId = await sendRequest(baseURL);
    await stopClock(page);
    let isAway = true;
    await page.route('**/api/project/track/*', (route) =>
      isAway
        ? route.fulfill({ status: 503, json: { success: false, statusCode: 503, message: 'x' } })
        : route.continue(),
    );
    await page.goto(`/contact?request=${requestId}`);
    await expect(page.getByText('The quote could not be loaded. We try again every 30 seconds.')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    const received = page.getByRole('heading', { name: 'Request Received' });
    await runUntil(page, () => expect(received).toBeVisible({ timeout: 1_000 }));
    isAway = true;
    await page.clock.runFor(30_100);
    const words = page.getByText('No connection at the moment');
    await runUntil(page, () => expect(words).toBeVisible({ timeout: 1_000 }));
    await expect(received).toBeVisible();
  });
});
