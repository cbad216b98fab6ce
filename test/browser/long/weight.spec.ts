import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import { quotePath } from '../../../src/contract/quote-page';
import { expect, test } from '../../support/browser';
import { foreignWords } from '../../support/crawl';
import { signInAs } from '../../support/office';
import { SERVER_WORDS } from '../../support/sample-words';
import { ADMIN } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, scriptsFrom, watchLayoutShift, weigh, whatMoved } from '../../support/weight';

test.describe('weight', () => {
  /** Maximum size of scripts in compressed bytes, because many visitors pay for mobile data. */
  const MAX_SCRIPT_BYTES = 88_500;
  /** Limit for the quote page. It is higher, because visitors can read and use this page before its script loads. */
  const MAX_QUOTE_SCRIPT_BYTES = 100_000;
  const MAX_OFFICE_SCRIPT_BYTES = 244_000;
  /** Maximum bytes of a first visit by path, with images and fonts. */
  const MAX_BYTES: Record<string, number> = {
    '/': 125_000,
    '/blogs': 131_000,
    '/services': 122_000,
    '/contact': 125_000,
  };
  const MAX_LAYOUT_SHIFT = 0.01;
  /** Texts from packages that must not load with the first screen: antd, Leaflet and Slick. */
  const NOT_AT_FIRST = [/ant-btn/, /leaflet-pane/, /slick-track/];

  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

  test.use({ siteVariables: WITH_SAMPLES, viewport: { width: 375, height: 740 }, expectedTrouble: [/status of 404/] });

  test('loads at most 88.5 kB of script, without back office', async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
      // A new context has an empty cache.
      const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
      const { scripts, total, sources } = await weigh(await context.newPage(), path);
      await context.close();
      process.stdout.write(`  ${path}: ${kilobytes(scripts)} of script, ${kilobytes(total)} in all\n`);
      expect(sources.length, path).toBeGreaterThan(2);
      expect(scripts, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      if (path in MAX_BYTES) expect(total, path).toBeLessThanOrEqual(MAX_BYTES[path]);
      for (const { url, text } of sources) for (const word of NOT_AT_FIRST) expect(text, url).not.toMatch(word);
    }
  });

  test('loads at most 88.5 kB of script for a Markdown post', async ({ page, baseURL }) => {
    const office = await openOffice(baseURL);
    const content =
      '## Fees\n\n**Low**, see [the list](/services).\n\n- Maize\n\n> Good.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
    const post = await office.post<{ _id: string }>('/blogs', { title: 'In Markdown', content, format: 'markdown' });
    const { scripts, sources } = await weigh(page, `/blogs/${post._id}`);
    await expect(page.getByRole('table')).toBeVisible();
    await office.remove(`/blogs/${post._id}`);
    process.stdout.write(`  ${kilobytes(scripts)} of script\n`);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    for (const { url, text } of sources) {
      for (const word of [...NOT_AT_FIRST, /ProseMirror/, /markdown-it|linkify/]) expect(text, url).not.toMatch(word);
    }
  });

  test('sends visitors no default text of sections or quotes in scripts', async ({ request }) => {
    const scripts = await scriptsFrom(request, '/');
    expect(scripts.size).toBeGreaterThan(20);
    expect(foreignWords(scripts, SERVER_WORDS)).toEqual([]);
    expect(foreignWords(await scriptsFrom(request, '/admin'), SERVER_WORDS).length).toBeGreaterThan(100);
  });

  test('loads at most 100 kB of script for a quote page', async ({ page, baseURL }) => {
    const requestId = await sendRequest(baseURL);
    await sendQuote(await openOffice(baseURL), requestId);
    const { scripts } = await weigh(page, quotePath(requestId));
    process.stdout.write(`  ${kilobytes(scripts)} of script\n`);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(MAX_QUOTE_SCRIPT_BYTES);
  });

  test('loads at most 244 kB of script for the back office', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signInAs(page, 'admin');
    const { scripts, sources } = await weigh(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await context.close();
    process.stdout.write(`  ${kilobytes(scripts)} of script\n`);
    expect(scripts).toBeGreaterThan(100_000);
    expect(scripts).toBeLessThanOrEqual(MAX_OFFICE_SCRIPT_BYTES);
    for (const { url, text } of sources) expect(text, url).not.toMatch(/ProseMirror/);
  });

  test('shifts no layout on any page of a phone', async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await watchLayoutShift(page);
    for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const shift = await layoutShiftToTheEnd(page);
      process.stdout.write(`  ${path}: layout shift ${shift.toFixed(4)}\n`);
      expect(shift, `${path}\n${await whatMoved(page)}`).toBeLessThan(MAX_LAYOUT_SHIFT);
    }
    await page.evaluate(() => document.body.prepend(document.createElement('hr')));
    expect(await layoutShiftToTheEnd(page), 'what is measured must see a page that moves').toBeGreaterThan(0);
  });

  test('names scripts and styles by content, cached for a year and precompressed', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(assets.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
    for (const path of assets) {
      const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(path).toMatch(/-[\w-]{8}\.\w+$/);
      if (path.endsWith('.woff2') || (await plain.body()).length < 512) continue;
      for (const encoding of ['br', 'gzip']) {
        const packed = await request.get(path, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers()['content-encoding'], path).toBe(encoding);
        expect(await packed.text(), path).toBe(await plain.text());
      }
    }
  });
});

test.describe('images', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'true', UPLOAD_MAX_MB: '8' }, viewport: { width: 375, height: 740 } });

  test('load on a phone as small WebP only when near', async ({ page, request }) => {
    const { token } = (await (await request.post('/api/auth/login', { data: ADMIN })).json()) as { token: string };
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const image = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888888', noise } })
      .jpeg()
      .toBuffer();
    const upload = await request.post('/api/uploads', {
      headers: { [TOKEN_HEADER]: token },
      multipart: { file: { name: 'market.jpg', mimeType: 'image/jpeg', buffer: image } },
    });
    const { filePath } = (await upload.json()) as { filePath: string };
    const office = await openOffice(new URL(upload.url()).origin);
    const { _id } = await office.post<{ _id: string }>('/blogs', {
      title: 'A market',
      content: 'Maize.\n\n'.repeat(200),
      category: 'Technology',
      image: filePath,
    });

    const loaded: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/uploads/')) loaded.push(`${answer.url()} ${answer.headers()['content-type']}`);
    });
    await page.goto(`/blogs/${_id}`);
    await page.waitForLoadState('networkidle');
    expect(loaded).toHaveLength(1);
    expect(loaded[0]).toMatch(/image\/webp$/);

    for (const path of [`/blogs/${_id}`, '/blogs', '/', '/team', '/services', '/contact']) {
      await page.goto(path);
      const images = await page.locator('main img').evaluateAll((all) =>
        (all as HTMLImageElement[]).map((image) => ({
          src: image.getAttribute('src') ?? '',
          srcset: image.srcset,
          sizes: image.sizes,
          hasBox: image.hasAttribute('width') && image.hasAttribute('height'),
          isLazy: image.loading === 'lazy',
          isBelow: image.getBoundingClientRect().top + window.scrollY > window.innerHeight,
        })),
      );
      for (const { src, srcset, sizes, hasBox, isLazy, isBelow } of images) {
        const name = `${path} ${src}`;
        if (isBelow) expect(isLazy, name).toBe(true);
        // Skips images without smaller copies: illustrations of the product, and SVG images.
        if (!src.startsWith('/uploads/') || src.endsWith('.svg')) continue;
        expect(hasBox, name).toBe(true);
        expect(srcset, name).toMatch(/\.webp \d+w/);
        expect(sizes, name).not.toBe('');
      }
    }
  });

  test('load the map only when it is near', async ({ page }) => {
    const tiles: string[] = [];
    page.on('request', (asked) => {
      if (/tile\.openstreetmap|office-map/.test(asked.url())) tiles.push(asked.url());
    });
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(tiles).toEqual([]);
    await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
  });
});
