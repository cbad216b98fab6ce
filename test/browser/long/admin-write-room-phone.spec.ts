import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { smallPicture } from '../../support/pictures';
import { give, openEditor, text, typeAtEnd } from '../../support/write-room';

test('on a phone, what is written and the pictures stand above the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openEditor(page, post);
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

test('on a phone, the details begin at their top, and the text is where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openEditor(page, post);
  await typeAtEnd(page, '\nThe last line');
  const place = () => page.evaluate(() => window.scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeInViewport();
  const back = page.getByRole('button', { name: 'Back to the text' });
  await expect(back).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('details-375.png') });
  await back.press('Enter');
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Details' })).toBeFocused();
});

test('on a phone, the words that a link is made of are marked, and stand above its box', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openEditor(page, post);
  await typeAtEnd(page, '\nThe fees');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const box = page.getByRole('group', { name: 'Link' });
  await expect(box.getByLabel('Link leads to')).toBeFocused();
  const words = text(page).getByText('fees', { exact: true });
  await expect(words).toHaveCSS('background-color', /rgb/);
  const gap = async () => {
    const [above, below] = await Promise.all([words.boundingBox(), box.boundingBox()]);
    return (below?.y ?? 0) - ((above?.y ?? Infinity) + (above?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath('link-375.png') });
  await page.keyboard.type('/fees');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link', { name: 'fees' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.screenshot({ path: test.info().outputPath('link-1280.png') });
});

for (const width of [375, 1280]) {
  test(`a post that lacks what readers see is asked about once at ${width} px, and what is missing is reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    const content = 'Above.\n\n![](https://example.com/roof.png)';
    await page.route('https://example.com/**', (route) => route.fulfill({ body: '' }));
    const post = await seedPost(page, { content, status: 'draft', format: 'markdown' });
    await openEditor(page, post);
    const publish = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
    if (width === 375) await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Category').fill('');
    if (width === 375) await page.getByRole('button', { name: 'Back to the text' }).click();
    await publish();
    const question = page.getByRole('dialog', { name: 'Publish it like this?' });
    await expect(question).toContainText(
      'This post has no category (it will stand under “Education”), and 1 picture has no alt text.',
    );
    await page.screenshot({ path: test.info().outputPath(`missing-${width}.png`) });
    await question.getByRole('button', { name: 'Go back to it' }).click();
    await expect(page.getByLabel('Category')).toBeFocused();
    await page.getByLabel('Category').fill('Energy');
    if (width === 375) await page.getByRole('button', { name: 'Back to the text' }).click();
    await publish();
    await expect(question).toContainText('1 picture has no alt text.');
    await question.getByRole('button', { name: 'Go back to it' }).click();
    await expect(page.getByLabel('Alt text')).toBeFocused();
    await publish();
    await question.getByRole('button', { name: 'Publish all the same' }).click();
    await expect(page.getByText('View on site')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(question).toHaveCount(0);
  });
}

test('on a phone, earlier versions are found with the ways to save', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'First.', format: 'markdown' });
  await openEditor(page, post);
  await typeAtEnd(page, ' Second.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.screenshot({ path: test.info().outputPath('menu-375.png') });
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
  await expect(dialog.getByRole('region', { name: 'Content' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('versions-375.png') });
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(text(page)).toHaveText('First.');
});

test.describe('of an empty post', () => {
  test.use({ expectedTrouble: [/status of 400/] });
  test('what is wrong with the text of a post stands below its column', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openEditor(page, await seedPost(page, { content: '', status: 'draft', format: 'markdown' }));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const problem = page.locator('#content_help').getByText('Content is required.');
    await expect(problem).toBeVisible();
    // Of its letters: the title keeps them off its frame.
    const startOf = (one: Locator) =>
      one.evaluate((box) => box.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(box).paddingLeft));
    expect(Math.abs((await startOf(problem)) - (await startOf(page.getByLabel('Title'))))).toBeLessThan(5);
    await page.screenshot({ path: test.info().outputPath('problem-1280.png') });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });
  for (const width of [375, 320]) {
    test(`the bar of the room is whole at ${width} px when the connection is gone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      const post = await seedPost(page, { content: 'Text.', format: 'markdown', status: 'draft' });
      await openEditor(page, post);
      await page.route('**/api/blogs/*/draft', (route) => route.abort());
      await typeAtEnd(page, ' More');
      const state = page.getByText('Draft saved on this device');
      await expect(state).toBeVisible();
      const lines = await state.evaluate((words) => {
        const all = document.createRange();
        all.selectNodeContents(words);
        return all.getClientRects().length;
      });
      expect(lines).toBe(1);
      for (const name of ['Preview', 'Publish', 'More actions']) {
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
