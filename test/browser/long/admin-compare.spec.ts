import type { EditedText } from '../../../src/contract/texts';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { openEditor, saved, text } from '../../support/write-room';

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
  test(`two long texts are compared at ${width} px by what differs, and a press leads from one difference to the next`, async ({
    page,
  }) => {
    const post = await seedPost(page, { content: article('K200', 'Ask us.'), format: 'markdown' });
    const office = await officeOf(page);
    await page.setViewportSize({ width, height });
    await openEditor(page, post);
    const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
    const { version, textVersion } = await office.get<EditedText<'blogs'>>(`/blogs/${post._id}/draft`);
    const theirs = { content: article('K300', 'Write to us.') };
    await office.put(`/blogs/${post._id}/draft`, { fields: theirs, version, basedOn: textVersion });
    await text(page).getByText('Ask us.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Or call us.');
    await page.keyboard.press('Control+s');

    const mine = page.getByRole('button', { name: 'Keep my version' });
    await expect(mine).toBeInViewport();
    const next = page.getByRole('button', { name: 'Next difference' });
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
    await expect(page.locator('tbody')).not.toContainText('**');
    await expectFitHere(page);
    expect(await findBarriers(page)).toEqual([]);
    await shot('conflict');
    await next.press('Enter');
    await next.press('Enter');
    await expect(page.locator('[data-current]')).toBeInViewport();
    await expect(page.locator('[data-current] mark').first()).toContainText('Or call');
    await expect(next).toBeFocused();
    await expect(page.getByText('2 of 2')).toBeVisible();
    await shot('conflict-second');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
    await expectFitHere(page);
    await shot('conflict-whole');
    await mine.click();
    await saved(page);

    if (width < 600) await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Versions' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
    await expect(dialog.getByRole('region', { name: 'Content' }).locator('del').first()).toContainText('K300');
    await expectFitHere(page);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Next difference' }).press('Enter');
    await expect(dialog.locator('[data-current]')).toBeInViewport();
    await shot('versions');
    await dialog.getByRole('button', { name: 'Next difference' }).press('Enter');
    await shot('versions-second');
  });
}
