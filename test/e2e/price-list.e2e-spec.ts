import { LIMITS } from '../../src/contract/limits';
import { PRICE_TEXTS, type Price } from '../../src/contract/price-list';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

const TRAINING = { text: 'Training for one day\nAt your office', unitPrice: 1_200.5, currency: 'ZMW' };
const PATH = '/api/price-list';

describe('the price list', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(() => test.connection.collection('prices').deleteMany({}));

  const add = (body: object = TRAINING, who: keyof typeof as = 'editor') =>
    test.http.post(PATH).set(as[who]).send(body);
  const list = async (): Promise<Price[]> => (await test.http.get(PATH).set(as.viewer).expect(200)).body;

  it('stores lines, and lists them by text for all staff', async () => {
    const { body } = await add().expect(201);
    expect(body).toEqual({
      ...{ ...TRAINING, _id: expect.any(String) },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
    });
    await add({ text: 'Hosting', unitPrice: 0 }).expect(201);
    expect(await list()).toMatchObject([{ text: 'Hosting', unitPrice: 0, currency: 'USD' }, TRAINING]);
  });

  it('changes a line, but not over a colleague’s change', async () => {
    const { body } = await add().expect(201);
    const put = (edit: object) => test.http.put(`${PATH}/${body._id}`).set(as.editor).send(edit);
    const changed = await put({ unitPrice: 1_300, updatedAt: body.updatedAt }).expect(200);
    expect((await put({ unitPrice: 1, updatedAt: body.updatedAt }).expect(409)).body.current).toEqual(changed.body);
    await test.http.delete(`${PATH}/${body._id}`).set(as.editor).expect(200);
    await put({ unitPrice: 1 }).expect(404);
    await test.http.post(`${PATH}/${body._id}/restore`).set(as.editor).expect(200);
    expect(await list()).toMatchObject([{ _id: body._id, unitPrice: 1_300 }]);
  });

  it('has at most a hundred lines', async () => {
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const rows = Array.from({ length: LIMITS.prices }, (_, n) => ({ ...TRAINING, text: `Line ${n}`, ...times }));
    await test.connection.collection('prices').insertMany(rows);
    expect((await add().expect(409)).body.message).toBe(PRICE_TEXTS.full);
  });
});
