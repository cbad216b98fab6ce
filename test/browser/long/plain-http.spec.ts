import { test as base, expect } from '../../support/browser';
import { confirmDeletion, undoDeletion } from '../../support/office-dialog';
import { signInWith } from '../../support/office-login';
import { choose } from '../../support/office-quotes';
import { ADMIN } from '../../support/site';
import { CLIENT } from '../../support/visitor-office';
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

test('sends a message and accepts a quote over plain HTTP', async ({ page }) => {
  await page.goto('/contact');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const message = page.getByRole('form', { name: 'Send Us a Message' });
  await message.getByLabel('Name').fill(CLIENT.name);
  await message.getByLabel('Email').fill(CLIENT.email);
  await message.getByLabel('Subject').fill('Fees');
  await message.getByLabel('Message').fill('How much is the course?');
  await message.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent. We will contact you soon.')).toBeVisible();

  await page.getByRole('tab', { name: 'Request a Quote' }).click();
  const request = page.getByRole('form', { name: 'Request a Quote' });
  await request.getByLabel('Name').fill(CLIENT.name);
  await request.getByLabel('Email').fill(CLIENT.email);
  await request.getByLabel('Service').selectOption({ label: 'Digital Marketing' });
  await request.getByLabel('Project Description').fill('Leaflets and a page for our clinic.');
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL(/\/contact\?request=[0-9a-f]{24}$/);
  const link = page.url();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  await signInWith(page, ADMIN);
  await page.getByRole('link', { name: /^Quotes/ }).click();
  await page.getByRole('button', { name: `Quote for ${CLIENT.name}` }).click();
  const quote = page.getByRole('dialog', { name: 'Create Quote' });
  await quote.getByLabel('Price (USD)').fill('640');
  await choose(page, 'Status', 'Sent');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(quote).toBeHidden();

  await page.goto(link);
  await page.getByRole('button', { name: 'Accept Quote and Proceed' }).click();
  await page.getByRole('button', { name: 'Yes, accept and proceed' }).click();
  await expect(page.getByRole('heading', { name: /^Quote accepted/ })).toBeVisible();
});
