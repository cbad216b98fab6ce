import type { Blog } from '../../../src/contract/blogs';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { nextNumber } from '../../support/office-seed';

for (const width of [375, 1280]) {
  test(`many posts are found, made drafts and shown again as rows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 'editor', '/admin/blog');
    const office = await officeOf(page);
    const word = `Ploughing${nextNumber()}`;
    const titleOf = (name: string) =>
      `${word} ${name}${name === 'twice' ? ' and how much that costs a school'.repeat(4) : ''}`;
    for (const name of ['early', 'late', 'twice']) {
      await office.post<Blog>('/blogs', { title: titleOf(name), content: 'By hand.', category: `Fields ${word}` });
    }
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('button', { name: /^Edit Ploughing/ })).toHaveCount(3);
    await page
      .getByRole('button', { name: `Only posts in Fields ${word}` })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue(`Fields ${word}`);
    await expect(page.getByRole('tab', { name: 'Published 3' })).toBeVisible();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/posts-${width}.png` });
    if (width === 375) await expect(page.getByRole('heading', { name: titleOf('early') })).toBeVisible();
    await expectFit(page);
    const rows = page.getByRole('row').filter({ hasText: word });
    // Two lines of a title, however long it is.
    if (width === 1280) {
      for (const height of await rows.evaluateAll((all) => all.map((row) => row.clientHeight)))
        expect(height).toBeLessThanOrEqual(72);
      // No word of another column is broken for that.
      for (const word of ['Published', 'Views', 'Admin']) {
        const shown = page.getByRole('cell', { name: word }).or(page.getByRole('columnheader', { name: word }));
        const lines = await shown.first().evaluate((cell, word) => {
          const range = document.createRange();
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) if (walker.currentNode.textContent === word) range.selectNode(walker.currentNode);
          return range.getClientRects().length;
        }, word);
        expect([word, lines]).toEqual([word, 1]);
      }
      // About thirty letters of it on each.
      expect((await rows.first().locator('b').boundingBox())?.width).toBeGreaterThan(220);
    }
    expect(await findBarriers(page)).toEqual([]);

    for (const name of ['early', 'late']) await page.getByRole('checkbox', { name: `Choose ${word} ${name}` }).check();
    await page.getByRole('combobox', { name: 'Set status of the chosen' }).selectOption('Draft');
    await expect(page.getByText('Set 2 posts to Draft')).toBeVisible();
    const seen = async () => (await page.request.get(`/api/blogs?q=${word}`)).json() as Promise<Blog[]>;
    expect((await seen()).map(({ title }) => title)).toEqual([titleOf('twice')]);
    await expect(page.getByRole('button', { name: `Preview ${word} early` })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('checkbox', { name: `Choose ${word} late` }).check();
    await page.getByRole('button', { name: 'Choose all' }).click();
    await page.getByRole('region', { name: 'Chosen posts' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted 3 posts')).toBeVisible();
    await expect(page.getByText('No posts match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Edit Ploughing/ })).toHaveCount(3);
  });
}
