import type { APIRequestContext } from '@playwright/test';
import { expect, newVisitorAddress } from '../../support/browser';
import type { Mailbox } from '../../support/mailbox';
import { test } from '../../support/mailing-office';
import { confirmPathIn } from '../../support/newsletter';
import { untilUsable } from '../../support/usable';
import { openOffice } from '../../support/visitor-office';

let readers = 0;
const emailOf = (reader: number) => `reader${reader}@example.com`;

/** Subscribes a new email address and returns the path of its confirmation page. */
async function enter(request: APIRequestContext, mailbox: Mailbox): Promise<string> {
  readers += 1;
  const arriving = mailbox.next(emailOf(readers));
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const answer = await request.post('/api/newsletter', { data: { email: emailOf(readers) }, headers });
  expect(answer.status()).toBe(201);
  return confirmPathIn(await arriving);
}

/** Subscribes and confirms a new email address. Returns the unsubscribe path from the welcome email's header. */
async function subscribe(request: APIRequestContext, mailbox: Mailbox): Promise<string> {
  const path = await enter(request, mailbox);
  const arriving = mailbox.next(emailOf(readers));
  expect((await request.post(path)).status()).toBe(200);
  const mail = await arriving;
  const value = (key: string) => mail.headers.find((header) => header.key === key)?.value ?? '';
  expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(value('auto-submitted')).toBe('auto-generated');
  return new URL(value('list-unsubscribe').replace(/^<|>$/g, '')).pathname;
}

const ONE_CLICK = { form: { 'List-Unsubscribe': 'One-Click' } };

test('unsubscribes by one POST of a mail program, which may repeat it', async ({ request, mailbox }) => {
  const path = await subscribe(request, mailbox);
  const answer = await request.post(path, ONE_CLICK);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(await answer.text()).toContain('You are unsubscribed');
  const again = await request.post(path, ONE_CLICK);
  expect(again.status()).toBe(200);
  expect(await again.text()).toContain('already been used');
  // The subscription is deleted, so the script's call gets 404.
  const api = await request.post(`/api${path}`, { headers: { 'x-forwarded-for': newVisitorAddress() } });
  expect(api.status()).toBe(404);
});

test('unsubscribes many subscribers of one provider, whatever it sends', async ({ request, mailbox }) => {
  const paths: string[] = [];
  for (let reader = 0; reader < 12; reader += 1) paths.push(await subscribe(request, mailbox));
  const bodies = [ONE_CLICK, {}, { data: { any: 'thing' } }, { multipart: { 'List-Unsubscribe': 'One-Click' } }];
  for (const [turn, path] of paths.entries()) {
    const answer = await request.post(path, {
      ...bodies[turn % bodies.length],
      headers: { 'x-forwarded-for': '66.249.84.1' },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed');
  }
});

test('unsubscribes in maintenance mode', async ({ request, baseURL, mailbox }) => {
  const path = await subscribe(request, mailbox);
  const office = await openOffice(baseURL);
  await office.put('/settings', { maintenanceMode: true });
  try {
    const answer = await request.post(path, ONE_CLICK);
    expect([answer.status(), (await answer.text()).includes('You are unsubscribed')]).toEqual([200, true]);
  } finally {
    await office.put('/settings', { maintenanceMode: false });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('unsubscribes by the button', async ({ page, request, mailbox }) => {
    await page.goto(await subscribe(request, mailbox));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('confirms by the button', async ({ page, request, mailbox }) => {
    await page.goto(await enter(request, mailbox));
    const arriving = mailbox.next(emailOf(readers));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
    expect((await arriving).subject).toContain('Welcome');
  });
});

test('confirms by its button, also by keyboard, not by opening the link', async ({ page, request, mailbox }) => {
  const path = await enter(request, mailbox);
  for (const open of [() => request.get(path), () => request.head(path)]) expect((await open()).status()).toBe(200);
  await page.goto(path);
  await untilUsable(page);
  expect(mailbox.to(emailOf(readers))).toHaveLength(1);
  const arriving = mailbox.next(emailOf(readers));
  await page.getByRole('button', { name: 'Confirm my email address' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await untilUsable(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  expect((await arriving).subject).toContain('Welcome');
  await page.goto(path);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
});

test('keeps the answer to a form when the script loads', async ({ page, request, mailbox }) => {
  await page.goto(await subscribe(request, mailbox));
  // The form submits itself, as with a click before the script loads.
  await Promise.all([
    page.waitForNavigation(),
    page.evaluate(() => (document.querySelector('main form[method="post"]') as HTMLFormElement).submit()),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await untilUsable(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  // A reload would not send the form again.
  await expect(page).toHaveURL(/\?done$/);
});
