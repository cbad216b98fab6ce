import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { smallPicture } from '../../support/pictures';
import { give, openRoom, text, typeAtEnd } from '../../support/write-room';

test('on a phone, what is written and the pictures stand above the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openRoom(page, post);
  await typeAtEnd(page, '\nThe last line');
  const line = text(page).getByText('The last line');
  const gap = async (above: Locator) => {
    const [bar, words] = await Promise.all([page.getByRole('toolbar').boundingBox(), above.boundingBox()]);
    return (bar?.y ?? 0) - ((words?.y ?? Infinity) + (words?.height ?? 0));
  };
  await expect.poll(() => gap(line)).toBeGreaterThanOrEqual(0);
  await give(page, 'paste', [await smallPicture('png')]);
  await expect(text(page).locator('figure img')).toHaveCount(1);
  await expect.poll(() => gap(text(page).getByRole('button', { name: 'Remove picture' }))).toBeGreaterThanOrEqual(0);
  await page.keyboard.type('Below it');
  await expect.poll(() => gap(text(page).getByText('Below it'))).toBeGreaterThanOrEqual(0);
});

test.describe('without a connection', () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });
  for (const width of [375, 320]) {
    test(`the bar of the room is whole at ${width} px when the connection is gone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      const post = await seedPost(page, { content: 'Text.', format: 'markdown', status: 'draft' });
      await openRoom(page, post);
      await page.route('**/api/drafts/*/*', (route) => route.abort());
      await typeAtEnd(page, ' More');
      const state = page.getByText('Not kept: no connection');
      await expect(state).toBeVisible();
      const lines = await state.evaluate((words) => {
        const all = document.createRange();
        all.selectNodeContents(words);
        return all.getClientRects().length;
      });
      expect(lines).toBe(1);
      for (const name of ['Preview', 'Publish', 'Other ways to save']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(32);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect((await page.getByRole('link', { name: 'Back to Blog' }).boundingBox())?.width).toBeGreaterThanOrEqual(14);
      await page.screenshot({ path: test.info().outputPath(`bar-${width}.png`) });
      await expectFitHere(page);
    });
  }
});
