import { test as base, expect } from '../../support/browser';
import { confirmDeletion, undoDeletion } from '../../support/office-dialog';
import { signInWith } from '../../support/office-login';
import { ADMIN } from '../../support/site';
import { WITH_SAMPLES } from '../../support/visitor-sites';

/** Opens the site by HTTP on a host name. Browsers then lack features that need HTTPS, as on a school's own server. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('127.0.0.1', 'school.test'));
  },
});

// Allows the browser's warning about a header that it ignores over plain HTTP.
test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/Cross-Origin-Opener-Policy header has been ignored/] });

test('lets staff create, edit, delete and undo over plain HTTP', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  await signInWith(page, ADMIN);
  await page.getByRole('link', { name: 'Blog', exact: true }).click();

  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Blog Post' });
  await adding.getByLabel('Title').fill('The pump is mended');
  await adding.getByLabel('Content').fill('Water again since Monday.');
  await adding.getByRole('button', { name: 'Publish' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'The pump is mended' });
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Edit The pump is mended' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await editing.getByLabel('Author').fill('Mwaka Simukonda');
  await page.keyboard.press('Control+s');
  await expect(card).toContainText('By Mwaka Simukonda');

  await page.getByRole('button', { name: 'Delete The pump is mended' }).click();
  await confirmDeletion(page, 'blog post', 'The pump is mended');
  await expect(card).toHaveCount(0);
  await undoDeletion(page, 'Blog post deleted successfully');
  await expect(card).toContainText('By Mwaka Simukonda');
});
