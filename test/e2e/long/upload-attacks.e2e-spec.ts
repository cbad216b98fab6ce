import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { useEachRole } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { animation, imageOf, PDF } from '../../support/files';
import { boastfulGif, boastfulJpeg, boastfulPng, withPngChunk, zipBomb } from '../../support/hostile-files';
import { StoredUploads } from '../../support/stored-uploads';

const MEGABYTE = 1024 * 1024;
const SCRIPT = Buffer.from('<script>alert(document.domain)</script>');

describe('uploads under attack', () => {
  const test = useTestApp({ UPLOAD_MAX_MB: '2' });
  const as = useEachRole(test);

  /** Returns all files of the data folder except the database. */
  const everything = () =>
    readdirSync(test.environment.dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^(database|store|lock)/.test(name))
      .sort();
  const upload = (bytes: Buffer, name = 'a.png', who = as.editor) =>
    test.http.post('/api/uploads').set(who).attach('file', bytes, name);
  const store = async (bytes: Buffer): Promise<string> => (await upload(bytes).expect(201)).body.filePath;
  const stored = (path: string) => new StoredUploads(test).read(path);

  async function expectRefused(bytes: Buffer, status: number, name?: string): Promise<void> {
    const before = everything();
    expect((await upload(bytes, name)).status).toBe(status);
    expect(everything()).toEqual(before);
  }

  describe('bombs', () => {
    // Must be the first test, because it measures the peak memory, which larger tests before it would hide.
    it('refuse an archive that unpacks to a gigabyte, without unpacking', async () => {
      const bomb = await zipBomb(1_000);
      expect(bomb.length).toBeLessThan(2 * MEGABYTE);
      const before = process.resourceUsage().maxRSS;
      await expectRefused(bomb, 415, 'letter.docx');
      expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 1024);
    });

    it.each<[string, () => Buffer | Promise<Buffer>]>([
      ['a png that promises 60,000 x 60,000', () => boastfulPng(60_000, 60_000)],
      ['a png of the largest numbers there are', () => boastfulPng(0x7fffffff, 0x7fffffff)],
      ['a png of no pixels', () => boastfulPng(0, 0)],
      ['a jpeg that promises 65,500 x 65,500', async () => boastfulJpeg(await imageOf(16, 16, 'jpeg'), 65_500, 65_500)],
      ['a gif that promises 65,535 x 65,535', () => boastfulGif(65_535, 65_535)],
      ['a webp of many frames', () => manyFrames()],
      ['a gif of many frames', () => boastfulGif(2_000, 2_000, 17)],
      ['an image of white, 12,000 x 12,000', () => white(12_000)],
    ])(
      'are refused: %s',
      async (_what, make) => {
        await expectRefused(await make(), 400);
      },
      60_000,
    );

    it('are refused one by one when many arrive', async () => {
      const bomb = await white(9_000);
      const calls = Array.from({ length: 8 }, () => upload(bomb).then(({ status }) => status));
      await test.http.get('/api/health').expect(200);
      expect(await Promise.all(calls)).toEqual(Array(8).fill(400));
    });

    it('drop text packed into an image without reading it', async () => {
      const packed = Buffer.concat([Buffer.from('Comment\0\0'), Buffer.from('')]);
      const png = withPngChunk(await imageOf(20, 20, 'png'), 'zTXt', packed);
      const path = await store(png);
      expect((await stored(path)).includes('zTXt')).toBe(false);
    });

    const white = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
        .png({ palette: true })
        .toBuffer();
    /** Returns an animation. Each frame is within the limit of pixels, but all frames together are not. */
    async function manyFrames(): Promise<Buffer> {
      const frames = ['red', 'blue', 'red', 'blue', 'red'].map((background) =>
        sharp({ create: { width: 4_000, height: 4_000, channels: 3, background } })
          .png()
          .toBuffer(),
      );
      return sharp(await Promise.all(frames), { join: { animated: true }, limitInputPixels: false })
        .webp({ effort: 0 })
        .toBuffer();
    }
  });

  describe('files of two types at once', () => {
    it.each<[string, () => Promise<Buffer>]>([
      ['a jpeg with a page behind it', async () => Buffer.concat([await imageOf(20, 20, 'jpeg'), SCRIPT])],
      ['a png with a page behind it', async () => Buffer.concat([await imageOf(20, 20, 'png'), SCRIPT])],
      ['a webp with a page behind it', async () => Buffer.concat([await imageOf(20, 20, 'webp'), SCRIPT])],
      ['a png with a page inside', async () => withPngChunk(await imageOf(20, 20, 'png'), 'tEXt', SCRIPT)],
      [
        'a jpeg with a page in its metadata',
        () =>
          sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
            .withExif({ IFD0: { Copyright: SCRIPT.toString() } })
            .jpeg()
            .toBuffer(),
      ],
    ])('keep only the image: %s', async (_what, make) => {
      const bytes = await make();
      expect(bytes.includes(SCRIPT)).toBe(true);
      expect((await stored(await store(bytes))).includes(SCRIPT)).toBe(false);
    });

    it.each<[string, () => Buffer | Promise<Buffer>, string]>([
      ['a gif with a page behind it', async () => Buffer.concat([await animation(20, 20, 'gif'), SCRIPT]), 'image/gif'],
      ['a pdf with a page behind it', () => Buffer.concat([PDF, SCRIPT]), 'application/pdf'],
    ])('are served without running anything in them: %s', async (_what, make, type) => {
      const bytes = await make();
      const path = await store(bytes);
      expect((await stored(path)).equals(bytes)).toBe(true);
      const { headers } = await test.http.get(path).expect(200);
      expect(headers['content-type'].split(';')[0]).toBe(type);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
      expect(headers['content-security-policy']).not.toContain('allow-scripts');
      expect(headers['content-disposition']).toBe(type === 'application/pdf' ? 'attachment' : undefined);
    });

    it.each([
      ['a page that begins like a gif', Buffer.from('GIF89a/*<html>*/=1;alert(1)'), 400],
      ['a page that begins like a jpeg', Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1'), 400],
      ['a page that begins like a comment', Buffer.from('<!-- <svg> --><html><script>alert(1)</script></html>'), 415],
      ['a drawing in UTF-16', Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'), 415],
      ['a bitmap', Buffer.from('424d46000000000000003600000028000000', 'hex'), 415],
      ['an icon', Buffer.from('00000100010010100000010020006804', 'hex'), 415],
      ['a shell script', Buffer.from('#!/bin/sh\nid\n'), 415],
      ['a PHP file', Buffer.from('<?php system($_GET["c"]); ?><svg/>'), 415],
      ['a page', Buffer.from('<!doctype html><title>x</title>'), 415],
      ['a style sheet', Buffer.from('@import "//example.com";'), 415],
      ['XML that is no drawing', Buffer.from('<?xml version="1.0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>'), 415],
    ])('are refused with any name: %s', async (_what, bytes, status) => {
      for (const name of ['a.png', 'a.svg', 'a.pdf', 'a.docx', 'a.gif']) await expectRefused(bytes, status, name);
    });
  });
});
