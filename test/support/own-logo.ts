import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { AcceptedQuote } from './accepted-quote';
import { imagePath, type OwnerWords } from './owner';

/** Expects the owner's logo on pages, in the back office, as icon, in emails and on the quote's PDF. */
export async function expectLogo(page: Page, url: string, { settings, images }: OwnerWords, quote: AcceptedQuote) {
  const name = String(settings.siteName);
  await page.goto(`${url}/about`);
  await expectDrawn(page.getByRole('banner').getByRole('img', { name }));
  await expectDrawn(page.getByRole('contentinfo').getByRole('img', { name }));
  await page.goto(`${url}/admin`);
  await expectDrawn(page.getByRole('complementary').getByRole('img', { name }));

  const icon = await page.request.get(`${url}/favicon.svg`);
  expect(await icon.text()).toBe(readFileSync(imagePath(images.icon), 'utf8'));
  const mailed = await page.request.get(`${url}/logo.png`);
  await expectCopy(await mailed.body(), imagePath(images.logo));

  const drawn = new RegExp(`<img src="${url}/logo.png" width="\\d+" height="\\d+" alt="${name}"`);
  expect(quote.receipt).toMatch(drawn);
  expect(quote.said.get('the file')?.said).toContain(name);
  // The PDF contains an image, so it shows the owner's logo. The default logo would be vector graphics.
  expect(quote.file.toString('latin1')).toContain('/Subtype /Image');
}

/** Expects that the logo has loaded. A page has one logo for each background, and only one of them is visible. */
async function expectDrawn(images: Locator): Promise<void> {
  const shown = images.filter({ visible: true }).first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Expects that `copy` shows the original image in another size. Compares proportions and average colours. */
async function expectCopy(copy: Buffer, original: string): Promise<void> {
  const [made, given] = await Promise.all([sharp(copy).metadata(), sharp(original).metadata()]);
  expect(made.width / made.height).toBeCloseTo(given.width / given.height, 1);
  const inkOf = async (image: Buffer | string) =>
    (await sharp(image).flatten({ background: 'white' }).stats()).channels.map(({ mean }) => mean);
  const inks = [await inkOf(copy), await inkOf(original)];
  for (const [channel, ink] of inks[0].entries()) expect(Math.abs(ink - inks[1][channel])).toBeLessThan(8);
}
