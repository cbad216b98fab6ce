import { Types } from 'mongoose';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { type Prepared, WRITE_CALLS } from './bounds/write-calls';
import { PDF } from './files';
import { REQUEST } from './project';
import type { Route } from './routes';

export const isWrite = ({ name }: Route): boolean => !name.startsWith('GET');

/** Converts a name such as `PUT /blogs/:id` to the form in the API document: `PUT /api/blogs/{id}`. */
const documented = (name: string): string => name.replace(' /', ' /api/').replace(/:(\w+)/g, '{$1}');

/** Returns the name of the call for the section `hero`. In the API document, each section has its own call. */
const ofOneSection = (name: string): string => documented(name).replace(/\{section\}$/, 'hero');

/** Prepares a call that succeeds for an administrator, with an existing record and a valid body. */
export async function prepareWrite(test: TestApp, admin: SignedIn, name: string): Promise<Prepared> {
  const stated = WRITE_CALLS[documented(name)] ?? WRITE_CALLS[ofOneSection(name)];
  if (stated) return stated.prepare(test, admin);
  if (name.includes('/uploads')) return { path: await prepareUpload(test, admin, name), body: {} };
  const route = name.split(' ')[1];
  if (route.startsWith('/newsletter/')) return prepareSubscriber(test, admin, route);
  if (name === 'DELETE /versions/:kind/:id/:versionId') {
    const heading = `Changed ${new Types.ObjectId().toHexString()}`;
    await test.http.put('/api/website/hero').set(admin).send({ heading }).expect(200);
    const { body } = await test.http.get('/api/versions/section/hero').set(admin).expect(200);
    return { path: `/api/versions/section/hero/${body.former[0]._id}`, body: {} };
  }
  if (route.startsWith('/trash/')) return prepareDeleted(test, admin, route);
  if (/^DELETE \/project\/:id\/(paid|payments)/.test(name)) return preparePaid(test, admin, name);
  if (route === '/invoices/:id/credit') {
    const { path, body } = await WRITE_CALLS['POST /api/project/{id}/invoices'].prepare(test, admin);
    const { _id } = (await test.http.post(path).set(admin).send(body).expect(201)).body;
    return { path: `/api/invoices/${_id}/credit`, body: {} };
  }
  if (route.startsWith('/users/invitations/')) {
    const { path, body } = await WRITE_CALLS['POST /api/users/invitations'].prepare(test, admin);
    const { _id } = (await test.http.post(path).set(admin).send(body).expect(201)).body;
    return { path: `/api${route.replace(':id', _id)}`, body: {} };
  }
  if (!/:id/.test(route)) return { path: `/api${route}`, body: {} };
  const resource = route.split('/')[1];
  const change = WRITE_CALLS[`PUT /api/${resource}/{id}`];
  if (!change) return { path: `/api${route.replace(':id', '0123456789abcdef01234567')}`, body: {} };
  const path = (await change.prepare(test, admin)).path;
  if (route.endsWith('/restore')) await test.http.delete(path).set(admin).expect(200);
  if (resource === 'issues') await beginIssue(test, path, route);
  return { path: path + route.slice(`/${resource}/:id`.length), body: {} };
}

/** Prepares a call about a post in the trash. */
async function prepareDeleted(test: TestApp, admin: SignedIn, route: string): Promise<Prepared> {
  const { path } = await WRITE_CALLS['PUT /api/blogs/{id}'].prepare(test, admin);
  await test.http.delete(path).set(admin).expect(200);
  const [{ _id }] = (await test.http.get('/api/trash').set(admin).expect(200)).body;
  return { path: `/api${route.replace(':id', _id)}`, body: {} };
}

/** Prepares a call about a recorded payment, or about a reported payment. */
async function preparePaid(test: TestApp, admin: SignedIn, name: string): Promise<Prepared> {
  const { path, body } = await WRITE_CALLS['POST /api/project/{id}/payments'].prepare(test, admin);
  const answer = await test.http.post(path).set(admin).send(body).expect(201);
  const requestId = answer.body.projectRequestId as string;
  const word = { email: REQUEST.email };
  await test.http.post(`/api/project/quote/${requestId}/paid`).set(asNewVisitor()).send(word).expect(200);
  const paid = `/api/project/${requestId}/paid`;
  return { path: name.endsWith('/paid') ? paid : `${path}/${answer.body.payments[0]._id}`, body: {} };
}

/**
 * Gives a newsletter the status that the call needs: only a newsletter that is being sent can be paused, and only a
 * paused one can be resumed.
 */
async function beginIssue(test: TestApp, path: string, route: string): Promise<void> {
  const status = { stop: 'sending', resume: 'stopped' }[route.split('/').at(-1) ?? ''];
  const _id = new Types.ObjectId(path.split('/').at(-1));
  if (status) await test.connection.collection('newsletterIssues').updateOne({ _id }, { $set: { status } });
}

async function prepareUpload(test: TestApp, admin: SignedIn, name: string): Promise<string> {
  if (name.startsWith('POST')) return '/api/uploads';
  const answer = await test.http.post('/api/uploads').set(admin).attach('file', PDF, 'a.pdf').expect(201);
  return `/api${answer.body.filePath}`;
}

async function prepareSubscriber(test: TestApp, admin: SignedIn, route: string): Promise<Prepared> {
  const { path, body } = await WRITE_CALLS['POST /api/newsletter'].prepare(test, admin);
  await test.http.post(path).set(asNewVisitor()).send(body).expect(201);
  const [{ _id }] = (await test.http.get('/api/newsletter').set(admin).expect(200)).body;
  if (route.endsWith('/restore')) await test.http.delete(`/api/newsletter/${_id}`).set(admin).expect(200);
  return { path: `/api${route.replace(':id', _id)}`, body: {} };
}
