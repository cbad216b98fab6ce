import { asNewVisitor, type SignedIn, signInAsAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { isWrite, prepareWrite } from '../support/prepared-writes';
import { type Route, routesOf } from '../support/routes';
import { holdStill, readAllRows } from '../support/rows';

const UNKNOWN = '0123456789abcdef01234567';

/** This call requires a file first; `media-replace.e2e-spec.ts` tests it. */
const WITH_FILE = 'POST /media/:id/replace';

describe('unknown id', () => {
  const test = useTestApp();
  let admin: SignedIn;
  beforeAll(async () => {
    await holdStill(test);
    admin = await signInAsAdmin(test);
  });

  /** Prepares a call that would succeed for an existing record, then puts another id into its path. */
  async function prepare({ name, ...route }: Route) {
    const [verb = '', pattern = ''] = name.split(' ');
    const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    if (!isWrite({ name, ...route })) {
      const path = pattern.replace(':kind', 'post').replace(/:\w+/g, UNKNOWN);
      return { name, method, path: `/api${path}`, body: undefined };
    }
    return { name, method, ...(await prepareWrite(test, admin, name)) };
  }

  it('is a 404 for every call of one record, without writes', async () => {
    const routes = routesOf(test.app).filter(({ name }) => /:id|:token/.test(name) && name !== WITH_FILE);
    const calls: Awaited<ReturnType<typeof prepare>>[] = [];
    for (const route of routes) calls.push(await prepare(route));
    const before = await readAllRows(test);
    for (const id of [UNKNOWN, 'nonsense']) {
      const answers: Record<string, number> = {};
      for (const { name, method, path, body } of calls) {
        const request = test.http[method](path.replace(/[0-9a-f]{24}/, id)).set({ ...admin, ...asNewVisitor() });
        answers[name] = (await (body ? request.send(body) : request)).status;
      }
      expect(answers).toEqual(Object.fromEntries(routes.map(({ name }) => [name, 404])));
    }
    expect(await readAllRows(test)).toEqual(before);
  });
});
