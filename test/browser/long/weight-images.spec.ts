import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import { expect, test } from '../../support/browser';
import { ADMIN } from '../../support/site';
import { openOffice } from '../../support/visitor-office';

test.use({ siteVariables: { SAMPLE_CONTENT: 'true', UPLOAD_MAX_MB: '8' }, viewport: { width: 375, height: 740 } });

test('a phone loads a small WebP of an uploaded picture, and nothing of what is below the screen before it comes near', async ({
  page,
  request,
}) => {
  const { token } = (await (await request.post('/api/auth/login', { data: ADMIN })).json()) as { token: string };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888888', noise } })
    .jpeg()
    .toBuffer();
  const upload = await request.post('/api/uploads', {
    headers: { [TOKEN_HEADER]: token },
    multipart: { file: { name: 'market.jpg', mimeType: 'image/jpeg', buffer: picture } },
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
      // a drawing has one size for all
      if (!src.startsWith('/uploads/') || src.endsWith('.svg')) continue;
      expect(hasBox, name).toBe(true);
      expect(srcset, name).toMatch(/\.webp \d+w/);
      expect(sizes, name).not.toBe('');
    }
  }
});

test('the map waits until somebody comes near it', async ({ page }) => {
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
