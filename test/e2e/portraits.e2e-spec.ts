import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { imageOf, PDF, SVG, ZIP } from '../support/files';
import { StoredUploads } from '../support/stored-uploads';
import { createSignedInUser } from '../support/users';

describe('a portrait', () => {
  const test = useTestApp({ UPLOAD_MAX_MB: '1' });
  const admin = useAdmin(test);
  const files = () => new StoredUploads(test).names();
  const received = () => readdirSync(join(test.environment.dataDir, 'uploads', '.incoming'));
  afterEach(() => expect(received()).toEqual([]));

  const send = (by: SignedIn, bytes: Buffer, name = 'me.png') =>
    test.http.post('/api/profile/portrait').set(by).attach('file', bytes, name);
  const remove = (by: SignedIn) => test.http.delete('/api/profile/portrait').set(by);
  const verify = async (by: SignedIn) => (await test.http.get('/api/auth/verify').set(by).expect(200)).body.user;

  it('is set by any role for the own account', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
    expect(await verify(signedIn)).not.toHaveProperty('portrait');
    const { body } = await send(signedIn, await imageOf(40, 40, 'png')).expect(200);
    expect(body).toEqual({
      ...{ _id: user._id, name: user.name, email: user.email, role: 'viewer' },
      portrait: expect.stringMatching(/^\/uploads\/[\w-]+-40x40\.png$/),
    });
    expect(await verify(signedIn)).toEqual(body);
    await test.http.get(body.portrait).expect(200);
    const list = (await test.http.get('/api/users').set(admin).expect(200)).body as {
      _id: string;
      portrait?: string;
    }[];
    expect(list.filter(({ portrait }) => portrait).map(({ _id }) => _id)).toEqual([user._id]);
    expect((await test.http.get('/api/media').set(admin).expect(200)).body).toEqual([]);
    const renamed = await test.http.put('/api/profile').set(signedIn).send({ name: 'Mwila Banda' }).expect(200);
    expect(renamed.body.portrait).toBe(body.portrait);
    const [entry] = (await test.http.get('/api/audit?action=users.portrait&limit=1').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: user._id, subjectId: user._id, fields: ['portrait'] });
  });

  it('removes the earlier file when it is replaced or removed', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const before = await files();
    const first = (await send(signedIn, await imageOf(100, 80, 'png')).expect(200)).body.portrait;
    const second = (await send(signedIn, SVG, 'me.svg').expect(200)).body.portrait;
    await test.http.get(first).expect(404);
    expect(await files()).toHaveLength(before.length + 1);
    const { body } = await remove(signedIn).expect(200);
    expect(body).not.toHaveProperty('portrait');
    await test.http.get(second).expect(404);
    expect(await files()).toEqual(before);
    await remove(signedIn).expect(200);
  });

  it('takes images only, and receives nothing without a session', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const before = await files();
    for (const bytes of [PDF, Buffer.from('no image')]) {
      expect((await send(signedIn, bytes)).body).toMatchObject({ errors: [{ field: 'file' }], statusCode: 400 });
    }
    await send(signedIn, ZIP, 'a.zip').expect(400);
    await send(signedIn, Buffer.alloc(2 * 1024 * 1024, 1)).expect(413);
    await test.http.post('/api/profile/portrait').set(signedIn).send({}).expect(415);
    await test.http.post('/api/profile/portrait').set(signedIn).field('other', 'x').expect(400);
    await send({}, await imageOf(40, 40, 'png')).expect(401);
    await remove({}).expect(401);
    expect(await files()).toEqual(before);
  });
});
