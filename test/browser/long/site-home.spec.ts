import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import { luminanceOf, ratioOf } from '../../../src/contract/colours/oklch';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { WORDS } from '../../../src/contract/website/section';
import { TESTIMONIALS_SECTION } from '../../../src/contract/website/testimonials-section';
import { expect, test } from '../../support/browser';
import { ADMIN } from '../../support/site';
import { openOffice } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

const TESTIMONIALS = TESTIMONIALS_SECTION.words.people;

test.describe('home page', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  test.describe('testimonials', () => {
    const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
    const shown = (page: Page) => carousel(page).locator('.slick-slide[aria-hidden="false"] blockquote');

    for (const [width, slides] of [
      [375, 1],
      [700, 2],
      [1280, 3],
    ] as const) {
      test(`show ${slides} at ${width} px and loop both ways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await carousel(page).scrollIntoViewIfNeeded();
        await expect(shown(page)).toHaveCount(slides);
        await expect(shown(page).first()).toHaveText(TESTIMONIALS[0].comment);
        await page.getByRole('button', { name: 'Previous testimonial' }).click();
        await expect(shown(page).first()).toHaveText(TESTIMONIALS[4].comment);
        await expect(page.getByText('5 of 5', { exact: true })).toBeAttached();
        for (const next of [0, 1, 2, 3, 4, 0]) {
          await page.getByRole('button', { name: 'Next testimonial' }).press('Enter');
          await expect(shown(page).first()).toHaveText(TESTIMONIALS[next].comment);
          await expect(page.getByText(`${next + 1} of 5`, { exact: true })).toBeAttached();
        }
      });
    }
  });
});

test.describe('hero', () => {
  // A separate site, because the hero's text and image change.
  test.use({
    siteVariables: { SAMPLE_CONTENT: 'true', TEST_SITE: 'hero' },
    contextOptions: { reducedMotion: 'reduce' },
  });

  const WIDTHS = [375, 960, 1_024, 1_280, 1_920];
  /** Contrast of normal text by WCAG 2.2 AA. */
  const AA = 4.5;

  async function storePlain(request: APIRequestContext, background: string): Promise<string> {
    const { token } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
    const buffer = await sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } })
      .png()
      .toBuffer();
    const multipart = { file: { name: 'yard.png', mimeType: 'image/png', buffer } };
    const answer = await request.post('/api/uploads', { headers: { [TOKEN_HEADER]: token }, multipart });
    return ((await answer.json()) as UploadAnswer).filePath;
  }

  const hexOf = (colour: string) =>
    `#${(colour.match(/\d+/g) as string[])
      .slice(0, 3)
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('')}`;

  /** Returns the lowest contrast of the header's text with any pixel behind it. */
  async function leastContrast(page: Page): Promise<number> {
    const header = page.getByRole('banner');
    const ink = luminanceOf(hexOf(await header.evaluate((element) => getComputedStyle(element).color)));
    const clip = (await header.boundingBox())!;
    // Sets a style on each element, because the page's security policy blocks added style sheets.
    await header.evaluate(({ children }) => {
      for (const child of children) (child as HTMLElement).style.visibility = 'hidden';
    });
    const bytes = await page.screenshot({ clip });
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colours.add(`#${data.subarray(at, at + 3).toString('hex')}`);
    return Math.min(...[...colours].map((colour) => ratioOf(ink, luminanceOf(colour))));
  }

  for (const background of ['#000000', '#77736d', '#ffffff']) {
    test(`keeps the header readable over an own ${background} image at each width`, async ({
      page,
      request,
      baseURL,
    }) => {
      const image = await storePlain(request, background);
      await (await openOffice(baseURL)).put('/website/hero', { picture: 'own', image, imageAlt: 'Our yard' });
      const contrasts: Record<number, number> = {};
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        const contrast = await leastContrast(page);
        if (contrast < AA) contrasts[width] = contrast;
      }
      expect(contrasts).toEqual({});
    });
  }

  /** Text of maximum length, with and without spaces. */
  const LONG = {
    words: (max: number) =>
      'Honey of the Copperbelt for every table '
        .repeat(9)
        .slice(0, max - 1)
        .concat('.'),
    'one word': (max: number) => 'Chikwelelamweneweka'.repeat(20).slice(0, max),
  };
  const SCREENS = [
    [375, 800],
    [960, 640],
    [1_024, 600],
    [1_280, 800],
    [1_366, 650],
    [1_920, 1_080],
  ] as const;

  /**
   * Returns texts of the hero that visitors cannot see: behind the header, outside the hero, or behind its lower band.
   */
  async function hiddenWords(page: Page): Promise<string[]> {
    const top = (await page.getByRole('banner').boundingBox())!.height;
    const hero = page.locator('[data-section="hero"]');
    const end = await hero.evaluate((element) => element.lastElementChild!.getBoundingClientRect().top);
    const right = page.viewportSize()!.width;
    const hidden: string[] = [];
    for (const words of await hero.locator('h1, p.lead, a').all()) {
      const { x, y, width, height } = (await words.boundingBox())!;
      if (y < top || y + height > end || x < 0 || x + width > right) {
        hidden.push(
          `${await words.evaluate(({ tagName }) => tagName)}: ${Math.round(y)} to ${Math.round(y + height)} of ${end}`,
        );
      }
    }
    return hidden;
  }

  for (const [name, write] of Object.entries(LONG)) {
    test(`shows the longest possible opening text whole, in ${name}`, async ({ page, baseURL }) => {
      await (await openOffice(baseURL)).put('/website/hero', {
        picture: 'drawn',
        heading: write(WORDS.heading),
        sentence: write(WORDS.sentence),
        first: { text: write(WORDS.label), to: '/services' },
        second: { text: write(WORDS.label), to: '/about' },
      });
      const found: Record<string, string[]> = {};
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        const hidden = await hiddenWords(page);
        if (hidden.length > 0) found[`${width} x ${height}`] = hidden;
      }
      expect(found).toEqual({});
    });
  }
});
