import { expect, test } from '../../support/browser';
import { officeOf, PEOPLE, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { seedMember, seedPost, seedRequest } from '../../support/office-seed';

// The save is answered with 404.
test.use({ expectedTrouble: [/status of 404/] });

test('what somebody types on a member whom a colleague deletes is saved on the one brought back', async ({ page }) => {
  const { _id, name } = await seedMember(page);
  await signInAs(page, 'editor', '/admin/team');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  await dialog.getByLabel('Role').fill('Keeper of the Seeds');
  await (await officeOf(page)).remove(`/team/${_id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const words = `${name} was deleted by ${PEOPLE.admin.name} at `;
  await expect(dialog.getByRole('heading', { name: words })).toBeFocused();
  await expectFit(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Keeper of the Seeds');
});

test('a room whose post was deleted is left for the list when its text is thrown away', async ({ page }) => {
  const post = await seedPost(page);
  await signInAs(page, 'editor', `/admin/blog?write=${post._id}`);
  await page.getByLabel('Title').fill('Typed too late');
  await (await officeOf(page)).remove(`/blogs/${post._id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${post.title} was deleted by` })).toBeFocused();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(page.getByText('Typed too late')).toHaveCount(0);
});

test('a quotation of a request that a colleague deletes is saved on the one brought back', async ({ page }) => {
  const id = await seedRequest(page);
  await signInAs(page, 'editor', `/admin/quotes?request=${id}`);
  await page.getByRole('textbox', { name: 'What, line 1' }).fill('School register');
  await page.getByRole('textbox', { name: 'Unit price, line 1' }).fill('24,000');
  await (await officeOf(page)).post('/project/bulk/delete', { ids: [id] });
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { name: `was deleted by ${PEOPLE.admin.name} at ` })).toBeFocused();
  await expectFit(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Quote saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What, line 1' })).toHaveValue('School register');
});
