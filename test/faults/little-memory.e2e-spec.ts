import sharp from 'sharp';
import { Site } from '../support/site';
import { signInAtSite } from '../support/site-calls';

/** Maximum address space in kilobytes. With less, the embedded database refuses to start. */
const ADDRESS_KILOBYTES = 4_000 * 1_024;

/** Returns a photo of 50 million pixels, like those of good phone cameras. Its format cannot be decoded in parts. */
async function largeImage(): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: 1_020,
      height: 768,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(8_160, 6_144).jpeg({ quality: 40, progressive: true }).toBuffer();
}

describe('site with the smallest address space it starts with', () => {
  it('renders pages and accepts the largest images, one after the other', async () => {
    const image = await largeImage();
    const site = await Site.start({ SAMPLE_CONTENT: 'true' }, { addressKilobytes: ADDRESS_KILOBYTES });
    try {
      const headers = await signInAtSite(site);
      const uploads = await Promise.all(
        [1, 2].map(() => {
          const form = new FormData();
          form.append('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'camera.jpg');
          return fetch(`${site.url}/api/uploads`, { method: 'POST', headers, body: form });
        }),
      );
      expect(uploads.map(({ status }) => status)).toEqual([201, 201]);
      expect((await fetch(`${site.url}/blogs`)).status).toBe(200);
      expect(await site.signal('SIGTERM')).toBe(0);
    } finally {
      await site.stop();
    }
  });
});
