import sharp from 'sharp';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { changeSettings } from '../../support/content';
import { imageOf } from '../../support/files';
import { pagesOf } from '../../support/pdf-pages';
import { REQUEST, sendRequest } from '../../support/project';
import { startQuotationSite } from '../../support/quotation-site';

const LINES = [
  { text: 'School register\nFor one school', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving the records', quantity: 640, unitPrice: 7.55 },
];
const TERMS = { lines: LINES, discount: 99.95, vatPercent: 16, depositPercent: 40, currency: 'ZMW' } as const;

/** Returns an SVG logo with many shapes in different colours. */
function scaledLogo(): Buffer {
  const bars = Array.from(
    { length: 400 },
    (_, x) => `<rect x="${x * 2}" width="2" height="200" fill="hsl(${x} 80% 40%)"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200">${bars.join('')}</svg>`);
}

/** Returns a logo of random pixels. Neither its colours nor its transparency can be compressed. */
async function photoLogo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 2_000, height: 500, channels: 3 } as const;
  const cover = sharp({ create: { ...size, background: 'white', noise } }).extractChannel(0);
  const photo = sharp({ create: { ...size, background: 'white', noise } });
  return photo
    .joinChannel(await cover.png().toBuffer())
    .png({ compressionLevel: 1 })
    .toBuffer();
}

describe('unusual quote PDF', () => {
  const { site, read, send } = startQuotationSite();

  it.each([
    ['logo', 'above the name'],
    ['logoOnDark', 'on a plate'],
  ])('draws the owner’s %s %s, and none after removal', async (field) => {
    await send();
    const put = (path: string) => changeSettings(site.test, site.as.admin, { [field]: path });
    const hasImage = async () => (await read().expect(200)).body.includes('/Subtype /Image');
    const stored = await site.test.http
      .post('/api/uploads')
      .set(site.as.admin)
      .attach('file', await imageOf(800, 200, 'png'), 'logo.png')
      .expect(201);
    expect(await hasImage()).toBe(false);
    await put(stored.body.filePath);
    expect(await hasImage()).toBe(true);
    expect((await pagesOf((await read().expect(200)).body))[0]).toContain(DEFAULT_SETTINGS.siteName);
    await put('');
  });

  it.each([
    ['an svg', scaledLogo()],
    ['a photo as a large png, see-through at its edges', photoLogo()],
  ])('stays small with %s as its logo', async (_what, logo) => {
    await send(TERMS);
    const { body } = await site.test.http
      .post('/api/uploads')
      .set(site.as.admin)
      .attach('file', await logo, 'logo')
      .expect(201);
    await changeSettings(site.test, site.as.admin, { logo: body.filePath });
    const file = (await read().expect(200)).body as Buffer;
    expect(file.includes('/Subtype /Image')).toBe(true);
    expect(file.length).toBeLessThanOrEqual(200_000);
    await changeSettings(site.test, site.as.admin, { logo: '' });
  });

  it('puts 50 lines on enough pages, despite characters the font lacks', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({
      text: `Part ${index + 1} – Ŵan ✓ كم\n${'word '.repeat(30)}`,
      quantity: 1.5,
      unitPrice: 100.01,
    }));
    await send({ lines, notes: 'A long note. '.repeat(380) });
    const { body } = await read().expect(200);
    expect(body.length).toBeLessThan(200_000);
    const pages = await pagesOf(body);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(pages.join(' ').split('$150.02')).toHaveLength(51);
    expect(pages.join(' ')).toContain('Part 50 – Ŵan ✓ ??');
  });

  it('spells people and places as written', async () => {
    const name = 'Łukasz Żółć, Ngọc Thạch, Жук, Ωμέγα';
    site.requestId = await sendRequest(site.test, { ...REQUEST, name });
    await send({ notes: 'ŋ đ ɓ ₦500 ₹20, twenty\u2010one non\u2011stop' });
    const { body } = await read().expect(200);
    expect(body.length).toBeLessThan(200_000);
    for (const words of [name, 'ŋ đ ɓ ₦500 ₹20, twenty-one non-stop'])
      expect((await pagesOf(body))[0]).toContain(words);
  });

  it.each([
    ['lines of nothing but line breaks', { text: `Work${'\n'.repeat(195)}`, quantity: 1, unitPrice: 1 }],
    ['one long word', { text: 'W'.repeat(200), quantity: 1_000, unitPrice: 999.99 }],
    ['signs that steer the direction of text', { text: '\u202e\u2066evil\u200f\u0007 ﷽', quantity: 1, unitPrice: 1 }],
  ])('draws %s on pages that contain them', async (_what, line) => {
    await send({ lines: [line, line, { text: 'The end', quantity: 3, unitPrice: 7.07 }], discount: 0 });
    const { body } = await read().expect(200);
    const pages = await pagesOf(body);
    expect(pages.join(' ')).toContain('3 $7.07 $21.21 The end');
    expect(pages.length).toBeLessThan(4);
    for (const [place, page] of pages.entries()) {
      expect(page.match(/Page \d+ of \d+/g)).toEqual([`Page ${place + 1} of ${pages.length}`]);
    }
  });
});
