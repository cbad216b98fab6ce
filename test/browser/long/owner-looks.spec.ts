import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import type { BlogSummary } from '../../../src/contract/blogs';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import type { TeamMember } from '../../../src/contract/team';
import type { UploadAnswer } from '../../../src/contract/uploads';
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
import { heavyPhoto } from '../../support/pictures';
import fc, { SEED } from '../../support/random-cases';
import { SAMPLE_WORDS } from '../../support/sample-words';
import { ADMIN, Site } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

test.describe('looks', () => {
  const PATHS =
    '/ /about /services /team /blogs /articles /contact /contact?tab=quote /privacy /signup /login /no/such/page';

  test.use({ expectedTrouble: [/status of 404/] });
  test.setTimeout(600_000);

  async function storePhoto(request: APIRequestContext, siteUrl: string): Promise<string> {
    const { token } = await (await request.post(`${siteUrl}/api/auth/login`, { data: ADMIN })).json();
    const buffer = await sharp((await heavyPhoto()).buffer)
      .resize(1_600)
      .jpeg({ quality: 60 })
      .toBuffer();
    const multipart = { file: { name: 'yard.jpg', mimeType: 'image/jpeg', buffer } };
    const answer = await request.post(`${siteUrl}/api/uploads`, { headers: { [TOKEN_HEADER]: token }, multipart });
    return ((await answer.json()) as UploadAnswer).filePath;
  }

  /** Puts a photo wherever there is room for one. Answers the addresses to look at. */
  async function furnish(request: APIRequestContext, siteUrl: string): Promise<string[]> {
    const image = await storePhoto(request, siteUrl);
    const office = await openOffice(siteUrl);
    for (const section of ['hero', 'about']) {
      await office.put(`/website/${section}`, { picture: 'own', image, imageAlt: 'Our yard in the morning' });
    }
    for (const { _id } of await office.get<TeamMember[]>('/team')) await office.put(`/team/${_id}`, { image });
    const posts = await office.get<BlogSummary[]>('/blogs?fields=summary');
    for (const { _id } of posts) await office.put(`/blogs/${_id}`, { image });
    return [...PATHS.split(' '), ...posts.slice(0, 1).map(({ _id }) => `/blogs/${_id}`)];
  }

  for (const name of EXAMPLES) {
    test(`nothing moves under the reader of ${name}, with its own logo, photos and colours`, async ({
      page,
      request,
    }) => {
      const site = await Site.start(WITH_SAMPLES);
      try {
        await makeExample(site.url, name);
        const paths = await furnish(request, site.url);
        await watchLayoutShift(page);
        const moved: string[] = [];
        for (const width of [375, 1_280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const path of paths) {
            await page.goto(site.url + path);
            await page.waitForLoadState('networkidle');
            const shift = await layoutShiftToTheEnd(page);
            if (shift > 0) moved.push(`${path} at ${width} px: ${shift.toFixed(4)}\n${await whatMoved(page)}`);
          }
        }
        expect(moved).toEqual([]);
        await page.evaluate(() => document.body.prepend(document.createElement('hr')));
        expect(await layoutShiftToTheEnd(page), 'what is measured must see a page that moves').toBeGreaterThan(0);
      } finally {
        await site.stop();
      }
    });
  }
});

test.describe('paper', () => {
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
});

test.describe('drawings', () => {
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
});

test.describe('pairs of colours', () => {
  /** Pairs of those that `tint.spec.ts` tries. */
  const PAIRS = fc.sample(fc.tuple(anyColour, anyColour), { numRuns: 20, seed: SEED });
  const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  /** Rules that depend on colours alone. */
  const COLOURS = ['color-contrast', 'link-in-text-block'];

  test.use({ expectedTrouble: [/status of (404|503)/], contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(1_200_000);

  async function sitemapOf(siteUrl: string): Promise<string[]> {
    const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  }

  async function barriersOf(page: Page, address: string, rules: string[], isScrolled = false): Promise<string[]> {
    await page.goto(address);
    // The header has another ground then.
    if (isScrolled) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settle(page);
    return (await findBarriers(page, rules)).map((barrier) => `${new URL(address).pathname} ${barrier}`);
  }

  test('every page of an example has no barrier that axe can find, in 20 pairs of colours', async ({ page }) => {
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
        // As a laptop shows it when it opens, and a phone at its end.
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
    test(`the example ${name} on a start ${start} leads nowhere wrong and says nothing of the sample, nor do its mails and papers; a second one is refused`, async ({
      page,
    }) => {
      const mailbox = await startMailbox();
      const site = await Site.start({ ...variables, SMTP_URL: mailbox.url });
      try {
        const sample = await (await fetch(site.url)).text();
        expect(SAMPLE_WORDS.filter((words) => sample.includes(words)).length).toBeGreaterThan(30);
        expect(await makeExample(site.url, name)).toBe(`The site is the example ${name} now.\n`);
        const found = await crawl(page, site.url);
        expect(found.size).toBeGreaterThan(8);
        expect(deadLinks(found)).toEqual([]);
        expect(foreignWords(found, SAMPLE_WORDS)).toEqual([]);
        const { said } = await exchangeQuote(site.url, await readExample(name), mailbox);
        expect(foreignWords(said, SAMPLE_WORDS)).toEqual([]);
        await expect(makeExample(site.url, name)).rejects.toThrow('This site is not fresh');
      } finally {
        await site.stop();
        await mailbox.close();
      }
    });
  }
});
