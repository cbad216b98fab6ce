import type { Page } from '@playwright/test';
import type { TeamMember } from '../../../src/contract/team';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import {
  confirmDeletion,
  expectFieldError,
  expectFit,
  expectVersions,
  refuseDeletion,
  siteText,
  undoDeletion,
} from '../../support/office-dialog';
import { nextNumber, seedMember } from '../../support/office-seed';

const newName = () => `Mwansa Kapasa ${nextNumber()}`;
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Team Member' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });
const stored = async (page: Page, id: string) =>
  (await (await officeOf(page)).get<TeamMember[]>('/team')).find(({ _id }) => _id === id);

test('a member is added, changed, deleted and brought back, and the public page follows at once', async ({ page }) => {
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
  await editDialog(page).getByLabel('Stands under').selectOption('Those who lead');
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

test.describe('what the server refuses', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('stands at its field, what was typed stays, and a corrected form is saved', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/team');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    const dialog = addDialog(page);
    await dialog.getByLabel('Bio').fill('Teaches on Saturdays.');
    await dialog.getByRole('button', { name: 'Add Team Member' }).click();
    await expectFieldError(dialog.getByLabel('Name'), 'Name is required.');
    await expectFieldError(dialog.getByLabel('Role'), 'Role is required.');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Failed to add team member')).toBeVisible();
    await expect(dialog.getByLabel('Bio')).toHaveValue('Teaches on Saturdays.');
    await expectFit(page);

    const name = newName();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Role').fill('Instructor');
    await expect(dialog.getByText('Name is required.')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    await expect(card(page, name)).toContainText('Teaches on Saturdays.');
  });
});

test.describe('a save that gets no answer', () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test('keeps what was typed, and works when the network is back', async ({ page, context }) => {
    const member = await seedMember(page);
    await signInAs(page, 'editor', '/admin/team');
    await page.getByRole('button', { name: `Edit ${member.name}` }).click();
    await editDialog(page).getByLabel('Bio').fill('Written on the bus.');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Failed to update team member')).toBeVisible();
    await expect(page.getByText('No connection. Please check your network and try again.')).toBeVisible();
    await expect(editDialog(page).getByLabel('Bio')).toHaveValue('Written on the bus.');
    expect((await stored(page, member._id))?.bio).toBe('');
    await context.setOffline(false);
    await editDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(editDialog(page)).toBeHidden();
    expect((await stored(page, member._id))?.bio).toBe('Written on the bus.');
  });
});

test.describe('two people at the same member', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('both versions are shown, nothing is overwritten, and either may be chosen', async ({ page }) => {
    const member = await seedMember(page, { bio: 'First words.' });
    const office = await officeOf(page);
    const dialog = editDialog(page);
    await signInAs(page, 'editor', '/admin/team');
    const loseRace = async (mine: string, theirs: string) => {
      await page.getByRole('button', { name: `Edit ${member.name}` }).click();
      await dialog.getByLabel('Bio').fill(mine);
      await office.put(`/team/${member._id}`, { bio: theirs });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('heading', { name: 'Someone else saved a newer version' })).toBeFocused();
      await expectVersions(dialog, 'Bio', mine, theirs);
      await expect(dialog.getByRole('rowheader')).toHaveCount(1);
      expect((await stored(page, member._id))?.bio).toBe(theirs);
    };

    await loseRace('My words.', 'Their words.');
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Use their version' }).click();
    await expect(dialog.getByLabel('Bio')).toHaveValue('Their words.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, member.name)).toContainText('Their words.');
    expect((await stored(page, member._id))?.bio).toBe('Their words.');

    await loseRace('My second words.', 'Their second words.');
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, member.name)).toContainText('My second words.');
    expect((await stored(page, member._id))?.bio).toBe('My second words.');
  });
});

test('text that is not saved is asked about before it is thrown away', async ({ page }) => {
  const member = await seedMember(page);
  await signInAs(page, 'editor', '/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Team', exact: true }).first().click();
  const opener = page.getByRole('button', { name: `Edit ${member.name}` });
  await opener.click();
  await expect(editDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await editDialog(page).getByLabel('Role').fill('Librarian');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editDialog(page).getByLabel('Role')).toHaveValue('Librarian');

  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/team');
  await editDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect((await stored(page, member._id))?.role).toBe('Instructor');
});
