import type { IncomingMessage } from 'node:http';
import { isFromOffice, isMachine, referringHost } from './visit';

const OWN = 'mosi.example';
const asked = (headers: IncomingMessage['headers']) => ({ headers }) as IncomingMessage;
const from = (referer: string, host?: string) => referringHost(asked({ referer, host }), OWN);

describe('referringHost', () => {
  it('returns the host in lower case, without path, query, name or port', () => {
    expect(from('https://L.Facebook.com:8443/l.php?u=secret#x')).toBe('l.facebook.com');
    expect(from('https://chanda:secret@news.example/a')).toBe('news.example');
    expect(from('android-app://com.google.android.gm/')).toBe('com.google.android.gm');
  });

  it.each(['https://mosi.example/blogs', 'http://mosi.example/'])('returns this site for %s', (referer) => {
    expect(from(referer)).toBe('this-site');
  });

  it('returns this site for the host of the request', () => {
    expect(from('http://localhost:3000/blogs', 'localhost:3000')).toBe('this-site');
    expect(from('http://localhost:4000/blogs', 'localhost:3000')).toBe('other');
  });

  it.each([
    '',
    'about:client',
    'not an address',
    'file:///home/chanda/letter.html',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('returns null when the browser names no page: %s', (referer) => {
    expect(from(referer)).toBeNull();
  });

  it.each(['http://192.168.1.7/x', 'http://[::1]/', 'http://printer/', `https://${'a.'.repeat(60)}example/`])(
    'returns other for a host that is no public name: %s',
    (referer) => {
      expect(from(referer)).toBe('other');
    },
  );

  it('recognises the back office on this site alone', () => {
    const office = (referer: string) => isFromOffice(asked({ referer }), OWN);
    expect(['https://mosi.example/admin', 'https://mosi.example/admin/blog'].map(office)).toEqual([true, true]);
    expect(['https://mosi.example/administration', 'https://a.example/admin/blog'].map(office)).toEqual([false, false]);
  });
});

describe('isMachine', () => {
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

  it.each([
    ...['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'WhatsApp/2.23.20.0'],
    ...['facebookexternalhit/1.1', 'curl/8.5.0', 'node', ''],
  ])('is true for %s', (browser) => {
    expect(isMachine(asked({ 'user-agent': browser }))).toBe(true);
  });

  it('is true for a prefetching browser and false for a reading one', () => {
    expect(isMachine(asked({ 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' }))).toBe(true);
    expect(isMachine(asked({ 'user-agent': PHONE }))).toBe(false);
    expect(isMachine(asked({}))).toBe(true);
  });
});
