import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PALETTE } from '../../src/contract/colours/palette';
import { paletteOf } from '../../src/contract/colours/tint';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { VISITOR_DEFAULTS } from '../../src/contract/visitor-settings';
import { randomName, UploadStorage } from '../../src/uploads/storage/upload-storage';
import { sizeOfSvg } from '../../src/uploads/svg';
import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { imageOf, PDF } from '../support/files';

const svg = (inside: string, root = 'width="600" height="150"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);
const LOGO = svg('<rect width="600" height="150" fill="#123456"/>');
const GONE = '/uploads/000000000000000000000000-64x64.png';

const NOT_A_LOGO = 'Please upload the logo as SVG or PNG. An SVG must state its width and height.';
const UNSAFE =
  'The SVG contains program code or loads other files. Please save it as “plain SVG” in your drawing program, or use a PNG.';
const UNREADABLE = 'The SVG cannot be read. Please save it as “plain SVG” in your drawing program, or use a PNG.';

describe('site identity', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeEach(() => put(DEFAULT_SETTINGS).expect(200));

  const put = (body: object) => test.http.put('/api/settings').set(admin).send(body);
  const store = async (bytes: Buffer) =>
    (await test.http.post('/api/uploads').set(admin).attach('file', bytes, 'f').expect(201)).body.filePath as string;
  /** Stores a drawing without a check, as an older version did. */
  const storeAsBefore = async (bytes: Buffer) => {
    const size = sizeOfSvg(bytes);
    const name = `${randomName()}${size ? `-${size.width}x${size.height}` : ''}.svg`;
    await test.app.get(UploadStorage).write(name, bytes);
    return `/uploads/${name}`;
  };
  const visitorSettings = async () => (await test.http.get('/api/settings').expect(200)).body;
  const bytesOf = async (path: string) => {
    const answer = await test.http
      .get(path)
      .buffer(true)
      .parse(inWhole as never)
      .expect(200);
    return { bytes: answer.body as Buffer, headers: answer.headers };
  };
  const built = (name: string) => readFileSync(join(__dirname, '../../client/public', name));

  it('stores logo and share image, which visitors can read, and the icon', async () => {
    const [logo, logoOnDark] = [await store(LOGO), await store(await imageOf(300, 600, 'png'))];
    const shareImage = await store(await imageOf(1200, 630, 'jpeg'));
    const icon = await store(await imageOf(256, 256, 'png'));
    const { body } = await put({ logo, logoOnDark, shareImage, icon }).expect(200);
    expect(body).toMatchObject({ logo, logoOnDark, shareImage, icon });
    expect(await visitorSettings()).toEqual({ ...VISITOR_DEFAULTS, logo, logoOnDark, shareImage });
    await put({ logo: '', icon: null }).expect(200);
    expect(await visitorSettings()).toEqual({ ...VISITOR_DEFAULTS, logoOnDark, shareImage });
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), UNSAFE],
    ['an end that is missing', Buffer.from(String(LOGO).replace('</svg>', '')), UNREADABLE],
    ['no size', svg('<rect/>', ''), NOT_A_LOGO],
    ['100 kB', svg(`<desc>${'x'.repeat(100_000)}</desc>`), expect.stringMatching(/larger than 100 kB/)],
  ])('refuses a drawing with %s', async (_what, bytes, message) => {
    const logo = await storeAsBefore(bytes);
    const { body } = await put({ logo, siteName: 'Not stored' }).expect(400);
    expect(body.errors).toEqual([{ field: 'logo', message }]);
    expect(await visitorSettings()).toEqual(VISITOR_DEFAULTS);
  });

  it('accepts a drawing that refers to itself', async () => {
    const inside =
      '<linearGradient id="a"><stop stop-color="red"/></linearGradient><rect fill="url(#a)"/><use href="#a"/>';
    await put({ logo: await store(svg(inside)) }).expect(200);
  });

  it.each([
    ['logo', () => imageOf(60, 20, 'jpeg'), NOT_A_LOGO],
    ['logo', async () => PDF, NOT_A_LOGO],
    ['icon', () => imageOf(60, 50, 'png'), 'Please upload a square image as SVG or PNG.'],
    ['icon', () => imageOf(16, 16, 'png'), 'Please upload a square image as SVG or PNG.'],
    ['shareImage', () => imageOf(300, 200, 'jpeg'), 'Please upload a PNG or JPEG at least 600 pixels wide.'],
    ['shareImage', async () => LOGO, 'Please upload a PNG or JPEG at least 600 pixels wide.'],
  ])('refuses an unsuitable file as %s', async (field, make, message) => {
    const { body } = await put({ [field]: await store(await make()) }).expect(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('refuses a path that is not an upload', async () => {
    const elsewhere = await put({ logo: 'https://evil.example/logo-20x20.png' }).expect(400);
    expect(elsewhere.body.errors).toEqual([{ field: 'logo', message: NOT_A_LOGO }]);
    const { body } = await put({ logo: GONE, icon: GONE }).expect(400);
    const message = 'The file no longer exists. Please upload it again.';
    expect(body.errors).toEqual([
      { field: 'logo', message },
      { field: 'icon', message },
    ]);
  });

  it('saves other settings while an image file is missing', async () => {
    const [logo, icon] = [await store(LOGO), await store(await imageOf(64, 64, 'png'))];
    await put({ logo, icon }).expect(200);
    for (const path of [logo, icon]) await test.app.get(UploadStorage).remove(basename(path));
    await put({ logo, icon, siteName: 'Still saved' }).expect(200);
    await test.http.get('/logo.png').expect(404);
    expect((await bytesOf('/icon-192.png')).bytes).toEqual(built('icon-192.png'));
  });

  it.each(['favicon.ico', 'favicon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png'])(
    'answers /%s with the owner’s file, otherwise with the default',
    async (name) => {
      const before = await bytesOf(`/${name}`);
      expect(before.bytes).toEqual(built(name));
      expect(before.headers['cache-control']).toBe('no-cache');
      await put({ icon: await store(await imageOf(256, 256, 'png')) }).expect(200);
      const own = await bytesOf(`/${name}`);
      expect(own.bytes).not.toEqual(before.bytes);
      expect(own.headers['content-type']).toBe(before.headers['content-type']);
      expect(own.headers.etag).not.toBe(before.headers.etag);
      await test.http.get(`/${name}`).set('if-none-match', own.headers.etag).expect(304);
      const side = Number(/\d+/.exec(name) ?? 0);
      if (side) expect(await sharp(own.bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
      await put({ icon: '' }).expect(200);
      expect((await bytesOf(`/${name}`)).bytes).toEqual(before.bytes);
    },
  );

  describe('colours of an owner without an icon', () => {
    const COLOURS = { brandColour: '#0b2545', accentColour: '#f97316' };
    const palette = paletteOf(COLOURS);
    /** Returns the colour at a point. Its coordinates are from 0 to 1. */
    const pixel = async (bytes: Buffer, x: number, y: number) => {
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
      return `#${data.subarray(at, at + 3).toString('hex')}`;
    };

    it.each([180, 192, 512])('draw the home screen icon, %d px wide', async (side) => {
      const path = `/icon-${side}.png`;
      await put(COLOURS).expect(200);
      const { bytes, headers } = await bytesOf(path);
      expect(headers['content-type']).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side });
      expect([await pixel(bytes, 0.02, 0.02), await pixel(bytes, 0.25, 0.5)]).toEqual([
        palette['forest-deep'],
        palette.sun,
      ]);
      // The default file has the default colours at the same points.
      expect([await pixel(built(path), 0.02, 0.02), await pixel(built(path), 0.25, 0.5)]).toEqual([
        PALETTE['forest-deep'],
        PALETTE.sun,
      ]);
    });

    it('draw the tab icon', async () => {
      await put(COLOURS).expect(200);
      expect(String((await bytesOf('/favicon.svg')).bytes)).toBe(
        String(built('favicon.svg')).replace(PALETTE.forest, palette.forest).replace(PALETTE.mist, palette.mist),
      );
      const ico = (await bytesOf('/favicon.ico')).bytes;
      expect(await pixel(ico.subarray(22), 0.2, 0.5)).toBe(palette.forest);
    });

    it('draw the share image, the default one until then', async () => {
      expect((await bytesOf('/og.png')).bytes).toEqual(built('og.png'));
      await put(COLOURS).expect(200);
      const { bytes } = await bytesOf('/og.png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
      // Checks the colours at two points of the illustration: the sun and the sky.
      for (const [x, y, token] of [
        [0.65, 0.2, 'sun'],
        [0.2, 0.02, 'copper-soft'],
      ] as const) {
        expect([token, await pixel(bytes, x, y)]).toEqual([token, palette[token]]);
        expect([token, await pixel(built('og.png'), x, y)]).toEqual([token, PALETTE[token]]);
      }
    });

    describe('with an image or a logo', () => {
      const change = (words: object) => test.http.put('/api/website/hero').set(admin).send(words).expect(200);
      const shared = async () => {
        const { bytes, headers } = await bytesOf('/og.png');
        const { format, width, height } = await sharp(bytes).metadata();
        expect([headers['content-type'], width, height]).toEqual([`image/${format}`, 1_200, 630]);
        return [await pixel(bytes, 0.5, 0.5), await pixel(bytes, 0.02, 0.5), await pixel(bytes, 0.5, 0.02)];
      };
      const plain = (background: string, width = 1_000, height = 1_000) =>
        sharp({ create: { width, height, channels: 3, background } })
          .png()
          .toBuffer();
      afterEach(() => change({ picture: 'drawn', image: '', isHidden: false }));

      it('share the home page’s first image, otherwise the logo', async () => {
        await put({ ...COLOURS, logoOnDark: await store(await plain('#abcdef', 900, 330)) }).expect(200);
        expect(await shared()).toEqual(['#abcdef', palette['forest-deep'], palette['forest-deep']]);
        await put({ logo: await store(LOGO) }).expect(200);
        expect(await shared()).toEqual(['#123456', palette.mist, palette.mist]);
        await change({ picture: 'own', image: await store(await plain('#808080')) });
        expect(await shared()).toEqual(['#808080', '#808080', '#808080']);
        await change({ isHidden: true });
        expect(await shared()).toEqual(['#123456', palette.mist, palette.mist]);
      });

      it('crop share images around their focal point, also for posts', async () => {
        // Draws ten strips in different greys: 0x00, 0x18, …
        const strips = Array.from(
          { length: 10 },
          (_, at) => `<rect x="${at * 200}" width="200" height="400" fill="rgb(${Array(3).fill(at * 24)})"/>`,
        );
        const wide = svg(strips.join(''), 'width="2000" height="400"');
        const path = await store(await sharp(wide).png().toBuffer());
        const { body: items } = await test.http.get('/api/media').set(admin).expect(200);
        const { _id } = items.find((file: { path: string }) => file.path === path);
        const previewAt = (focusX: number) =>
          test.http.put(`/api/media/${_id}`).set(admin).send({ focusX, focusY: 0.5 }).expect(200);
        const greyIn = async (address: string) =>
          parseInt((await pixel((await bytesOf(address)).bytes, 0.5, 0.5)).slice(1, 3), 16);
        const shownOf = async (at: string) => {
          const { text } = await test.http.get(at).expect(200);
          return ['', ':width', ':height'].map(
            (part) => new RegExp(`property="og:image${part}" content="([^"]*)"`).exec(text)?.[1],
          );
        };
        await change({ picture: 'own', image: path });
        const post = await createBlog(test, admin, { image: path });
        const before = await shownOf(`/blogs/${post._id}`);
        expect(before).toEqual([expect.stringMatching(`${path.replace('uploads', 'share')}$`), '762', '400']);
        expect(await greyIn('/og.png')).toBe(5 * 24);
        await previewAt(0);
        expect(await greyIn('/og.png')).toBe(24);
        const [address] = await shownOf(`/blogs/${post._id}`);
        expect(address).toBe(`${before[0]}?at=0-0.5`);
        const { pathname, search } = new URL(address ?? '');
        expect(await greyIn(pathname + search)).toBe(24);
        await previewAt(0.5);
        await test.http.get(GONE.replace('uploads', 'share')).expect(404);
      });

      it('draw no image of unbounded cost', async () => {
        const steps = '<feTurbulence baseFrequency="0.1" numOctaves="9"/>'.repeat(6);
        const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><filter id="f">${steps}</filter><rect width="900" height="600" filter="url(#f)"/></svg>`;
        await put({ ...COLOURS, logo: await store(LOGO) }).expect(200);
        await change({ picture: 'own', image: await store(Buffer.from(heavy)) });
        expect(await shared()).toEqual(['#123456', palette.mist, palette.mist]);
      });

      it('show the logo when the image is missing', async () => {
        await put({ ...COLOURS, logo: await store(LOGO) }).expect(200);
        await change({ picture: 'own', image: GONE });
        expect((await shared())[0]).toBe('#123456');
      });
    });

    it('leave the owner’s own icon unchanged', async () => {
      await put({ ...COLOURS, icon: await store(await imageOf(256, 256, 'png')) }).expect(200);
      const own = (await bytesOf('/icon-192.png')).bytes;
      await put({ brandColour: '', accentColour: '' }).expect(200);
      expect((await bytesOf('/icon-192.png')).bytes).toEqual(own);
    });
  });

  it('draws the logo for light grounds as a PNG for emails', async () => {
    await test.http.get('/logo.png').expect(404);
    await put({ logoOnDark: await store(await imageOf(300, 600, 'png')) }).expect(200);
    expect(await sharp((await bytesOf('/logo.png')).bytes).metadata()).toMatchObject({ width: 56, height: 112 });
    await put({ logo: await store(LOGO) }).expect(200);
    expect(await sharp((await bytesOf('/logo.png')).bytes).metadata()).toMatchObject({ width: 448, height: 112 });
  });
});

/** Reads an answer's body as bytes, because supertest would read an SVG as text by default. */
function inWhole(answer: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
}
