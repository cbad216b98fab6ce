import { TEXT_KINDS } from '../../src/contract/texts';
import type { Role } from '../../src/contract/users';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { useTestApp } from '../support/app';
import { PDF, SVG } from '../support/files';
import { isWrite, prepareWrite } from '../support/prepared-writes';
import { routesOf } from '../support/routes';
import { holdStill } from '../support/rows';

/** Staff writes without an audit entry, with the reason. */
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
  'POST /issues/preview': 'It changes nothing.',
  'POST /issues/:id/test': 'It changes nothing, and mails its caller alone.',
  'POST /website/preview': 'It changes nothing, and keeps for minutes what its caller typed.',
};

/** Writes that need more than a record to succeed; other tests check their entries. */
const ELSEWHERE = [
  'POST /mail/:id/retry',
  'POST /profile/email',
  'POST /profile/second-step/confirm',
  'POST /profile/second-step/codes',
  'POST /profile/second-step/off',
  'POST /project/last-number',
  'DELETE /users/:id/second-step',
];

/** Files of the calls that require one. */
const FILES: Record<string, [Buffer, string]> = {
  'POST /uploads': [PDF, 'a.pdf'],
  'POST /media/:id/replace': [SVG, 'a.svg'],
};

describe('audit log', () => {
  const test = useTestApp();
  let as: Record<Role, SignedIn>;
  beforeAll(async () => {
    await holdStill(test);
    as = await signInAsEach(test);
  });

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
