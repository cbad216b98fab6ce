import type { Page } from '@playwright/test';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { expect, test } from '../../support/browser';
import { officeOf, tokenOf } from '../../support/office';
import { ADMIN } from '../../support/site';
import { sendQuote, sendRequest } from '../../support/visitor-office';

test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'paper' } });

async function storeLogo(page: Page, fill: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="${fill}"/></svg>`;
  const multipart = { file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) } };
  const headers = { [TOKEN_HEADER]: await tokenOf(page, ADMIN) };
  const answer = await page.request.post('/api/uploads', { headers, multipart });
  return ((await answer.json()) as UploadAnswer).filePath;
}

/** Logos as they come out on paper: the file, and whether a ground of its own is printed below it. */
const printedLogos = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src^="/uploads/"]')]
      .filter((logo) => logo.checkVisibility())
      .map((logo) => {
        const { backgroundColor, printColorAdjust } = getComputedStyle(logo);
        const hasPlate = backgroundColor !== 'rgba(0, 0, 0, 0)' && printColorAdjust === 'exact';
        return { path: logo.getAttribute('src'), hasPlate };
      }),
  );

test('a logo can be seen on paper, whatever ground it is made for', async ({ page, baseURL }) => {
  const office = await officeOf(page);
  const requestId = await sendRequest(baseURL);
  await sendQuote(office, requestId);
  const [onLight, onDark] = [await storeLogo(page, '#7a1f1f'), await storeLogo(page, '#ffffff')];
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/about', `/quotes/${requestId}`]) {
    await office.put('/settings', { logo: '', logoOnDark: onDark });
    await page.goto(path);
    const alone = await printedLogos(page);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(({ hasPlate }) => !hasPlate)).toEqual([]);
    await office.put('/settings', { logo: onLight, logoOnDark: onDark });
    await page.goto(path);
    expect(new Set((await printedLogos(page)).map((logo) => logo.path))).toEqual(new Set([onLight]));
  }
});

test('nothing lies over the text of a printed page', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => element.offsetHeight > 0 && getComputedStyle(element).position === 'fixed')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(fixed).toEqual([]);
});
