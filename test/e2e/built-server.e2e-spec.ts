import type { OpenAPIObject } from '@nestjs/swagger';
import { ADMIN, Site } from '../support/site';

/** Tests the output of `npm run build`, started in the same way as by `npm start`. Most other tests run the sources. */
describe('built server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'true' });
  });
  afterAll(() => site.stop());

  const api = (path: string, options: RequestInit = {}) =>
    fetch(`${site.url}/api${path}`, {
      ...options,
      headers: { 'content-type': 'application/json', ...options.headers },
    });
  const send = (path: string, body: object, token = '') =>
    api(path, { method: 'POST', body: JSON.stringify(body), headers: { 'x-auth-token': token } });
  const signIn = async (): Promise<string> => {
    return ((await (await send('/auth/login', ADMIN)).json()) as { token: string }).token;
  };

  it('loads the image library only with the first image', () => {
    expect(site.mappedFiles()).toContain('lmdb');
    expect(site.mappedFiles()).not.toContain('sharp');
  });

  it('is healthy, and renders pages with stored content', async () => {
    expect((await api('/health')).status).toBe(200);
    const services = (await (await api('/services')).json()) as { title: string }[];
    const page = await fetch(`${site.url}/services`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(services.length).toBeGreaterThan(0);
    for (const { title } of services) expect(html).toContain(title);
    expect((await fetch(`${site.url}/no/such/page`)).status).toBe(404);
  });

  it('serves the scripts that its pages name', async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    const scripts = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const answer = await fetch(`${site.url}${path}`);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('validates bodies field by field', async () => {
    const answer = await send('/contact', { name: '', email: 'nobody' });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'email', 'subject', 'message']));
  });

  it('validates nested fields, and accepts correct ones', async () => {
    const token = await signIn();
    const change = (button: object) =>
      api('/website/getInTouch', {
        method: 'PUT',
        body: JSON.stringify({ button }),
        headers: { 'x-auth-token': token },
      });
    const refused = await change({ text: 'Write to us', to: 'no address' });
    expect(refused.status).toBe(400);
    const { errors } = (await refused.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['button.to']);
    const taken = await change({ text: 'Write to us', to: '/contact' });
    expect(taken.status).toBe(200);
    expect(await taken.json()).toMatchObject({ button: { text: 'Write to us', to: '/contact' } });
  });

  it('documents its answers with shapes stored by the build', async () => {
    const { paths, components } = (await (await api('/docs-json')).json()) as OpenAPIObject;
    const answer = paths['/api/team'].get?.responses[200] as { content: object };
    const items = { $ref: '#/components/schemas/TeamMember' };
    expect(answer.content).toEqual({ 'application/json': { schema: { type: 'array', items } } });
    expect(components?.schemas?.TeamMember).toMatchObject({ properties: { role: { type: 'string' } } });
  });

  it('requires a session for writes, and shows visitors what staff write', async () => {
    const post = { title: 'Built and running', content: '<p>As it ships.</p>', status: 'published' };
    expect((await send('/blogs', post)).status).toBe(401);
    const written = await send('/blogs', post, await signIn());
    expect(written.status).toBe(201);
    const { _id } = (await written.json()) as { _id: string };
    expect(await (await fetch(`${site.url}/blogs/${_id}`)).text()).toContain('Built and running');
  });

  it('stops cleanly, and has all data after a restart', async () => {
    const before = await (await api('/blogs')).json();
    expect(await site.signal('SIGTERM')).toBe(0);
    await site.run();
    expect(await (await api('/blogs')).json()).toEqual(before);
  });
});
