import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { IMAGE_FIELDS } from '../../../src/contract/identity';
import type { Readiness } from '../../../src/contract/readiness';
import { exchangeQuote } from '../../support/accepted-quote';
import { expect, test } from '../../support/browser';
import { crawl, deadLinks, foreignWords } from '../../support/crawl';
import { type Mailbox, startMailbox } from '../../support/mailbox';
import { openSettingsRoom } from '../../support/office';
import { signInWith } from '../../support/office-login';
import { expectLogo } from '../../support/own-logo';
import { addRecord, imagePath, type OwnerWords, readExample, writeSection } from '../../support/owner';
import { SAMPLE_WORDS } from '../../support/sample-words';
import { ADMIN, Site } from '../../support/site';
import { databaseVariables } from '../../support/site-database';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({
  // Allows a 400 of the preview, because it refuses a section that is not yet complete.
  expectedTrouble: [/status of 404|status of 400 .*\/api\/website\/preview/],
  viewport: { width: 1280, height: 900 },
});
test.setTimeout(900_000);

/** Sections that the owner edits on a phone. */
const ON_A_PHONE = ['values', 'contact', 'getInTouch', 'footer', 'notFound'];

async function removeSamples(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Launch checklist' });
  await card.getByRole('button', { name: 'Remove samples' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove all sample content?' });
  await expect(dialog).toContainText('9 invented people');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('Sample content removed')).toBeVisible();
  await card.getByRole('button', { name: 'Show all' }).click();
  await expect(card.getByRole('list', { name: 'Done' })).toContainText('Sample content removed');
}

async function writeSettings(page: Page, { settings, images }: OwnerWords): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/admin/settings`);
  const { socialLinks: _none, currency, workingWeek, ...texts } = settings;
  for (const [field, value] of Object.entries(texts)) {
    await openSettingsRoom(page, field);
    await page.locator(`[id="${field}"]`).fill(Array.isArray(value) ? value.join('\n') : String(value));
  }
  for (const [field, value] of Object.entries({ currency, workingWeek })) {
    await openSettingsRoom(page, field);
    await page.locator(`[id="${field}"]`).selectOption(String(value));
  }
  await openSettingsRoom(page, 'socialLinks');
  const firstLink = page.getByRole('button', { name: 'Remove link 1' });
  while (await firstLink.isVisible()) await firstLink.click();
  for (const [field, file] of Object.entries(images)) {
    const input = page.getByRole('group', {
      name: IMAGE_FIELDS[field as keyof typeof IMAGE_FIELDS].label,
      exact: true,
    });
    await input.locator('input[type="file"]').setInputFiles(imagePath(file));
    await expect(input.getByRole('button', { name: /^Remove/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
}

async function writeRecords(page: Page, { services, team, pages, privacy }: OwnerWords): Promise<void> {
  for (const { title, description, features } of services) {
    const labels = { Title: title, Description: description, Features: features.join('\n') };
    const toast = 'Service created successfully';
    await addRecord(page, '/admin/services', { button: 'Add Service', save: 'Add Service', labels, said: toast });
  }
  for (const { name, role, bio } of team) {
    const toast = 'Team member added successfully';
    const labels = { Name: name, Role: role, Bio: bio };
    await addRecord(page, '/admin/team', { button: 'Add Team Member', save: 'Add Team Member', labels, said: toast });
  }
  for (const { title, slug, content } of pages) {
    const labels = { 'Page Title': title, 'URL Slug': slug, Content: content, Status: 'Published' };
    const toast = 'Page created successfully';
    await addRecord(page, '/admin/pages', { button: 'Add New Page', save: 'Add Page', labels, said: toast });
  }
  await page.getByRole('button', { name: 'Edit Privacy Policy' }).click();
  const content = page.getByRole('dialog').getByLabel('Content');
  await content.fill(`${privacy}\n\n${await content.inputValue()}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page updated successfully')).toBeVisible();
}

/** Expects only the owner's texts on every page and in every email to clients. Expects that all links work. */
async function expectOwn(page: Page, url: string, owner: OwnerWords, mailbox: Mailbox): Promise<void> {
  const { settings } = owner;
  const found = await crawl(page, url);
  expect(found.size).toBeGreaterThan(8);
  expect(deadLinks(found)).toEqual([]);
  expect(foreignWords(found, SAMPLE_WORDS)).toEqual([]);
  expect(found.get('/')?.said).toContain(settings.siteName);
  const quote = await exchangeQuote(url, owner, mailbox);
  expect(foreignWords(quote.said, SAMPLE_WORDS)).toEqual([]);
  await expectLogo(page, url, owner, quote);
}

test('turns a fresh start into a driving school that survives a restore', async ({ page }) => {
  const school = await readExample('driving-school');
  const mailbox = await startMailbox();
  const variables = { ...WITH_SAMPLES, SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' };
  const site = await Site.start({ ...variables, ...(await databaseVariables()) });
  const emptyDatabase = await databaseVariables();
  const restored = await Site.prepare({ ...variables, ...emptyDatabase });
  try {
    await page.goto(`${site.url}/admin/login`);
    await signInWith(page, ADMIN);
    await removeSamples(page);
    await writeSettings(page, school);
    await writeRecords(page, school);
    for (const [name, words] of Object.entries(school.website)) {
      if (!ON_A_PHONE.includes(name)) await writeSection(page, name, words);
    }
    await page.setViewportSize({ width: 375, height: 740 });
    for (const name of ON_A_PHONE) await writeSection(page, name, school.website[name]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const readiness = page.waitForResponse(/\/api\/dashboard\/readiness/);
    await page.goto(`${site.url}/admin`);
    const { checks } = (await (await readiness).json()) as Readiness;
    expect(checks.filter(({ isDone }) => !isDone)).toEqual([]);
    // The tab that removed the sample content offers Undo for some minutes. Other tabs do not.
    await expect(page.getByRole('region', { name: 'Launch checklist' }).getByRole('button')).toContainText([
      'Show all',
      'Undo the removal',
    ]);
    const tab = await page.context().newPage();
    await tab.goto(`${site.url}/admin`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(tab.getByRole('region', { name: 'Launch checklist' })).toHaveCount(0);
    await tab.close();
    await expectOwn(page, site.url, school, mailbox);

    await site.kill();
    await site.run();
    await expectOwn(page, site.url, school, mailbox);

    const archive = join(site.dataDir, 'school.tar.gz');
    const { token } = await (await page.request.post(`${site.url}/api/auth/login`, { data: ADMIN })).json();
    const answer = await page.request.get(`${site.url}/api/backup`, { headers: { 'x-auth-token': token } });
    writeFileSync(archive, await answer.body());
    execFileSync(process.execPath, [resolve(__dirname, '../../../scripts/restore.mjs'), archive], {
      env: { ...process.env, ...emptyDatabase, DATA_DIR: restored.dataDir },
      stdio: 'pipe',
    });
    await restored.run();
    await page.goto(`${restored.url}/admin/login`);
    await signInWith(page, ADMIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // No quotes were sent after the backup, so the last numbers in the backup are correct.
    await page.getByRole('button', { name: 'Enter the last numbers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save numbers' }).click();
    await expect(page.getByText('New quotes and documents continue from these numbers')).toBeVisible();
    await expectOwn(page, restored.url, school, mailbox);
  } finally {
    await site.stop();
    await restored.stop();
    await mailbox.close();
  }
});
