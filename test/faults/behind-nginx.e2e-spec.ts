import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Nginx } from '../support/nginx';
import { Site } from '../support/site';
import { messageOf, signInAtSite } from '../support/site-calls';

const PER_MINUTE = 10;

describe('documented nginx setup', () => {
  let site: Site;
  let nginx: Nginx;
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'false', UPLOAD_MAX_MB: '5' });
    nginx = await Nginx.start(site.port);
  });
  afterAll(async () => {
    await nginx.stop();
    await site.stop();
  });

  /** Posts a message through nginx from the given loopback address. */
  function post(localAddress: string, headers: Record<string, string> = {}): Promise<number> {
    const body = JSON.stringify(messageOf('behind a proxy'));
    return new Promise((answered, fail) => {
      const call = request(
        `${nginx.url}/api/contact`,
        {
          method: 'POST',
          localAddress,
          agent: new Agent({ keepAlive: false }),
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        (answer) => answer.resume().once('end', () => answered(answer.statusCode ?? 0)),
      );
      call.once('error', fail).end(body);
    });
  }

  async function upload(bytes: Buffer, headers: Record<string, string>): Promise<Response> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'file.pdf');
    return fetch(`${nginx.url}/api/uploads`, { method: 'POST', headers, body: form });
  }

  it('accepts uploads up to the configured bound, and explains larger ones', async () => {
    const staff = await signInAtSite(site);
    const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);
    const answer = await upload(pdf(4.9 * 1024 * 1024), staff);
    expect(answer.status).toBe(201);
    const { filePath } = (await answer.json()) as { filePath: string };
    expect((await fetch(nginx.url + filePath)).status).toBe(200);

    const refused = await upload(pdf(5.5 * 1024 * 1024), staff);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ success: false, statusCode: 413, message: expect.any(String) });
    const stored = readdirSync(join(site.dataDir, 'uploads')).filter((name) => !name.startsWith('.'));
    expect(stored).toEqual([filePath.replace('/uploads/', '')]);
  });

  it('counts each visitor separately, and trusts no address from visitors', async () => {
    for (let n = 0; n < PER_MINUTE; n += 1) {
      expect(await post('127.0.0.21', { 'x-forwarded-for': `203.0.113.${n}` })).toBe(201);
    }
    expect(await post('127.0.0.21', { 'x-forwarded-for': '203.0.113.99' })).toBe(429);
    expect(await post('127.0.0.22', { 'x-forwarded-for': '127.0.0.21' })).toBe(201);
  });

  it('serves pages with the site’s own compression', async () => {
    const page = await fetch(nginx.url, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<h1');
  });
});
