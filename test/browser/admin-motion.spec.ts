import { expect, test } from '../support/browser';
import { signInAs } from '../support/office';
import { expectFitHere } from '../support/office-fit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1280]) {
  test(`with less motion a menu still opens where it can be chosen from, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 'admin', '/admin/pages');
    await page.getByRole('button', { name: 'Admin User' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect(dialog).toBeVisible();
    await expectFitHere(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
}
