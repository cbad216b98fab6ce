import type { IncomingMessage, ServerResponse } from 'node:http';
import { takeAbsoluteTarget } from './request-target';

const taken = (url: string) => {
  const request = { url, headers: { host: 'evil.example' } } as IncomingMessage;
  takeAbsoluteTarget(request, {} as ServerResponse, () => {});
  return [request.url, request.headers.host];
};

describe('takeAbsoluteTarget', () => {
  it.each([
    ['http://mosi.example:3000/about?x=1', '/about?x=1', 'mosi.example:3000'],
    ['HTTPS://user:word@mosi.example', '/', 'mosi.example'],
    ['http://mosi.example?x=http://other.example/', '/?x=http://other.example/', 'mosi.example'],
  ])('makes %s the path %s of the host %s, whatever the header says', (url, path, host) => {
    expect(taken(url)).toEqual([path, host]);
  });

  it.each(['/about', '//mosi.example/about', '*', 'ftp://mosi.example/about', 'http:///about'])(
    'leaves %s as it is',
    (url) => {
      expect(taken(url)).toEqual([url, 'evil.example']);
    },
  );
});
