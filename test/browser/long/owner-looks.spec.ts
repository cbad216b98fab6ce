import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { exchangeQuote } from '../../support/accepted-quote';
import { expect, test } from '../../support/browser';
import { crawl, deadLinks, foreignWords } from '../../support/crawl';
import { EXAMPLES, makeExample } from '../../support/example';
import { startMailbox } from '../../support/mailbox';
import { officeOf, PEOPLE, tokenOf } from '../../support/office';
import { imagePath, readExample } from '../../support/owner';
import { SAMPLE_WORDS } from '../../support/sample-words';
import { Site } from '../../support/site';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('drawings', () => {
  // A separate site, because the test changes the logo and a stored file.
  test.use({ siteVariables: { TEST_SITE: 'drawings' }, expectedTrouble: [/sandboxed|Content Security Policy/] });

  /**
   * Returns a script that marks the document when it runs. `HARM` contains it in all ways in which an SVG can run it.
   */
  const mark = (word: string) => `document.documentElement.setAttribute('data-ran', '${word}')`;
  const HARM = [
    `<script>${mark('script')}</script>`,
    `<set attributeName="x" to="1" onbegin="${mark('event')}"/>`,
    `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="data:," onerror="${mark('page')}"/></foreignObject>`,
  ].join('');

  async function giveLogo(page: Page): Promise<string> {
    const headers = { 'x-auth-token': await tokenOf(page, PEOPLE.admin) };
    const buffer = readFileSync(imagePath('driving-school.svg'));
    const multipart = { file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer } };
    const { filePath } = await (await page.request.post('/api/uploads', { headers, multipart })).json();
    await (await officeOf(page)).put('/settings', { ...DEFAULT_SETTINGS, logo: filePath });
    return filePath;
  }

  test('run no script of an older upload, also as logo', async ({ page, sites, baseURL }) => {
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

    // Opens the file without its security policy. Its script then runs, which proves that the test detects scripts.
    await page.route(`**${path}?bare`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ body: await answer.body(), contentType: 'image/svg+xml' });
    });
    await page.goto(`${path}?bare`);
    await expect(marked).toHaveCount(1);
  });
});

test.describe('examples', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  const STARTS: readonly (readonly [(typeof EXAMPLES)[number], string, Record<string, string>])[] = [
    ...EXAMPLES.map((name) => [name, 'with samples', WITH_SAMPLES] as const),
    ['driving-school', 'without samples', { SAMPLE_CONTENT: 'false' }],
  ];

  for (const [name, start, variables] of STARTS) {
    test(`apply ${name} to ${start} without broken links or sample text`, async ({ page }) => {
      const mailbox = await startMailbox();
      const site = await Site.start({ ...variables, SMTP_URL: mailbox.url });
      try {
        const sample = await (await fetch(site.url)).text();
        expect(SAMPLE_WORDS.filter((words) => sample.includes(words)).length).toBeGreaterThan(30);
        expect(await makeExample(site.url, name)).toBe(`The site now shows the example ${name}.\n`);
        const found = await crawl(page, site.url);
        expect(found.size).toBeGreaterThan(8);
        expect(deadLinks(found)).toEqual([]);
        expect(foreignWords(found, SAMPLE_WORDS)).toEqual([]);
        const { said } = await exchangeQuote(site.url, await readExample(name), mailbox);
        expect(foreignWords(said, SAMPLE_WORDS)).toEqual([]);
        await expect(makeExample(site.url, name)).rejects.toThrow('This site already has changes');
      } finally {
        await site.stop();
        await mailbox.close();
      }
    });
  }
});
