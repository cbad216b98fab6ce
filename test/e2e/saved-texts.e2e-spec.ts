import { LIMITS } from '../../src/contract/limits';
import { SAVED_TEXT_TEXTS, type SavedText } from '../../src/contract/saved-texts';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

const PAYING = { title: 'How to pay', text: 'By bank or by mobile money.\nAsk for the number.' };

describe('saved replies', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    await test.connection.collection('savedtexts').deleteMany({});
  });

  const add = (body: object = PAYING) => test.http.post('/api/saved-texts').set(as.editor).send(body);
  const list = async (): Promise<SavedText[]> =>
    (await test.http.get('/api/saved-texts').set(as.viewer).expect(200)).body;

  it('are stored as written, and listed by title for all staff', async () => {
    const { body } = await add().expect(201);
    expect(body).toEqual({
      ...PAYING,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    await add({ title: 'Address', text: 'Cairo Road.' }).expect(201);
    expect((await list()).map(({ title }) => title)).toEqual(['Address', 'How to pay']);
  });

  it('are changed, but not over a colleague’s change', async () => {
    const { body } = await add().expect(201);
    const put = (edit: object) => test.http.put(`/api/saved-texts/${body._id}`).set(as.editor).send(edit);
    const changed = await put({ text: 'By bank only.', updatedAt: body.updatedAt }).expect(200);
    expect(changed.body).toEqual({ ...body, text: 'By bank only.', updatedAt: changed.body.updatedAt });
    const refused = await put({ text: 'In cash.', updatedAt: body.updatedAt }).expect(409);
    expect(refused.body.current).toEqual(changed.body);
    expect(await list()).toEqual([changed.body]);
  });

  it('are at most fifty', async () => {
    const [createdAt, updatedAt] = [new Date(), new Date()];
    const rows = Array.from({ length: LIMITS.savedTexts }, (_, n) => ({
      title: `Text ${n}`,
      text: 'T',
      createdAt,
      updatedAt,
    }));
    await test.connection.collection('savedtexts').insertMany(rows);
    expect((await add().expect(409)).body.message).toBe(SAVED_TEXT_TEXTS.full);
    expect(await list()).toHaveLength(LIMITS.savedTexts);
  });

  it('leave a deleted title in the audit log', async () => {
    const { body } = await add().expect(201);
    await test.http.delete(`/api/saved-texts/${body._id}`).set(as.editor).expect(200);
    const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'saved-texts.delete', subjectName: 'How to pay', actorName: 'The editor' });
  });
});
