import { TRASH_DAYS } from '../../src/contract/limits';
import type { TrashEntry, TrashKind } from '../../src/contract/trash';
import { NOT_FOUND } from '../support/access';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember, createService } from '../support/content';
import { MESSAGE, sendMessage } from '../support/personal-data';
import { QUOTE, sendRequest } from '../support/project';
import { createUser } from '../support/users';

const UNKNOWN = '0123456789abcdef01234567';

describe('change of a record that was deleted meanwhile', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const call = (method: 'put' | 'post' | 'delete', path: string, who: SignedIn, body?: object) =>
    test.http[method](`/api/${path}`).set(who).send(body);
  const create = async (kind: TrashKind, input: object): Promise<string> =>
    (await call('post', kind, as.editor, input).expect(201)).body._id;
  const remove = (kind: TrashKind, id: string) => call('delete', `${kind}/${id}`, as.admin).expect(200);
  const removeRequest = (id: string) => call('post', 'project/bulk/delete', as.admin, { ids: [id] }).expect(200);
  const newest = async (): Promise<TrashEntry> =>
    (await test.http.get('/api/trash?page=1&limit=1').set(as.admin).expect(200)).body[0];

  it.each<[TrashKind, string, () => Promise<string>, object]>([
    ['team', 'Mutale Bwalya', async () => (await createMember(test, as.editor))._id, { name: 'Typed' }],
    ['services', 'Web App Designing', async () => (await createService(test, as.editor))._id, { title: 'Typed' }],
    ['blogs', 'A post', async () => (await createBlog(test, as.editor))._id, { title: 'Typed' }],
    ['pages', 'Vision', () => create('pages', { title: 'Vision', slug: 'vision' }), { title: 'Typed' }],
    ['saved-texts', 'Thanks', () => create('saved-texts', { title: 'Thanks', text: 'T' }), { text: 'Typed' }],
    ['project', 'Web App Designing (Mutinta Phiri)', () => sendRequest(test), { status: 'in_review' }],
  ])('names for %s who deleted it, when, and how to restore it', async (kind, name, add, edit) => {
    const id = await add();
    await (kind === 'project' ? removeRequest(id) : remove(kind, id));
    const { body } = await call('put', `${kind}/${id}`, as.editor, edit).expect(404);
    const { _id, deletedAt: at } = await newest();
    expect(body).toEqual({ ...NOT_FOUND, deleted: { id: _id, name, at, by: 'Admin User' } });
  });

  it('names the deletion for a post’s draft, which has no audit entry', async () => {
    const { _id } = await createBlog(test, as.editor);
    await remove('blogs', _id);
    const draft = { fields: { title: 'Typed' }, version: 0, basedOn: 0 };
    const { body } = await call('put', `blogs/${_id}/draft`, as.editor, draft).expect(404);
    expect(body.deleted).toMatchObject({ id: (await newest())._id, by: 'Admin User' });
  });

  it('names the deletion of a quote’s request', async () => {
    const projectRequestId = await sendRequest(test);
    await removeRequest(projectRequestId);
    const { body } = await call('post', 'project/quote', as.editor, { ...QUOTE, projectRequestId }).expect(404);
    expect(body.deleted).toMatchObject({ id: (await newest())._id, by: 'Admin User' });
  });

  it('names the deletion for replies to a request or message', async () => {
    const request = await sendRequest(test);
    await removeRequest(request);
    const message = await sendMessage(test, as.viewer, { ...MESSAGE, email: 'mutinta@example.com' });
    await remove('contact', message);
    const reply = {
      contactId: message,
      email: 'mutinta@example.com',
      subject: 'Re',
      message: 'Typed',
      lastReplyId: null,
    };
    for (const [path, body] of [
      [`project/${request}/messages`, { kind: 'reply', text: 'Typed', lastReplyId: null }],
      [`contact/${message}/messages`, { kind: 'note', text: 'Typed' }],
      ['contact/reply', reply],
    ] as const) {
      const refused = await call('post', path, as.editor, body).expect(404);
      expect([path, refused.body.deleted]).toEqual([path, expect.objectContaining({ by: 'Admin User' })]);
    }
  });

  it('is saved once the record is restored', async () => {
    const { _id, updatedAt } = await createMember(test, as.editor);
    await remove('team', _id);
    const { body } = await call('put', `team/${_id}`, as.editor, { name: 'Typed', updatedAt }).expect(404);
    await call('post', `trash/${body.deleted.id}/restore`, as.editor).expect(200);
    const saved = await call('put', `team/${_id}`, as.editor, { name: 'Typed', updatedAt }).expect(200);
    expect(saved.body.name).toBe('Typed');
  });

  it('names nothing without the right to restore, or after permanent deletion', async () => {
    const { _id: id } = await createMember(test, as.editor);
    await remove('team', id);
    const edit = { name: 'Typed' };
    expect((await call('put', `team/${id}`, as.viewer, edit).expect(403)).body).not.toHaveProperty('deleted');
    expect((await call('put', `team/${id}`, {}, edit).expect(401)).body).not.toHaveProperty('deleted');
    expect((await call('delete', `team/${id}`, as.editor).expect(404)).body).toEqual(NOT_FOUND);
    expect((await call('put', `team/${UNKNOWN}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);

    // Editors get no data of an account that an administrator deleted, by any call.
    const user = await createUser(test, as.admin);
    await remove('users', user._id);
    expect((await call('put', `team/${user._id}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);

    const long = new Date(Date.now() - (TRASH_DAYS * 24 + 1) * 3_600_000);
    await test.connection.collection('trash').updateMany({}, { $set: { deletedAt: long } });
    expect((await call('put', `team/${id}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);
  });
});
