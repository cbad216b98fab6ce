import type { EditedText } from '../../../src/contract/texts';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedPost } from '../../support/office-seed';
import { openEditor, saved, text, typeAtEnd } from '../../support/write-room';

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

test.describe('compared texts', () => {
  const paragraph = (crop: string) =>
    `Farmers who grow **${crop}** sell it [at the market](/services) after the rains, and keep a part of it for the next year. `.repeat(
      6,
    );
  const article = (fee: string, end: string) =>
    [
      '## What it costs',
      `The fee is ${fee} a year.`,
      ...['maize', 'beans', 'millet', 'cassava'].map(paragraph),
      end,
    ].join('\n\n');

  test.use({ expectedTrouble: [/status of 409/] });

  for (const { width, height } of [
    { width: 375, height: 700 },
    { width: 1280, height: 900 },
  ]) {
    test(`shows the differences of two long texts at ${width} px`, async ({ page }) => {
      const post = await seedPost(page, { content: article('K200', 'Ask us.'), format: 'markdown' });
      const office = await officeOf(page);
      await page.setViewportSize({ width, height });
      await openEditor(page, post);
      const { version, textVersion } = await office.get<EditedText<'blogs'>>(`/blogs/${post._id}/draft`);
      const theirs = { content: article('K300', 'Write to us.') };
      await office.put(`/blogs/${post._id}/draft`, { fields: theirs, version, basedOn: textVersion });
      await text(page).getByText('Ask us.').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Or call us.');
      await page.keyboard.press('Control+s');

      const mine = page.getByRole('button', { name: 'Keep my version' });
      await expect(mine).toBeInViewport();
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
      await expect(page.locator('tbody')).not.toContainText('**');
      await expectFitHere(page);
      expect(await findBarriers(page)).toEqual([]);
      await expect(page.locator('mark').filter({ hasText: 'Or call' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
      await expectFitHere(page);
      await mine.click();
      await saved(page);

      if (width < 600) await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('button', { name: 'Versions' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
      await expect(dialog.locator('del').first()).toContainText('K300');
      await expectFitHere(page);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

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
