import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { MediaFile } from '../../../src/contract/media';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { seedMember, seedPost } from '../../support/office-seed';

test.describe('focal points', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** A wide image with a red left edge, so that only a crop at that edge shows red. */
  async function striped(name: string, left = '#ff0000') {
    const stripe = await sharp({ create: { width: 200, height: 400, channels: 3, background: left } })
      .png()
      .toBuffer();
    const ground = sharp({ create: { width: 1_600, height: 400, channels: 3, background: '#0000ff' } });
    const buffer = await ground
      .composite([{ input: stripe, left: 0, top: 0 }])
      .png()
      .toBuffer();
    return { name, mimeType: 'image/png', buffer };
  }

  async function upload(page: Page, name: string): Promise<MediaFile> {
    await page.getByLabel('Images to upload').setInputFiles(await striped(name));
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    const [file] = await (await officeOf(page)).get<MediaFile[]>(`/media?q=${name}`);
    return file;
  }

  /** Returns the rendered colour at the left edge of the image. */
  async function leftEdge(page: Page, path: string): Promise<{ red: number; blue: number; position: string }> {
    const image = page.locator(`#main img[src="${path}"], main img[src="${path}"]`).first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    const { data, info } = await sharp(await image.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 10)) * info.channels;
    const position = await image.evaluate((img) => getComputedStyle(img).objectPosition);
    return { red: data[at], blue: data[at + 2], position };
  }

  for (const width of [375, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({
        viewport: { width, height: 900 },
        siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `choose ${width}` },
      });

      test('applies a moved focal point to card, post and portrait', async ({ page }) => {
        await signInAs(page, 'editor', '/admin/media');
        const file = await upload(page, 'stripe.png');
        const post = await seedPost(page, { title: 'A striped wall', image: file.path });
        await seedMember(page, { image: file.path });
        const office = await officeOf(page);
        await office.put('/website/hero', { picture: 'own', image: file.path });
        const places = ['/blogs', `/blogs/${post._id}`, '/team', '/', '/admin/blog', '/admin/team'];
        for (const place of places) {
          await page.goto(place);
          // The team page shows more of the upper part of a portrait, so that it does not cut off foreheads.
          const position = place.endsWith('/team') ? '50% 25%' : '50% 50%';
          expect(await leftEdge(page, file.path)).toMatchObject({ red: 0, position });
        }
        await page.goto(`/admin/media?picture=${file._id}`);
        const point = page.getByRole('button', { name: /^Focal point/ });
        for (let percent = 50; percent > 0; percent -= 2) await point.press('ArrowLeft');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Image saved')).toBeVisible();
        // The back office shows the new focal point without a reload.
        if (width === 1280) {
          await page.getByRole('link', { name: 'Blog', exact: true }).click();
          await expect(page.getByRole('button', { name: `Edit ${post.title}` })).toBeVisible();
          expect(await leftEdge(page, file.path)).toMatchObject({ position: '0% 50%' });
        }
        for (const place of places) {
          await page.goto(place);
          const { red, blue, position } = await leftEdge(page, file.path);
          expect({ place, position }).toEqual({ place, position: '0% 50%' });
          expect(red).toBeGreaterThan(200);
          expect(blue).toBeLessThan(60);
        }
      });
    });
  }
});
