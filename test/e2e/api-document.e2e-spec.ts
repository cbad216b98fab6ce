import type { OpenAPIObject } from '@nestjs/swagger';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember, createService } from '../support/content';
import { undocumented } from '../support/documented';
import { REQUEST, saveQuote, sendRequest } from '../support/project';
import { routesOf } from '../support/routes';
import { ADMIN } from '../support/site';

type Method = 'get' | 'post' | 'put' | 'delete';
const UNKNOWN = '0123456789abcdef01234567';
const MESSAGE = { name: 'Inonge', email: 'inonge@example.com', subject: 'Robots', message: 'Do you teach robotics?' };

describe('API document', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let document: OpenAPIObject;
  beforeAll(async () => {
    document = (await test.http.get('/api/docs-json').expect(200)).body as OpenAPIObject;
  });

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : [];
      }),
    );

  /** Makes a call and compares the answer with the document. `path` contains parameter values, `route` their names. */
  async function call(method: Method, route: string, path: string, status: number, who = {}, body?: object) {
    const request = test.http[method](`/api${path}`).set({ ...asNewVisitor(), ...who });
    const answer = await (body ? request.send(body) : request);
    expect({ call: `${method} ${path}`, status: answer.status }).toEqual({ call: `${method} ${path}`, status });
    expect(undocumented(document, method, `/api${route}`, answer)).toBeNull();
    return answer.body;
  }

  it('lists every call with summary, answer, refusals and role', () => {
    const described = operations().map(({ name, operation }) => ({
      name,
      tag: operation.tags?.[0],
      hasSummary: (operation.summary ?? '').length > 5,
      isSecured: operation.security !== undefined,
      withoutContent: Object.entries(operation.responses)
        .filter(([, response]) => !(response && 'content' in response))
        .map(([status]) => status),
      refusesWhenAway: '503' in operation.responses,
    }));
    const expected = routesOf(test.app).map(({ name, access }) => {
      const [verb, path] = name.split(' ');
      return {
        name: `${verb} /api${path.replace(/:(\w+)/g, '{$1}')}`,
        tag: path.split('/')[1],
        hasSummary: true,
        isSecured: access !== 'public',
        withoutContent: [],
        refusesWhenAway: true,
      };
    });
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(described.sort(byName)).toEqual(expected.sort(byName));
  });

  it('names only shapes that it defines', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => !document.components?.schemas?.[name])).toEqual([]);
    expect(names).toContain('ErrorBody');
  });

  it('describes content and its refusals', async () => {
    const blog = await createBlog(test, as.editor, { tags: ['maize'] });
    await createBlog(test, as.editor);
    await createMember(test, as.editor);
    const service = await createService(test, as.editor);
    const page = await call('post', '/pages', '/pages', 201, as.editor, {
      title: 'Terms',
      slug: 'terms',
      status: 'published',
    });
    await call('get', '/blogs', '/blogs', 200);
    await call('get', '/blogs', '/blogs?fields=summary', 200);
    await call('get', '/blogs/{id}', `/blogs/${blog._id}`, 200);
    await call('get', '/blogs/{id}/related', `/blogs/${blog._id}/related`, 200);
    await call('get', '/team', '/team', 200);
    await call('get', '/services', '/services', 200);
    await call('get', '/services/{id}', `/services/${service.slug}`, 200);
    await call('get', '/pages', '/pages', 200, as.viewer);
    await call('get', '/pages/linked', '/pages/linked', 200);
    await call('get', '/pages/by-slug/{slug}', '/pages/by-slug/terms', 200);
    await call('get', '/settings', '/settings', 200);
    await call('get', '/website', '/website', 200);
    await call('put', '/website/{section}', '/website/hero', 200, as.editor, { isHidden: true, heading: 'Our own' });
    await call('get', '/website', '/website?shown=true', 200);
    await call('post', '/website/{section}/reset', '/website/hero/reset', 200, as.editor, {});
    await call('post', '/website/preview', '/website/preview', 201, as.editor, { page: 'home', sections: {} });
    await call('post', '/website/preview', '/website/preview', 400, as.editor, { page: '/' });
    await call('put', '/website/{section}', '/website/hero', 400, as.editor, { first: { text: 7 } });
    await call('put', '/website/{section}', '/website/heroes', 404, as.editor, {});
    for (const [kind, { _id }] of Object.entries({ blogs: blog, pages: page, services: service })) {
      const [of, path] = [`/${kind}/{id}`, `/${kind}/${_id}`];
      const draft = { fields: { title: 'New words' }, version: 0, basedOn: 0 };
      await call('get', `${of}/draft`, `${path}/draft`, 200, as.editor);
      await call('put', `${of}/draft`, `${path}/draft`, 200, as.editor, draft);
      await call('put', `${of}/draft`, `${path}/draft`, 409, as.editor, { ...draft, fields: { title: 'Others' } });
      await call('get', `${of}/draft`, `${path}/draft`, 200, as.editor);
      await call('post', `${of}/preview`, `${path}/preview`, 201, as.editor);
      await call('post', `${of}/publish`, `${path}/publish`, 409, as.editor, { version: 0 });
      await call('post', `${of}/publish`, `${path}/publish`, 200, as.editor, { version: 1 });
      await call('post', `${of}/versions`, `${path}/versions`, 201, as.editor, { fields: {} });
      await call('delete', `${of}/draft`, `${path}/draft`, 409, as.editor, { version: 2 });
    }
    await call('put', '/blogs/{id}', `/blogs/${blog._id}`, 200, as.editor, { title: 'New words' });
    const versions = await call('get', '/versions/{kind}/{id}', `/versions/post/${blog._id}`, 200, as.viewer);
    const version = `/versions/post/${blog._id}/${versions.former[0]._id}`;
    await call('get', '/versions/{kind}/{id}/{versionId}', version, 200, as.viewer);
    await call('delete', '/versions/{kind}/{id}/{versionId}', version, 200, as.admin);
    await call('get', '/versions/{kind}/{id}', `/versions/page/${page._id}`, 200, as.viewer);
    await call('get', '/versions/{kind}/{id}', '/versions/section/hero', 200, as.viewer);
    await call('delete', '/blogs/{id}', `/blogs/${blog._id}`, 200, as.editor);
    await call('post', '/blogs/{id}/restore', `/blogs/${blog._id}/restore`, 200, as.editor);
    await call('get', '/blogs', '/blogs?limit=0', 400);
    await call('post', '/blogs', '/blogs', 400, as.editor, {});
    await call('post', '/blogs', '/blogs', 401, {}, {});
    await call('post', '/blogs', '/blogs', 403, as.viewer, {});
    await call('get', '/blogs/{id}', `/blogs/${UNKNOWN}`, 404);
    const old = { title: 'Old', updatedAt: '2020-01-01T00:00:00.000Z' };
    await call('put', '/blogs/{id}', `/blogs/${blog._id}`, 409, as.editor, old);
    await call('post', '/pages', '/pages', 409, as.editor, { title: 'Again', slug: page.slug });
    await call('post', '/blogs', '/blogs', 413, as.editor, { title: 'x', content: 'x'.repeat(1_100_000) });
    const form = await test.http.post('/api/blogs').set(as.editor).type('form').send({ title: 'x' }).expect(415);
    expect(undocumented(document, 'post', '/api/blogs', form)).toBeNull();
  });

  it('describes messages, requests and quotes', async () => {
    await call('post', '/contact', '/contact', 201, {}, MESSAGE);
    const [message] = await call('get', '/contact', '/contact', 200, as.viewer);
    const reply = { contactId: message._id, email: message.email, subject: 'Re: Robots', message: 'We do.' };
    await call('post', '/contact/reply', '/contact/reply', 200, as.editor, reply);
    await call('put', '/contact/{id}', `/contact/${message._id}`, 200, as.editor, { status: 'archived' });
    const { slug } = await createService(test, as.editor);
    const id = await sendRequest(test, { ...REQUEST, serviceId: slug });
    await call('post', '/project', '/project', 201, {}, { ...REQUEST, serviceId: slug });
    await call('get', '/project/quote/{id}', `/project/quote/${id}`, 200);
    await call('get', '/project/track/{id}', `/project/track/${id}`, 200);
    const { _id: quoteId } = await saveQuote(test, as.editor, id);
    await call('post', '/project/quote/send-email', '/project/quote/send-email', 200, as.editor, { quoteId });
    await call('get', '/project', '/project', 200, as.viewer);
    await call('get', '/project/{id}', `/project/${id}`, 200, as.viewer);
    const quoteOf = '/project/admin/quote/{projectRequestId}';
    await call('get', quoteOf, `/project/admin/quote/${id}`, 200, as.viewer);
    await call('get', '/project/quote/{id}', `/project/quote/${id}`, 200);
    const { email } = REQUEST;
    await call('post', '/project/quote/{id}/accept', `/project/quote/${id}/accept`, 200, {}, { email, revision: 1 });
    await call('post', '/project/quote/{id}/decline', `/project/quote/${id}/decline`, 409, {}, { email });
    const payments = '/project/{id}/payments';
    const payment = { amount: 100, day: '2026-11-20', method: 'cash', note: 'Counted' };
    await call('post', '/project/quote/{id}/paid', `/project/quote/${id}/paid`, 200, {}, { email, note: 'In cash' });
    const { payments: recorded } = await call('post', payments, `/project/${id}/payments`, 201, as.editor, payment);
    await call('get', quoteOf, `/project/admin/quote/${id}`, 200, as.viewer);
    await call('get', '/project/track/{id}', `/project/track/${id}`, 200);
    await call('delete', '/project/{id}/paid', `/project/${id}/paid`, 200, as.editor);
    const path = `/project/${id}/payments/${recorded[0]._id}`;
    await call('delete', '/project/{id}/payments/{paymentId}', path, 200, as.editor);
    await call('post', '/newsletter', '/newsletter', 201, {}, { email });
    await call('get', '/newsletter', '/newsletter', 200, as.viewer);
    await call('get', '/dashboard', '/dashboard', 200, as.viewer);
    await call('get', '/mail/failed', '/mail/failed', 200, as.viewer);
  });

  it('describes accounts, audit log and personal data', async () => {
    const { email, password } = ADMIN;
    await call('post', '/auth/login', '/auth/login', 200, {}, { email, password });
    await call('post', '/auth/login', '/auth/login', 401, {}, { email, password: 'wrong' });
    await call('get', '/auth/verify', '/auth/verify', 200, as.viewer);
    await call('get', '/auth/verify', '/auth/verify', 200);
    await call('post', '/auth/logout', '/auth/logout', 200);
    const [user] = await call('get', '/users', '/users', 200, as.admin);
    await call('put', '/users/{id}', `/users/${user._id}`, 200, as.admin, { name: 'Another name' });
    const own = { password: 'a password to test with' };
    await call('put', '/users/{id}/password', `/users/${user._id}/password`, 200, as.admin, own);
    await call('put', '/settings', '/settings', 200, as.admin, { enableComments: false });
    await call('get', '/audit', '/audit', 200, as.admin);
    await call('post', '/contact', '/contact', 201, {}, MESSAGE);
    for (const what of ['find', 'export', 'erase']) {
      await call('post', `/privacy/${what}`, `/privacy/${what}`, 200, as.admin, { email: MESSAGE.email });
    }
    await call('get', '/health', '/health', 200);
    await call('get', '/health/live', '/health/live', 200);
    await call('get', '/health/ready', '/health/ready', 200);
  });

  it('renders with scripts and styles of this origin only', async () => {
    const page = await test.http.get('/api/docs').expect(200);
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(page.text).not.toMatch(/<script(?![^>]*\ssrc="\.\/docs\/)/);
    const json = await test.http.get('/api/docs-json').expect(200);
    expect(json.headers['content-security-policy']).not.toContain('script-src');
  });
});
