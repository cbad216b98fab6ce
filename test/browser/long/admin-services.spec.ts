import type { Page } from '@playwright/test';
import type { Service } from '../../../src/contract/services';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import {
  confirmDeletion,
  expectFieldError,
  expectFit,
  expectVersions,
  siteText,
  undoDeletion,
} from '../../support/office-dialog';
import { choose } from '../../support/office-quotes';
import { nextNumber, seedService } from '../../support/office-seed';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Service' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Service' });
const stored = async (page: Page, id: string) => (await officeOf(page)).get<Service>(`/services/${id}`);

/** Chooses an option of a select by its label. */
test('a service is created, changed, deleted and brought back, and its public pages follow at once', async ({
  page,
}) => {
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
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/services'));
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

test.describe('what the server refuses', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('stands at its field: title and description are required, and a feature has at most 200 characters', async ({
    page,
  }) => {
    await signInAs(page, 'editor', '/admin/services');
    await page.getByRole('button', { name: 'Add Service' }).click();
    const dialog = addDialog(page);
    const features = `Short\n${'long '.repeat(50)}`;
    await dialog.getByLabel('Features').fill(features);
    await dialog.getByRole('button', { name: 'Add Service' }).click();
    await expectFieldError(dialog.getByLabel('Title'), 'Title is required.');
    await expectFieldError(dialog.getByLabel('Description'), 'Description is required.');
    await expectFieldError(dialog.getByLabel('Features'), 'Feature must have at most 200 characters.');
    await expect(page.getByText('Failed to create service')).toBeVisible();
    await expect(dialog.getByLabel('Features')).toHaveValue(features);
    await expectFit(page);
    await dialog.getByLabel('Features').fill('x\n'.repeat(31).replaceAll(/x/g, () => `Feature ${nextNumber()}`));
    await dialog.getByRole('button', { name: 'Add Service' }).click();
    await expectFieldError(dialog.getByLabel('Features'), 'There may be at most 30 entries.');
  });
});

test.describe('a call that gets no answer', () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test('says so in the words of the catalogue, keeps the text, and deletes nothing', async ({ page, context }) => {
    const service = await seedService(page, { order: 0 });
    await signInAs(page, 'editor', '/admin/services');
    await page.getByRole('button', { name: `Edit ${service.title}` }).click();
    await editDialog(page).getByLabel('Description').fill('Written on the bus.');
    await context.setOffline(true);
    await editDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('An error occurred while updating the service')).toBeVisible();
    await expect(editDialog(page).getByLabel('Description')).toHaveValue('Written on the bus.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: `Delete ${service.title}` }).click();
    await confirmDeletion(page, 'service', service.title);
    await expect(page.getByText('An error occurred while deleting the service')).toBeVisible();
    await expect(card(page, service.title)).toBeVisible();
    await context.setOffline(false);
    expect((await stored(page, service._id)).description).toBe(service.description);
  });
});

test.describe('two people at the same service', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('both versions are shown, nothing is overwritten, and either may be chosen', async ({ page }) => {
    const service = await seedService(page, { order: 0, icon: 'code', features: ['Fast'] });
    const office = await officeOf(page);
    const dialog = editDialog(page);
    await signInAs(page, 'editor', '/admin/services');
    const loseRace = async (mine: string, theirs: object) => {
      await page.getByRole('button', { name: `Edit ${service.title}` }).click();
      await dialog.getByLabel('Features').fill(mine);
      await office.put(`/services/${service._id}`, theirs);
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('heading', { name: 'Someone else saved a newer version' })).toBeFocused();
    };

    await loseRace('Slow', { features: ['Steady', 'Sure'], icon: 'share2' });
    await expectVersions(dialog, 'Features', 'Slow', 'Steady\nSure');
    expect((await stored(page, service._id)).features).toEqual(['Steady', 'Sure']);
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(page, service._id)).toMatchObject({ features: ['Slow'], icon: 'share2' });

    await loseRace('Slower', { features: ['Quick'] });
    await dialog.getByRole('button', { name: 'Use their version' }).click();
    await expect(dialog.getByLabel('Features')).toHaveValue('Quick');
    await dialog.getByLabel('Features').fill('Quick\nQuiet');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect((await stored(page, service._id)).features).toEqual(['Quick', 'Quiet']);
  });
});

test('the cards take their colours in turn from their place in the list', async ({ page }) => {
  for (let turn = 0; turn < 5; turn += 1) await seedService(page, { order: 0 });
  await signInAs(page, 'viewer', '/admin/services');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards.nth(4)).toBeVisible();
  const colours = await cards.evaluateAll((all) => all.slice(0, 5).map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colours.slice(0, 4)).size).toBe(4);
  expect(colours[4]).toBe(colours[0]);
  await expectFit(page);
});
