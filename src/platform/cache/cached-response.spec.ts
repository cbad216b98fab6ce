import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResponse, sendCached } from './cached-response';

const TEXT = 'text '.repeat(10_000);
const kept = (status = 200, headers: Record<string, string> = {}) =>
  new CachedResponse(status, Buffer.from(TEXT), headers);

function send(bytes: CachedResponse, method: string, headers: Record<string, string> = {}) {
  const response = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  sendCached(bytes, { method, headers } as IncomingMessage, response as unknown as ServerResponse);
  const [status, listed] = response.writeHead.mock.calls[0] as [number, string[]];
  const named = Object.fromEntries(listed.flatMap((name, at) => (at % 2 === 0 ? [[name, listed[at + 1]]] : [])));
  return { status, headers: named, body: response.end.mock.calls[0][0] as Buffer | undefined };
}

describe('CachedResponse', () => {
  it('has each encoding made once', () => {
    const bytes = kept();
    expect(brotliDecompressSync(bytes.encoded('br').body).toString()).toBe(TEXT);
    expect(gunzipSync(bytes.encoded('gzip').body).toString()).toBe(TEXT);
    expect(bytes.encoded('br')).toBe(bytes.encoded('br'));
    expect(bytes.encoded('identity').body).toBe(bytes.body);
  });

  it('leaves what is short as it is', () => {
    const short = new CachedResponse(200, Buffer.from('{}'), {});
    expect(short.encoded('br')).toBe(short.encoded('identity'));
  });

  it('has another tag with another body or other headers', () => {
    expect(kept().etag).toBe(kept().etag);
    expect(kept(200, { 'X-Total-Count': '2' }).etag).not.toBe(kept(200, { 'X-Total-Count': '3' }).etag);
    expect(new CachedResponse(200, Buffer.from('other'), {}).etag).not.toBe(kept().etag);
  });
});

describe('sendCached', () => {
  it('sends the encoding that is taken, with its length', () => {
    const { status, headers, body } = send(kept(200, { 'Cache-Control': 'no-cache' }), 'GET', {
      'accept-encoding': 'gzip',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Cache-Control': 'no-cache',
      'Content-Encoding': 'gzip',
      'Content-Length': String(body?.length),
      Vary: 'Accept-Encoding',
    });
    expect(send(kept(), 'GET').headers).not.toHaveProperty('Content-Encoding');
  });

  it('sends a HEAD the headers alone', () => {
    const { headers, body } = send(kept(), 'HEAD');
    expect(headers['Content-Length']).toBe(String(TEXT.length));
    expect(body).toBeUndefined();
  });

  it('says 304 to whoever has it, unless it is a refusal', () => {
    const had = { 'if-none-match': kept().etag };
    expect(send(kept(), 'GET', had)).toMatchObject({ status: 304, headers: { ETag: kept().etag }, body: undefined });
    expect(send(kept(503), 'GET', had).status).toBe(503);
  });
});
