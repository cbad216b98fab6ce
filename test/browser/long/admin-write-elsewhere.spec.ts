import type { Page as BrowserPage } from '@playwright/test';
import type { Issue } from '../../../src/contract/newsletter-issues';
import type { Page } from '../../../src/contract/pages';
import type { Service } from '../../../src/contract/services';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedPage, seedService } from '../../support/office-seed';
import { saved } from '../../support/write-room';

for (const width of [375, 1280]) {
  test(`an issue of the newsletter is written in the editor at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const subject = `June ${nextNumber()}`;
    await signInAs(page, 'editor', '/admin/newsletter/issues');
    await page.getByRole('button', { name: 'Write a newsletter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a newsletter' });
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Dear all, we have **moved**.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Where to');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Kabulonga');
    await expectFitHere(page);
    await page.screenshot({ path: test.info().outputPath(`issue-${width}.png`) });
    await dialog.getByRole('button', { name: 'Add Issue' }).click();
    await expect(page.getByText('Issue saved as a draft')).toBeVisible();
    const office = await officeOf(page);
    const { _id } = (await office.get<Issue[]>('/issues')).find((issue) => issue.subject === subject) as Issue;
    const { content } = await office.get<Issue>(`/issues/${_id}`);
    expect(content).toBe('Dear all, we have **moved**.\n\n## Where to\n\n- Kabulonga');
  });
}

const text = (page: BrowserPage) => page.getByRole('textbox', { name: 'Text' });

test('a plain page looks as it did, is opened in the editor, and is in Markdown from then on', async ({ page }) => {
  const content = 'Who may apply * for all.\n\n- Learners\n- Teachers';
  const stored = await seedPage(page, { content, status: 'published' });
  const office = await officeOf(page);
  const read = () => office.get<Page>(`/pages/${stored._id}`);
  await page.goto(`/${stored.slug}`);
  await expect(page.getByText('Who may apply * for all.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Learners', 'Teachers']);

  await signInAs(page, 'editor', '/admin/pages');
  await page.getByRole('button', { name: `Edit ${stored.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page).toHaveURL(`/admin/pages?write=${stored._id}`);
  await expect(text(page).getByText('Who may apply * for all.')).toBeVisible();
  await expect(text(page).getByRole('listitem')).toHaveText(['Learners', 'Teachers']);
  expect(await read()).toMatchObject({ content, format: 'plain' });

  await text(page).getByText('Teachers').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## By when');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitHere(page);
    await page.screenshot({ path: test.info().outputPath(`page-${width}.png`) });
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  expect(await read()).toMatchObject({
    content: 'Who may apply \\* for all.\n\n- Learners\n- Teachers\n\n## By when',
    format: 'markdown',
  });
  await page.goto(`/${stored.slug}`);
  await expect(page.getByText('Who may apply * for all.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'By when' })).toBeVisible();
});

test('a plain service looks as it did, is opened in the editor, and is in Markdown from then on', async ({ page }) => {
  const description = 'Twenty hours in town.\n\nThe Highway Code is taught on three evenings.';
  const stored = await seedService(page, { description });
  const office = await officeOf(page);
  const read = () => office.get<Service>(`/services/${stored._id}`);
  // The list may have more pages: other tests of this site add services too.
  await signInAs(page, 'editor', `/admin/services?edit=${stored._id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page).toHaveURL(`/admin/services?write=${stored._id}`);
  await expect(text(page).getByText('Twenty hours in town.')).toBeVisible();
  expect(await read()).toMatchObject({ description, format: 'plain' });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## What you bring');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitHere(page);
    await page.screenshot({ path: test.info().outputPath(`service-${width}.png`) });
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  const { order } = stored;
  expect(await read()).toMatchObject({ description: `${description}\n\n## What you bring`, format: 'markdown', order });
  await page.goto(`/services/${stored.slug}`);
  await expect(page.getByRole('heading', { name: 'What you bring' })).toBeVisible();
});

test.describe('at an address that is taken', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('a page gets another address from its editor, on a phone, once the one that is taken is shown', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const taken = await seedPage(page);
    const stored = await seedPage(page, { status: 'published' });
    await signInAs(page, 'editor', `/admin/pages?write=${stored._id}`);
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('URL Slug', { exact: true }).fill(taken.slug);
    await page.getByRole('button', { name: 'Change URL Slug' }).click();
    await expect(page.getByText('Another page has this address already.').first()).toBeVisible();
    await expectFitHere(page);
    await page.screenshot({ path: test.info().outputPath('details-375.png') });
    await page.getByLabel('URL Slug', { exact: true }).fill(`${stored.slug}-more`);
    await page.getByRole('button', { name: 'Change URL Slug' }).click();
    await expect(page.getByRole('button', { name: 'Change URL Slug' })).toHaveCount(0);
    await page.goto(`/${stored.slug}-more`);
    await expect(page.getByText('Who may apply.')).toBeVisible();
  });
});

test('a text that is left is saved as a draft, and found in the list', async ({ page }) => {
  const stored = await seedPage(page, { status: 'published' });
  await signInAs(page, 'editor', `/admin/pages?write=${stored._id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more');
  await page.getByRole('link', { name: 'Back to Pages' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/pages?write=${stored._id}`);
  await expect(text(page)).toHaveText('Who may apply. And more');
  await saved(page);
});
