import { expect, test } from '../support/browser';
import { asEachRole, PEOPLE } from '../support/office';

test('the header names the person and the role', async ({ page }) => {
  await asEachRole(page, async (role) => {
    await page.goto('/admin');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Admin Dashboard');
    await expect(header).toContainText(PEOPLE[role].name);
    await expect(header.getByText(role, { exact: true })).toBeVisible();
  });
});
