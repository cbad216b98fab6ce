import { shrinkImage, shrunkSize } from './shrink-image';

const LARGE_BYTES = 900_000;

function photo(type: string, name: string, bytes = LARGE_BYTES): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** jsdom decodes no images, so this replaces `createImageBitmap` and the canvas functions, and records their calls. */
function standIn(image: { width: number; height: number }, written: { bytes: number; type?: string }) {
  const drawImage = jest.fn();
  const decode = jest.fn().mockResolvedValue({ ...image, close: jest.fn() });
  Object.assign(globalThis, { createImageBitmap: decode });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as CanvasRenderingContext2D as never);
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob([new Uint8Array(written.bytes)], { type: written.type ?? type }));
  });
  return { drawImage, decode, toBlob };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('shrinkImage', () => {
  it('reduces a wide jpeg to 2,000 px', async () => {
    const { drawImage, decode } = standIn({ width: 4000, height: 3000 }, { bytes: 1000 });
    const sent = await shrinkImage(photo('image/jpeg', 'IMG 001.JPEG'));
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 2000, 1500);
    expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(sent).toMatchObject({ name: 'IMG 001.jpg', type: 'image/jpeg', size: 1000 });
  });

  it('reduces further until the copy is small enough', async () => {
    const { drawImage, toBlob } = standIn({ width: 4000, height: 3000 }, { bytes: 0 });
    const sizes = [700_000, 450_000, 379_000];
    toBlob.mockImplementation((done, type) => done(new Blob([new Uint8Array(sizes.shift() ?? 0)], { type })));
    await expect(shrinkImage(photo('image/jpeg', 'a.jpg'))).resolves.toMatchObject({ size: 379_000 });
    expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 0, 1600, 1200);
  });

  it.each([
    ['any HEIC where the browser can read it', photo('', 'IMG_2.heic', 40_000), 'IMG_2.jpg', 'image/jpeg'],
    ['a large png', photo('image/png', 'cover.png'), 'cover.webp', 'image/webp'],
  ])('converts %s', async (_what, file, name, type) => {
    standIn({ width: 800, height: 600 }, { bytes: 90_000 });
    await expect(shrinkImage(file)).resolves.toMatchObject({ name, type });
  });

  it('sends a small image of allowed width unchanged', async () => {
    const { drawImage } = standIn({ width: 800, height: 600 }, { bytes: 10 });
    const file = photo('image/jpeg', 'small.jpg', 20_000);
    await expect(shrinkImage(file)).resolves.toBe(file);
    expect(drawImage).not.toHaveBeenCalled();
  });

  it.each([
    ['the copy is not smaller', 'image/jpeg', { bytes: LARGE_BYTES }],
    ['the browser cannot write the type', 'image/webp', { bytes: 10, type: 'image/png' }],
  ])('keeps the original when %s', async (_why, type, written) => {
    standIn({ width: 4000, height: 3000 }, written);
    const file = photo(type, 'a');
    await expect(shrinkImage(file)).resolves.toBe(file);
  });

  it.each([
    ['image/gif', 'dance.gif'],
    ['image/svg+xml', 'logo.svg'],
    ['application/pdf', 'plan.pdf'],
  ])('never changes %s', async (type, name) => {
    const { decode } = standIn({ width: 4000, height: 3000 }, { bytes: 10 });
    const file = photo(type, name);
    await expect(shrinkImage(file)).resolves.toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });

  it('keeps the original when it cannot be decoded', async () => {
    Object.assign(globalThis, { createImageBitmap: jest.fn().mockRejectedValue(new Error('broken')) });
    const file = photo('image/jpeg', 'broken.jpg');
    await expect(shrinkImage(file)).resolves.toBe(file);
  });
});

it.each([
  ['keeps the proportions of a wide photo', [4_000, 3_000], [2_000, 1_500]],
  ['never enlarges', [640, 480], [640, 480]],
  ['leaves an image at the limit', [2_000, 5_000], [2_000, 5_000]],
  ['rounds to whole pixels', [3_001, 1_000], [2_000, 666]],
  ['keeps a pixel of height', [100_000, 3], [2_000, 1]],
] as const)('a smaller size %s', (_rule, [width, height], [w, h]) => {
  expect(shrunkSize({ width, height })).toEqual({ width: w, height: h });
});
