import type { Locator, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { HERO_WORDS } from '../../../src/contract/website/hero';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { seedPage, seedPost, seedService } from '../../support/office-seed';
import { openEditor, saved, text } from '../../support/write-room';

const versionsOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Versions of ${name}` });

/** How the two sides of a part stand: beside each other, or one below the other. */
async function layoutOf(part: Locator): Promise<'beside' | 'below'> {
  const [removed, added] = [
    await part.locator('del').first().boundingBox(),
    await part.locator('ins').first().boundingBox(),
  ];
  if (!removed || !added) throw new Error('not drawn');
  return added.x > removed.x + 200 ? 'beside' : 'below';
}

async function restore(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(dialog).toBeHidden();
}

const undo = (page: Page) =>
  page
    .locator('.ant-message-notice')
    .filter({ hasText: 'Version restored' })
    .getByRole('button', { name: 'Undo' })
    .click();

test('a post is compared with what it said before, word by word, and restored as a draft', async ({ page }) => {
  const content = 'Solar fridges keep medicine cold.\n\nThey are quiet, and they last for ten years.';
  const post = await seedPost(page, { content, tags: ['health'], format: 'markdown' });
  const office = await officeOf(page);
  await office.put(`/blogs/${post._id}`, { content: content.replace('ten', 'twenty'), tags: ['health', 'energy'] });
  await office.put(`/blogs/${post._id}`, { content: `${content.replace('ten', 'twenty')}\n\nAsk us.` });
  const read = () => office.get<Blog>(`/blogs/${post._id}`);

  await openEditor(page, post);
  await page.getByRole('button', { name: 'Versions' }).press('Enter');
  const dialog = versionsOf(page, post.title);
  await expect(dialog.getByRole('button', { name: /Admin User/ })).toHaveCount(2);
  await dialog
    .getByRole('button', { name: /Admin User/ })
    .nth(1)
    .press('Enter');
  const part = dialog.getByRole('region', { name: 'Content' });
  await expect(part.locator('del')).toHaveText('[removed: ten]');
  await expect(part.locator('ins')).toHaveText(['[added: twenty]', /^\[added: \s*Ask us\.\]$/]);
  await expect(dialog.getByRole('region', { name: 'Tags' }).locator('ins')).toContainText('energy');
  await expectFit(page);
  expect(await layoutOf(part)).toBe('beside');
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await layoutOf(part)).toBe('below');
  await page.setViewportSize({ width: 1280, height: 900 });

  await restore(page, dialog);
  await saved(page);
  expect(await read()).toMatchObject({ tags: ['health', 'energy'] });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(read).toMatchObject({ content, tags: ['health'] });
});

test('a page is restored at the address that it has now', async ({ page }) => {
  const stored = await seedPage(page, { content: 'Until June.', status: 'published' });
  const office = await officeOf(page);
  await office.put(`/pages/${stored._id}`, { content: 'Until July.', slug: `${stored.slug}-now` });
  await signInAs(page, 'editor', `/admin/pages?write=${stored._id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = versionsOf(page, stored.title);
  await expect(dialog.getByRole('region', { name: 'Content' }).locator('del')).toHaveText('[removed: June]');
  await restore(page, dialog);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  await page.goto(`/${stored.slug}-now`);
  await expect(page.getByText('Until June.')).toBeVisible();
});

test('a service is restored in its editor', async ({ page }) => {
  const stored = await seedService(page, { description: 'Two weeks.' });
  await (await officeOf(page)).put(`/services/${stored._id}`, { description: 'Three weeks.' });
  await signInAs(page, 'editor', `/admin/services?write=${stored._id}`);
  await expect(text(page)).toHaveText('Three weeks.');
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = versionsOf(page, stored.title);
  await expect(dialog.getByRole('region', { name: 'Description' }).locator('del')).toHaveText('[removed: Two]');
  await expectFit(page);
  await restore(page, dialog);
  await expect(text(page)).toHaveText('Two weeks.');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`service-${width}.png`) });
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  await page.goto(`/services/${stored.slug}`);
  await expect(page.getByText('Two weeks.').first()).toBeVisible();
});

test.describe('on a site of its own', () => {
  test.use({ siteVariables: { TEST_SITE: 'versions' } });

  test('the words of a section are brought back, and its form says them', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/website?section=hero');
    const heading = page.getByLabel('Heading');
    await heading.fill('Schools of Kitwe');
    await page.getByRole('button', { name: 'Save and show to visitors' }).click();
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
    await expectFit(page);
    await heading.fill('Half a head');
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = versionsOf(page, 'Hero');
    await expect(dialog.getByRole('button', { name: "The sample's words" })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('region', { name: 'Heading' }).locator('ins').first()).toContainText('Schools');
    await expectFit(page);
    await restore(page, dialog);
    await expect(heading).toHaveValue(HERO_WORDS.heading);
    await undo(page);
    await expect(heading).toHaveValue('Schools of Kitwe');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Schools of Kitwe');
  });
});
