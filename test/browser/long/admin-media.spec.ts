import type { Page } from '@playwright/test';
import type { MediaFile } from '../../../src/contract/media';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { smallPicture } from '../../support/pictures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tile = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** Chooses a picture under a name of its own and waits until it stands among the others. */
async function upload(page: Page, name: string): Promise<MediaFile> {
  await page.getByLabel('Pictures to upload').setInputFiles({ ...(await smallPicture()), name });
  await expect(tile(page, name)).toBeVisible();
  const [file] = await (await officeOf(page)).get<MediaFile[]>(`/media?q=${name}`);
  return file;
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `media ${width}` },
    });

    test('a picture is uploaded, described, found, and deleted once nothing uses it', async ({ page }) => {
      await signInAs(page, 'editor', '/admin/media');
      const file = await upload(page, 'class-of-sixty.png');
      const post = await seedPost(page, { title: 'Sixty in one room', image: file.path });
      await upload(page, 'market.png');
      await expectFitHere(page);

      await tile(page, 'class-of-sixty').click();
      const open = panel(page, 'class-of-sixty.png');
      await expect(open.getByRole('link', { name: 'Post: Sixty in one room' })).toBeVisible();
      await expect(open.getByRole('button', { name: 'Delete' })).toBeDisabled();
      const point = open.getByRole('button', { name: /^Focal point/ });
      const box = await point.boundingBox();
      if (!box) throw new Error('The picture is not drawn.');
      await point.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
      await page.keyboard.press('ArrowRight');
      await expect(point).toHaveAccessibleName('Focal point: 27% from the left, 75% from the top');
      await open.getByLabel('Alt text').fill('Sixty pupils before one screen.');
      await expectFitHere(page);
      await open.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Picture saved')).toBeVisible();
      const stored = await (await officeOf(page)).get<MediaFile>(`/media/${file._id}`);
      expect(stored).toMatchObject({ alt: 'Sixty pupils before one screen.', focusX: 0.27, focusY: 0.75 });

      await open.getByRole('button', { name: width < 768 ? 'All pictures' : 'Close' }).click();
      await page.getByRole('tab', { name: 'Without alt text 1' }).click();
      await expect(tile(page, 'market')).toBeVisible();
      await expect(tile(page, 'class-of-sixty')).toHaveCount(0);
      await page.getByRole('tab', { name: 'All 2' }).click();
      await page.getByRole('searchbox', { name: 'Search file name or alt text' }).fill('one screen');
      await expect(tile(page, 'market')).toHaveCount(0);
      await tile(page, 'class-of-sixty').click();

      await (await officeOf(page)).put(`/blogs/${post._id}`, { image: '' });
      await page.reload();
      await open.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Picture deleted successfully')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(tile(page, 'class-of-sixty')).toBeVisible();
    });
  });
}
