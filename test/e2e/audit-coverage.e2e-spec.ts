import { TEXT_KINDS } from '../../src/contract/texts';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { PDF, SVG } from '../support/files';
import { isWrite, prepareWrite } from '../support/prepared-writes';
import { type Route, routesOf } from '../support/routes';
import { holdStill, readAllRows } from '../support/rows';

const test = useTestApp();
beforeAll(() => holdStill(test));
const as = useEachRole(test);

const UNKNOWN = '0123456789abcdef01234567';

/**
 * Left out here, because this call checks its file before the id. `media-replace.e2e-spec.ts` tests it with an unknown
 * id.
 */
const WITH_FILE = 'POST /media/:id/replace';

describe('unknown id', () => {
  /** Prepares a call that would succeed for an existing record, then puts another id into its path. */
  async function prepare({ name, ...route }: Route) {
    const [verb = '', pattern = ''] = name.split(' ');
    const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    if (!isWrite({ name, ...route })) {
      const path = pattern.replace(':kind', 'post').replace(/:\w+/g, UNKNOWN);
      return { name, method, path: `/api${path}`, body: undefined };
    }
    return { name, method, ...(await prepareWrite(test, as.admin, name)) };
  }

  it('is a 404 for every call of one record, without writes', async () => {
    const routes = routesOf(test.app).filter(({ name }) => /:id|:token/.test(name) && name !== WITH_FILE);
    const calls: Awaited<ReturnType<typeof prepare>>[] = [];
    for (const route of routes) calls.push(await prepare(route));
    const before = await readAllRows(test);
    for (const id of [UNKNOWN, 'nonsense']) {
      const answers: Record<string, number> = {};
      for (const { name, method, path, body } of calls) {
        const request = test.http[method](path.replace(/[0-9a-f]{24}/, id)).set({ ...as.admin, ...asNewVisitor() });
        answers[name] = (await (body ? request.send(body) : request)).status;
      }
      expect(answers).toEqual(Object.fromEntries(routes.map(({ name }) => [name, 404])));
    }
    expect(await readAllRows(test)).toEqual(before);
  });
});

/** Writing calls of staff that the audit log does not record, each with the reason. */
const UNAUDITED: Record<string, string> = {
  'POST /auth/look': 'It changes nothing: its caller sees the closed site for an hour.',
  ...Object.fromEntries(
    TEXT_KINDS.flatMap((kind) => [
      [`POST /${kind}/:id/preview`, 'It changes nothing: the link that it answers is signed, not stored.'],
      [`PUT /${kind}/:id/draft`, 'A draft is a text that is not published: publishing it leaves an entry.'],
      [`DELETE /${kind}/:id/draft`, 'As above: what visitors see stays.'],
      [`POST /${kind}/:id/versions`, 'It changes no text.'],
    ]),
  ),
  'POST /profile/second-step': 'It changes nothing until a code confirms the secret, which leaves an entry.',
  'POST /profile/passkeys/start': 'It changes nothing until the browser has answered, which leaves an entry.',
  'POST /issues/preview': 'It changes nothing.',
  'POST /issues/:id/test': 'It changes nothing, and mails its caller alone.',
  'POST /website/preview': 'It changes nothing, and keeps for minutes what its caller typed.',
};

/** Writing calls that need more than a stored record to succeed. Other tests check their entries in the audit log. */
const ELSEWHERE = [
  'POST /mail/:id/retry',
  'POST /profile/email',
  'POST /profile/passkeys',
  'POST /profile/passkeys/:id/remove',
  'POST /profile/second-step/confirm',
  'POST /profile/second-step/codes',
  'POST /profile/second-step/off',
  'POST /project/last-number',
  'DELETE /profile/sessions/:id',
  'DELETE /users/:id/second-step',
];

/** Files for the calls that require a file. */
const FILES: Record<string, [Buffer, string]> = {
  'POST /uploads': [PDF, 'a.pdf'],
  'POST /media/:id/replace': [SVG, 'a.svg'],
  'POST /profile/portrait': [SVG, 'a.svg'],
};

describe('audit log', () => {
  const writes = () =>
    routesOf(test.app).filter((route) => isWrite(route) && route.access !== 'public' && !(route.name in UNAUDITED));
  const countEntries = () => test.connection.collection('audit').countDocuments();

  async function call(name: string): Promise<number> {
    const { path, body } = await prepareWrite(test, as.admin, name);
    const before = await countEntries();
    const method = name.split(' ')[0].toLowerCase() as 'post' | 'put' | 'delete';
    const request = test.http[method](path).set({ ...as.admin, ...asNewVisitor() });
    const file = FILES[name];
    const answer = await (file ? request.attach('file', ...file) : request.send(body));
    const refusal = answer.status < 300 ? null : answer.body;
    expect({ name, refusal }).toEqual({ name, refusal: null });
    return (await countEntries()) - before;
  }

  it('gets one entry from every write that needs a role', async () => {
    const entries: [string, number][] = [];
    for (const { name } of writes()) if (!ELSEWHERE.includes(name)) entries.push([name, await call(name)]);
    expect(entries.length).toBeGreaterThan(25);
    expect(entries.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it('is declared on every write that needs a role', () => {
    expect(
      writes()
        .filter(({ audited }) => audited === undefined)
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
