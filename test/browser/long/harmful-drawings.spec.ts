import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { expect, test } from '../../support/browser';
import { officeOf, PEOPLE, tokenOf } from '../../support/office';
import { pictureOf } from '../../support/owner';

// The logo is the whole site's, and a file of its folder is changed.
test.use({ siteVariables: { TEST_SITE: 'drawings' }, expectedTrouble: [/sandboxed|Content Security Policy/] });

/** Leaves a mark on its document in each way in which a drawing may run something. */
const mark = (word: string) => `document.documentElement.setAttribute('data-ran', '${word}')`;
const HARM = [
  `<script>${mark('script')}</script>`,
  `<set attributeName="x" to="1" onbegin="${mark('event')}"/>`,
  `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="data:," onerror="${mark('page')}"/></foreignObject>`,
].join('');

async function giveLogo(page: Page): Promise<string> {
  const headers = { 'x-auth-token': await tokenOf(page, PEOPLE.admin) };
  const buffer = readFileSync(pictureOf('driving-school.svg'));
  const multipart = { file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer } };
  const { filePath } = await (await page.request.post('/api/uploads', { headers, multipart })).json();
  await (await officeOf(page)).put('/settings', { ...DEFAULT_SETTINGS, logo: filePath });
  return filePath;
}

test('a drawing with a script that an older version took runs nothing, at its own address and as the logo', async ({
  page,
  sites,
  baseURL,
}) => {
  const path = await giveLogo(page);
  const site = [...sites.values()].find(({ url }) => url === baseURL);
  const file = join(String(site?.dataDir), 'uploads', basename(path));
  writeFileSync(file, readFileSync(file, 'utf8').replace('</svg>', `${HARM}</svg>`));
  const marked = page.locator('[data-ran]');

  await page.goto(path);
  await expect(page.locator('foreignObject')).toBeAttached();
  await expect(marked).toHaveCount(0);

  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('img', { name: DEFAULT_SETTINGS.siteName });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(marked).toHaveCount(0);

  // The same file without its policy does run: the test would see it.
  await page.route(`**${path}?bare`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: await answer.body(), contentType: 'image/svg+xml' });
  });
  await page.goto(`${path}?bare`);
  await expect(marked).toHaveCount(1);
});
