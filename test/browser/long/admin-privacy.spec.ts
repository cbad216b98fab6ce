import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CONSENT_TEXTS } from '../../../src/contract/privacy';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { storeToken, tokenOf } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { choose } from '../../support/office-quotes';
import { ADMIN } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';

const EMAIL = 'bwalya.mulenga@school.example';
const MESSAGE = { name: 'Bwalya Mulenga', email: EMAIL, subject: 'School fees', message: 'How much is the course?' };

/** Signs in with a stored session of that person, and opens a screen of the back office. */
async function openAs(page: Page, person: typeof ADMIN, path: string): Promise<void> {
  await storeToken(page, await tokenOf(page, person));
  await page.goto(path);
}

/** A message, a priced request and a subscription of one person. */
async function leaveTraces(page: Page, baseURL: string | undefined, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { 'x-forwarded-for': newVisitorAddress() };
    expect((await page.request.post(`${baseURL}/api${path}`, { data, headers })).status()).toBe(201);
  };
  await post('/contact', { ...MESSAGE, email });
  await post('/newsletter', { email });
  const office = await openOffice(baseURL);
  await sendQuote(office, await sendRequest(baseURL, { email }));
}

const field = (page: Page) => page.getByLabel('Email address of the person');

test('an administrator looks a person up, hands the data over, and erases them for good', async ({ page, baseURL }) => {
  await leaveTraces(page, baseURL, EMAIL);
  await openAs(page, ADMIN, '/admin');
  await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await field(page).fill(EMAIL);
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: new RegExp(`records about ${EMAIL}`) });
  await expect(found.getByRole('heading', { name: /^Contact messages.*: 1$/ })).toBeVisible();
  await expect(found.getByRole('heading', { name: /^Quote requests.*: 1$/ })).toBeVisible();
  await expect(found.getByRole('heading', { name: /^Mail files in the outbox: 5$/ })).toBeVisible();
  expect(page.url()).not.toContain('bwalya');
  await expectFit(page);

  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('personal-data.json');
  const { records } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(records.messages[0]).toMatchObject({ ...MESSAGE, consent: { text: CONSENT_TEXTS.contact } });

  await found.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase everything about ${EMAIL}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText('Contact messages and the replies to them: 1');
  await expectFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(found).toBeVisible();

  await found.getByRole('button', { name: 'Erase everything' }).click();
  await dialog.getByRole('button', { name: /^Erase \d+ records$/ }).click();
  await expect(page.getByRole('heading', { name: `Nothing is held about ${EMAIL}` })).toBeVisible();
  await expect(page.getByText(/^Erased \d+ records about/)).toBeVisible();
  const office = await openOffice(baseURL);
  expect(JSON.stringify([await office.get('/contact'), await office.get('/project')])).not.toContain(EMAIL);
});

test('the audit trail says who did what, is found by action and person, and pages', async ({ page, baseURL }) => {
  const office = await openOffice(baseURL);
  for (let turn = 0; turn < 22; turn += 1) await office.post('/privacy/find', { email: `person${turn}@x.example` });
  await openAs(page, ADMIN, '/admin/audit');
  await expect(page.getByRole('row', { name: /looked up personal data/ })).toHaveCount(20);
  await expectFit(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();

  await choose(page, 'Action', 'Changed the settings');
  await expect(page.getByText('Nothing was noted that fits this filter.')).toBeVisible();
  await office.put('/settings', { address: 'Cairo Road, Lusaka' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('row', { name: /changed the settings/ });
  await expect(row).toContainText('Address');
  await expect(row).not.toContainText('Cairo Road');
  await row.getByRole('link', { name: 'Admin User' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?actorId=[0-9a-f]{24}$/);
  await expect(page.getByRole('row', { name: /looked up personal data/ }).first()).toBeVisible();
});

test('an editor is offered neither screen, and is told so at their addresses', async ({ page, baseURL }) => {
  const office = await openOffice(baseURL);
  const editor = { email: 'editor@mosi.example', password: 'the password of editor' };
  await office.post('/users', { name: 'Mary Banda', role: 'editor', ...editor });
  await openAs(page, editor, '/admin/privacy');
  await expect(page.getByRole('heading', { name: 'For administrators' })).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'For administrators' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveCount(0);
});

test.describe('on an installation without sample content', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false' } });

  test('each form says what the data are for, and its link leads to a page', async ({ page }) => {
    for (const [path, text] of [
      ['/contact', CONSENT_TEXTS.contact],
      ['/contact?tab=quote', CONSENT_TEXTS.project],
      ['/', CONSENT_TEXTS.newsletter],
    ]) {
      await page.goto(path);
      const line = page.getByText(text);
      await expect(line).toBeVisible();
      await line.getByRole('link', { name: 'How we use your data' }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    }
    expect((await page.goto('/privacy'))?.status()).toBe(200);
    await expect(page.getByText('The newsletter: your email address.')).toBeVisible();
    await expectFit(page);
  });
});
