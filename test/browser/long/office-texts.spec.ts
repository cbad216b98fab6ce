import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedPost } from '../../support/office-seed';
import { saved, text, typeAtEnd } from '../../support/write-room';

for (const width of [375, 1280]) {
  test(`fits the rows of posts at ${width} px, also with selected ones`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { title } = await seedPost(page, { title: `Ploughing ${'and how much that costs a school '.repeat(4)}` });
    await signInAs(page, 'editor', '/admin/blog');
    await page.getByRole('button', { name: 'Rows' }).click();
    await expectFitHere(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('checkbox', { name: `Select ${title.trim()}` })
      .first()
      .check();
    await expectFitHere(page);
  });
}

test.describe('editor', () => {
  /** Allows the errors that the browser logs when a tab is offline and when two devices edit the same text. */
  test.use({ expectedTrouble: [/status of 40[19]|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  const SCREENS = [
    { width: 375, height: 700 },
    { width: 1280, height: 800 },
  ];

  for (const screen of SCREENS) {
    test.describe(`at ${screen.width} px`, () => {
      test.use({ viewport: screen });

      test('continues a new post where its tab was lost', async ({ page }) => {
        const title = `Written ${nextNumber()}`;
        await signInAs(page, 'editor', '/admin/blog?write=new');
        await page.getByRole('textbox', { name: 'Title' }).fill(title);
        await expect(page).toHaveURL(/write=[0-9a-f]{24}$/);
        await typeAtEnd(page, 'The last words.');
        await expect(page.getByText('Unsaved changes')).toBeVisible();
        await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes('The last words.')));
        const context = page.context();
        await page.close({ runBeforeUnload: false });
        const next = await context.newPage();
        await next.setViewportSize(screen);
        await next.goto('/admin/blog');
        await next.getByRole('link', { name: `Open in the editor: ${title}` }).click();
        await expect(text(next)).toHaveText('The last words.');
        await saved(next);
        expect(await findBarriers(next)).toEqual([]);
      });
    });
  }
});
