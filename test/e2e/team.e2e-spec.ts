import { type Model, Types } from 'mongoose';
import type { TeamMemberInput } from '../../src/contract/team';
import { changeRow } from '../../src/platform/database/save-edit';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createMember } from '../support/content';

const MEMBER: TeamMemberInput = {
  name: 'Natasha Zulu',
  role: 'Robotics Instructor',
  image: '/uploads/abc-300x300.jpg',
  bio: 'Builds robots.',
  order: 3,
  group: 'leaders',
};

describe('team', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const list = async () => (await test.http.get('/api/team').expect(200)).body;
  const post = (body: object) => test.http.post('/api/team').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/team/${id}`).set(as.editor).send(body);
  const find = async (id: string) => (await list()).find((member: { _id: string }) => member._id === id);

  it('lists everybody, newest first, with total header and optional pages', async () => {
    expect(await list()).toEqual([]);
    const first = await createMember(test, as.editor, { name: 'First' });
    const second = await createMember(test, as.editor, { name: 'Second' });
    const answer = await test.http.get('/api/team').expect(200);
    expect(answer.body).toEqual([second, first]);
    expect(answer.headers['x-total-count']).toBe('2');
    const page = await test.http.get('/api/team?page=2&limit=1').expect(200);
    expect(page.body).toEqual([first]);
    expect(page.headers['x-total-count']).toBe('2');
  });

  it('stores a member, and returns two id fields', async () => {
    const { body } = await post({ ...MEMBER, rank: 1, _id: 'x' }).expect(201);
    expect(body).toEqual({
      ...MEMBER,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: body._id,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect(await find(body._id)).toEqual(body);
  });

  it('accepts name and role alone', async () => {
    expect((await post({ name: ' A ', role: 'B', bio: null }).expect(201)).body).toMatchObject({
      name: 'A',
      image: '',
      bio: '',
      order: 0,
      group: 'role',
    });
  });

  it('accepts the whole edited member back, and drops read-only fields', async () => {
    const member = await createMember(test, as.editor, MEMBER);
    const edited = { ...member, bio: 'New words.', createdAt: '2001-01-01T00:00:00.000Z' };
    const { body } = await put(member._id, edited).expect(200);
    expect(body).toEqual({ ...member, bio: 'New words.', updatedAt: body.updatedAt });
    expect(await find(member._id)).toEqual(body);
  });

  it('groups older members by role, and keeps an omitted group', async () => {
    const { _id } = await createMember(test, as.editor, MEMBER);
    expect((await put(_id, { bio: 'x' }).expect(200)).body).toMatchObject({ order: 3, group: 'leaders' });
    const rows = test.connection.collection('team');
    await rows.updateOne({ name: MEMBER.name, bio: 'x' }, { $unset: { order: 1, group: 1 } });
    expect((await put(_id, { bio: 'y' }).expect(200)).body).toMatchObject({ order: 0, group: 'role' });
  });

  it('loses no change that another writer makes between reading and writing', async () => {
    const { _id } = await createMember(test, as.editor, { name: 'Mutale' });
    const model = test.connection.models.TeamMember as Model<{ name: string }>;
    const change = (toName: (name: string) => Promise<string>) =>
      changeRow(model, { _id: new Types.ObjectId(_id) }, async ({ name }) => ({ $set: { name: await toName(name) } }));
    const isFirst = jest.fn().mockReturnValueOnce(true);
    await change(async (name) => {
      if (isFirst()) await change(async () => 'Bwalya');
      return `${name} Phiri`;
    });
    expect((await find(_id)).name).toBe('Bwalya Phiri');
  });
});
