import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { imageOf } from '../support/files';

const test = useTestApp({ PUBLIC_URL: 'http://mosi.example' });

describe('spelling of a path', () => {
  const admin = useAdmin(test);

  it.each([
    ['/About', '/about'],
    ['/CONTACT?request=AbCdEf&subject=A%20B', '/contact?request=AbCdEf&subject=A%20B'],
    ['/Admin/Quotes', '/admin/quotes'],
    ['//team', '/team'],
  ])('redirects a visitor of %s to %s', async (path, to) => {
    for (const method of ['get', 'head'] as const) {
      const { headers } = await test.http[method](path).expect(308);
      expect(headers.location).toBe(to);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('keeps ids, tokens and file names unchanged', async () => {
    const sent = test.http
      .post('/api/uploads')
      .set(admin)
      .attach('file', await imageOf(20, 20, 'png'), 'a.png')
      .expect(201);
    const { filePath } = (await sent).body as { filePath: string };
    await test.http.get(filePath).expect(200);
    await test.http.get(filePath.replace('/uploads/', '/Uploads/')).expect(404);
    await test.http.get(`/uploads/${filePath.slice('/uploads/'.length).toUpperCase()}`).expect(404);
    await test.http.get('/newsletter/unsubscribe/AbCdEf').expect(200);
  });

  it.each(['get', 'head', 'post', 'put', 'delete', 'patch', 'options'] as const)(
    'is exact for calls: %s in another case is a 404',
    async (method) => {
      const post = await createBlog(test, admin, { title: 'Before' });
      const before = (await test.http.get(`/api/blogs/${post._id}`).set(admin)).body;
      for (const path of [
        `/API/blogs/${post._id}`,
        `/Api/blogs/${post._id}`,
        `/api/Blogs/${post._id}`,
        '/API/contact',
        '/api/Contact',
      ]) {
        const call = test.http[method](path).set(admin);
        const answer = await (method === 'head' ? call : call.send({ title: 'After', name: 'A' }));
        expect([path, answer.status]).toEqual([path, 404]);
        if (method !== 'head') expect(answer.body).toMatchObject({ success: false, statusCode: 404 });
      }
      expect((await test.http.get(`/api/blogs/${post._id}`).set(admin)).body).toEqual(before);
    },
  );
});

/** Tests unusual requests (RFC 9112, section 3.2). Sends them as raw bytes, because Node would correct them. */
describe('HTTP request target', () => {
  async function send(start: string, ...more: string[]) {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.write(`${[start, ...more].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    const [head, ...rest] = text.split('\r\n\r\n');
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
      location: /^location: (.*)$/im.exec(head)?.[1],
      body: rest.join('\r\n\r\n'),
    };
  }
  const read = (target: string, host = 'Host: mosi.example') =>
    send(`GET ${target} HTTP/1.1`, host, 'Connection: close');

  it.each([
    ['http://mosi.example/api/settings', '/api/settings'],
    ['HTTPS://other.example:8080/api/services?limit=1', '/api/services?limit=1'],
    ['http://user:word@mosi.example/robots.txt', '/robots.txt'],
    ['http://mosi.example', '/'],
    ['http://mosi.example?search=x', '/?search=x'],
  ])('%s is treated as %s', async (target, path) => {
    const [absolute, plain] = [await read(target), await read(path)];
    expect(absolute.status).toBe(200);
    expect(absolute).toEqual(plain);
  });

  it('uses its own host as origin in absolute form, despite headers', async () => {
    const post = (origin: string) =>
      send(
        'POST http://10.0.0.7:3000/contact?do=message HTTP/1.1',
        ...['Host: evil.example', `Origin: ${origin}`, 'Content-Length: 0', 'Connection: close'],
      );
    expect((await post('http://10.0.0.7:3000')).status).toBe(400);
    expect((await post('http://evil.example')).status).toBe(403);
  });

  it('is redirected to its page from another spelling in absolute form', async () => {
    expect(await read('http://mosi.example/About')).toMatchObject({ status: 308, location: '/about' });
  });

  it.each(['/', '/api/settings', '/no-such-page', 'http://mosi.example/api/services'])(
    'is refused and closes with two or impossible hosts: %s',
    async (target) => {
      for (const host of [
        'Host: mosi.example\r\nHost: evil.example',
        'Host: mosi.example\r\nHOST: mosi.example',
        'X-No-Host: 1',
      ])
        expect([host, (await read(target, host)).status]).toEqual([host, 400]);
    },
  );

  it.each(['mosi.example, evil.example', 'mosi example', 'mosi.example/about', 'mosi.example:port', '<script>'])(
    'is refused with the host "%s"',
    async (host) => {
      expect((await read('/api/settings', `Host: ${host}`)).status).toBe(400);
    },
  );

  it.each(['mosi.example', 'MOSI.example:3000', '127.0.0.1:3000', '[::1]:3000', 'xn--mosi-0qa.example', ''])(
    'is answered with the host "%s"',
    async (host) => {
      expect((await read('/api/settings', `Host: ${host}`)).status).toBe(200);
    },
  );

  it('needs no host in HTTP/1.0', async () => {
    expect((await send('GET /api/settings HTTP/1.0', 'Connection: close')).status).toBe(200);
  });
});
