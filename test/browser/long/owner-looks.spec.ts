import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { anyColour } from '../../support/any-colour';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { crawl, deadLinks, foreignWords } from '../../support/crawl';
import { EXAMPLES, makeExample } from '../../support/example';
import { startMailbox } from '../../support/mailbox';
import { officeOf, PEOPLE, tokenOf } from '../../support/office';
import { settle } from '../../support/office-fit';
import { exchangeQuote } from '../../support/own-papers';
import { pictureOf, readExample } from '../../support/owner';
import fc, { SEED } from '../../support/random-cases';
import { SAMPLE_WORDS } from '../../support/sample-words';
import { Site } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
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
    const buffer = readFileSync(pictureOf('driving-school.svg'));
    const multipart = { file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer } };
    const { filePath } = await (await page.request.post('/api/uploads', { headers, multipart })).json();
    await (await officeOf(page)).put('/settings', { ...DEFAULT_SETTINGS, logo: filePath });
    return filePath;
  }

  test('run no script of an older upload, at their URL and as logo', async ({ page, sites, baseURL }) => {
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

test.describe('colour pairs', () => {
  /** Random pairs of a brand colour and an accent colour, made as in `tint.spec.ts`. */
  const PAIRS = fc.sample(fc.tuple(anyColour, anyColour), { numRuns: 20, seed: SEED });
  const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  /** Rules of axe that depend only on colours. */
  const COLOURS = ['color-contrast', 'link-in-text-block'];

  test.use({ expectedTrouble: [/status of (404|503)/], contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(1_200_000);

  async function sitemapOf(siteUrl: string): Promise<string[]> {
    const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  }

  async function barriersOf(page: Page, address: string, rules: string[], isScrolled = false): Promise<string[]> {
    await page.goto(address);
    // Scrolls to the end, because the header then has another background.
    if (isScrolled) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settle(page);
    return (await findBarriers(page, rules)).map((barrier) => `${new URL(address).pathname} ${barrier}`);
  }

  test('give every example page no axe barrier in 20 pairs of colours', async ({ page }) => {
    const site = await Site.start(WITH_SAMPLES);
    try {
      await makeExample(site.url, 'driving-school');
      const office = await openOffice(site.url);
      const [{ _id: serviceId }] = await office.get<{ _id: string }[]>('/services');
      const requestId = await sendRequest(site.url, { serviceId });
      await sendQuote(office, requestId);
      const paths = [...(await sitemapOf(site.url)), '/contact?tab=quote', `/quotes/${requestId}`, '/no/such/page'];
      expect(paths.length).toBeGreaterThan(12);
      for (const [place, [brandColour, accentColour]] of PAIRS.entries()) {
        const rules = place === 0 ? CONFORMANCE : COLOURS;
        // Alternates between the start of the page on a laptop and the end of the page on a phone.
        const isPhone = place % 2 === 1;
        await page.setViewportSize({ width: isPhone ? 375 : 1280, height: 800 });
        await test.step(`${brandColour} and ${accentColour}`, async () => {
          await office.put('/settings', { brandColour, accentColour, maintenanceMode: false });
          const found: string[] = [];
          for (const path of paths) found.push(...(await barriersOf(page, site.url + path, rules, isPhone)));
          await office.put('/settings', { maintenanceMode: true });
          found.push(...(await barriersOf(page, `${site.url}/`, rules)));
          expect.soft(found, `${brandColour} and ${accentColour}`).toEqual([]);
        });
      }
      await page.evaluate(() => {
        const pale = document.createElement('p');
        pale.textContent = 'Too pale';
        pale.style.color = '#999';
        document.body.append(pale);
      });
      expect((await findBarriers(page, COLOURS)).join()).toContain('Too pale');
    } finally {
      await site.stop();
    }
  });
});

test.describe('examples', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  const STARTS: readonly (readonly [(typeof EXAMPLES)[number], string, Record<string, string>])[] = [
    ...EXAMPLES.map((name) => [name, 'with samples', WITH_SAMPLES] as const),
    ['driving-school', 'without samples', { SAMPLE_CONTENT: 'false' }],
  ];

  for (const [name, start, variables] of STARTS) {
    test(`apply ${name} to ${start} without broken links, sample text or a second run`, async ({ page }) => {
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
