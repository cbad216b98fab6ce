import type { Page } from '@playwright/test';
import type { Service } from '../../../src/contract/services';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { confirmDeletion, expectFit, refuseDeletion, siteText, undoDeletion } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose } from '../../support/office-quotes';
import { nextNumber, seedPage, seedPost } from '../../support/office-seed';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Add New Page|Edit Page/ });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('writes, publishes and opens a page at its URL', async ({ page }) => {
  const title = `Fees & Terms ${nextNumber()}`;
  const slug = title.toLowerCase().replace(' & ', '-').replace(' ', '-');
  await signInAs(page, 'editor', '/admin/pages');
  await page.getByRole('button', { name: 'Add New Page' }).click();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('draft');
  await dialog(page).getByLabel('Page Title').fill(title);
  await expect(dialog(page).getByLabel('URL Slug')).toHaveValue(slug);
  await expect(dialog(page).getByText(`Preview: ${new URL(page.url()).origin}/${slug}`)).toBeVisible();
  await dialog(page).getByLabel('Content').fill('Pay per term.\n\n* in cash\n* by phone');
  await dialog(page).getByRole('button', { name: 'Add Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const row = rowOf(page, title);
  await expect(row).toContainText(`/${slug}`);
  await expect(row).toContainText('Draft');
  await expect(
    row.getByRole('button', { name: `View ${title}: not possible while the page is a draft` }),
  ).toBeDisabled();
  // The dialog is empty for the next page.
  await page.getByRole('button', { name: 'Add New Page' }).click();
  for (const label of ['Page Title', 'URL Slug', 'Content'])
    await expect(dialog(page).getByLabel(label)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Status', 'Published');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  await expect(row).toContainText('Published');

  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: `View ${title} in a new tab` }).click();
  const reader = await opened;
  await expect(reader).toHaveURL(`/${slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('listitem').filter({ hasText: 'by phone' })).toBeVisible();
});

test('shows the list as cards below 768 px', async ({ page }) => {
  const { title, slug } = await seedPage(page, { status: 'published' });
  await page.setViewportSize({ width: 767, height: 900 });
  await signInAs(page, 'editor', '/admin/pages');
  const card = page.getByRole('list', { name: 'Pages' }).getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card).toContainText(`/${slug}`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('team', () => {
  const newName = () => `Mwansa Kapasa ${nextNumber()}`;
  const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Team Member' });
  const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });

  test('adds, edits, deletes and restores a member, and updates the public page at once', async ({ page }) => {
    const name = newName();
    await signInAs(page, 'editor', '/admin/team');
    await expect(page.getByText('Manage your team members')).toBeVisible();
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    const dialog = addDialog(page);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Role').fill('Director of Bursaries');
    await dialog.getByLabel('Bio').fill('Reads every letter.');
    await dialog.getByRole('button', { name: 'Add Team Member' }).click();
    await expect(page.getByText('Team member added successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, name)).toContainText('Director of Bursaries');
    expect(await siteText(page, '/team')).toContain(name);

    await card(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await editDialog(page).getByLabel('Role').fill('Keeper of the Books');
    await editDialog(page).getByLabel('Order').fill('1');
    await editDialog(page).getByLabel('Group').selectOption('Leaders');
    await editDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Team member updated successfully')).toBeVisible();
    await expect(card(page, name)).toContainText('Keeper of the Books');
    const [, below = ''] = (await siteText(page, '/team')).split('>Leadership Team<');
    expect(below.split('>Our Team<')[0]).toContain('Keeper of the Books');

    await card(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await refuseDeletion(page, 'team member', name);
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmDeletion(page, 'team member', name);
    await expect(card(page, name)).toHaveCount(0);
    expect(await siteText(page, '/team')).not.toContain(name);
    await undoDeletion(page, 'Team member deleted successfully');
    await expect(page.getByText(`Restored team member "${name}"`)).toBeVisible();
    await expect(card(page, name)).toContainText('Keeper of the Books');
    expect(await siteText(page, '/team')).toContain(name);
  });
});

test.describe('services', () => {
  const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
  const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Service' });
  const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Service' });

  test('creates, edits, deletes and restores a service, and updates its pages at once', async ({ page }) => {
    const title = `Braille Books ${nextNumber()}`;
    await signInAs(page, 'editor', '/admin/services');
    await expect(page.getByText('Manage your service offerings')).toBeVisible();
    const { length } = await (await officeOf(page)).get<Service[]>('/services');
    await page.getByRole('button', { name: 'Add Service' }).click();
    const dialog = addDialog(page);
    await expect(dialog.getByLabel('Order')).toHaveValue(String(length + 1));
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('We print what schools ask for.\n\nIn every language.');
    await choose(page, 'Icon', 'FileText (Content)');
    await choose(page, 'Colour', 'Purple');
    await dialog.getByLabel('Features').fill('  Large letters \n\n Delivered by bus\n');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/services'),
    );
    await dialog.getByRole('button', { name: 'Add Service' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      title,
      description: 'We print what schools ask for.\n\nIn every language.',
      icon: 'file-text',
      features: ['Large letters', 'Delivered by bus'],
      format: 'plain',
      order: length + 1,
    });
    await expect(page.getByText('Service created successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, title)).toContainText('Delivered by bus');
    expect(await siteText(page, '/services')).toContain(title);
    const slug = title.toLowerCase().replaceAll(' ', '-');
    expect(await siteText(page, `/services/${slug}`)).toContain('Delivered by bus');

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(editDialog(page).getByLabel('Features')).toHaveValue('Large letters\nDelivered by bus');
    await editDialog(page).getByLabel('Title').fill(`${title}, bound`);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Service updated successfully')).toBeVisible();
    await expect(editDialog(page)).toBeHidden();
    expect(await siteText(page, `/services/${slug}`)).toContain(`${title}, bound`);

    await page.getByRole('button', { name: `Delete ${title}, bound` }).click();
    await confirmDeletion(page, 'service', `${title}, bound`);
    await expect(card(page, title)).toHaveCount(0);
    await expect.poll(async () => (await page.request.get(`/services/${slug}`)).status()).toBe(404);
    expect(await siteText(page, '/services')).not.toContain(title);
    await undoDeletion(page, 'Service deleted successfully');
    await expect(card(page, title)).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/services/${slug}`)).status()).toBe(200);
  });
});

test('shows deleted records as fitting cards on a phone', async ({ page }) => {
  const post = await seedPost(page, { title: `A title ${'that goes on '.repeat(12)}` });
  await (await officeOf(page)).remove(`/blogs/${post._id}`);
  await signInAs(page, 'editor', '/admin/trash?kind=blogs');
  await expect(page.getByRole('button', { name: /^Delete permanently A title/ }).first()).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitHere(page);
});
