import type { Access } from '../../src/contract/calls/call';
import { TEXT_KINDS } from '../../src/contract/texts';
import { allows, ROLES, type Role } from '../../src/contract/users';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { CALLS, nameOf, routesOf } from '../support/routes';

const MATRIX = Object.fromEntries(CALLS.map((call) => [nameOf(call), call.who]));

/**
 * Public calls. The contract also lists them. The test compares both lists, so that no call becomes public by mistake.
 */
const PUBLIC = new Set([
  ...['POST /auth/login/passkey', 'POST /auth/login/passkey/start'],
  ...['POST /auth/login', 'POST /auth/logout', 'GET /auth/verify', 'GET /auth/recovery', 'POST /auth/forgotten'],
  ...['POST /auth/link', 'POST /auth/reset', 'POST /auth/invitation', 'POST /auth/email'],
  ...['POST /auth/logout/everywhere', 'GET /health', 'GET /health/live', 'GET /health/ready', 'GET /settings'],
  ...['GET /website', 'GET /blogs', 'GET /blogs/categories', 'GET /blogs/:id', 'GET /blogs/:id/related'],
  ...['GET /blogs/:id/comments', 'POST /blogs/:id/comments', 'GET /team', 'GET /services', 'GET /services/:id'],
  ...['GET /pages/linked', 'GET /pages/by-slug/:slug', 'POST /contact', 'POST /newsletter'],
  ...['POST /newsletter/unsubscribe/:token', 'GET /issues/archive', 'GET /issues/archive/:id', 'POST /project'],
  ...['POST /project/find', 'GET /project/quote/:id/pdf', 'GET /project/track/:id'],
  ...['POST /project/track/:id/messages', 'GET /project/quote/:id', 'POST /project/quote/:id/accept'],
  ...['POST /project/quote/:id/decline', 'POST /project/quote/:id/paid'],
  ...[
    'GET /invoices/:id',
    'POST /invoices/:id/paid',
    'GET /invoices/:id/pdf',
    'GET /credit-notes/:id/pdf',
    'GET /receipts/:id/pdf',
  ],
]);

const OTHERS: Record<string, Access> = {
  'PUT /settings': 'admin',
  'GET /newsletter/export': 'editor',
  'GET /exports/:list': 'editor',
  'GET /exports/documents.zip': 'admin',
  // Emails to all subscribers cannot be recalled.
  'POST /issues/:id/send': 'admin',
  'POST /issues/:id/resume': 'admin',
  // Permanently deletes a text, which may name a person.
  'DELETE /versions/:kind/:id/:versionId': 'admin',
  // Sends an email under the site's name to any email address.
  'POST /mail/test': 'admin',
  // Calls after the restore of a backup. Sending or discarding the emails on hold cannot be undone, and only the person
  // who runs the site knows the last quote number.
  'GET /mail/on-hold': 'admin',
  'POST /mail/on-hold/send': 'admin',
  'POST /mail/on-hold/discard': 'admin',
  'POST /project/last-number': 'admin',
  'GET /health/integrity': 'admin',
  // Viewers may not delete records, so they may not see or restore deleted ones either.
  'GET /trash': 'editor',
  // The launch checklist lists tasks that viewers cannot do.
  'GET /dashboard/readiness': 'editor',
  // Reads a draft. Only editors can open the screen that shows it.
  ...Object.fromEntries(TEXT_KINDS.map((kind): [string, Access] => [`GET /${kind}/:id/draft`, 'editor'])),
  // Sets a cookie to see the site in maintenance mode. It changes no data.
  'POST /auth/look': 'viewer',
  // Everyone may change their own password. For other accounts, the service requires an administrator.
  'PUT /users/:id/password': 'viewer',
  'PUT /profile': 'viewer',
  'POST /profile/email': 'viewer',
  'POST /profile/portrait': 'viewer',
  'DELETE /profile/portrait': 'viewer',
  'GET /profile/sessions': 'viewer',
  'DELETE /profile/sessions/:id': 'viewer',
  'POST /profile/passkeys': 'viewer',
  'POST /profile/passkeys/start': 'viewer',
  'POST /profile/passkeys/:id/remove': 'viewer',
  'POST /profile/second-step': 'viewer',
  'POST /profile/second-step/confirm': 'viewer',
  'POST /profile/second-step/codes': 'viewer',
  'POST /profile/second-step/off': 'viewer',
};

/**
 * Returns the least access that a call needs. Rule for calls that are in neither list: administrators manage accounts,
 * personal data and the whole site, editors write, viewers read.
 */
function expectedAccess(name: string): Access {
  if (PUBLIC.has(name)) return 'public';
  if (OTHERS[name]) return OTHERS[name];
  if (/ \/(users|audit|privacy|backup|sample)/.test(name)) return 'admin';
  return name.startsWith('GET') ? 'viewer' : 'editor';
}

const UNKNOWN = '0123456789abcdef01234567';

describe('access', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  const ids = {} as Record<Role, string>;
  beforeAll(async () => {
    for (const role of ROLES) ids[role] = (await test.http.get('/api/auth/verify').set(as[role])).body.user._id;
  });

  it('is declared for every route, as in the contract', () => {
    const declared = Object.fromEntries(routesOf(test.app).map(({ name, access }) => [name, access ?? 'NOT DECLARED']));
    expect(declared).toEqual(MATRIX);
  });

  it('is restricted to the roles that the rule names', () => {
    expect(MATRIX).toEqual(Object.fromEntries(Object.keys(MATRIX).map((name) => [name, expectedAccess(name)])));
  });

  it('has handlers with the method and path of their call', () => {
    const others = routesOf(test.app).filter(({ name, call }) => call === undefined || nameOf(call) !== name);
    expect(others.map(({ name, call }) => `${name} fulfils ${call ? nameOf(call) : 'no call'}`)).toEqual([]);
    expect(CALLS.map(nameOf).sort()).toEqual(
      routesOf(test.app)
        .map(({ name }) => name)
        .sort(),
    );
  });

  /** Makes a call with an empty body and unknown ids, and returns the status. `role` is null for a visitor. */
  async function call(name: string, role: Role | null): Promise<number> {
    const [verb, route] = name.split(' ');
    const userId = name === 'PUT /users/:id/password' && role ? ids[role] : UNKNOWN;
    const path = `/api${route.replace(':id', userId).replace(/:\w+/g, UNKNOWN)}`;
    const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    // Sends logout calls without a session, because a logout would end the session that the other calls use.
    const session = role && !name.startsWith('POST /auth/logout') ? as[role] : {};
    const request = test.http[method](path).set({ ...asNewVisitor(), ...session });
    return (await (verb === 'GET' ? request : request.send({}))).status;
  }

  describe.each(Object.entries(MATRIX))('%s (%s)', (name, access) => {
    it('answers each role as declared', async () => {
      const expected = (role: Role | null): number[] => {
        if (access === 'public') return [];
        if (role === null) return [401];
        return allows(role, access) ? [] : [403];
      };
      for (const role of [null, ...ROLES]) {
        const status = await call(name, role);
        const refusals = [401, 403].filter((refusal) => refusal === status);
        expect({ role, refusals }).toEqual({ role, refusals: expected(role) });
        expect(status).toBeLessThan(500);
      }
    });
  });

  it('is checked before the body, whatever the body contains', async () => {
    const bodies = [
      ['application/json', '{'],
      ['application/json', '{"$where":1}'],
      ['application/json', JSON.stringify({ text: 'x'.repeat(1_100_000) })],
      ['text/plain', 'hello'],
    ];
    const guarded = CALLS.filter(({ method, who }) => method !== 'GET' && who !== 'public');
    const others: unknown[] = [];
    for (const { method, path, who } of guarded) {
      const verb = method.toLowerCase() as 'post' | 'put' | 'delete';
      const refused = [null, ...ROLES.filter((each) => !allows(each, who as Role))];
      for (const [turn, [type, body]] of bodies.entries()) {
        const role = refused[turn % refused.length];
        const request = test.http[verb](`/api${path.replace(/:\w+/g, UNKNOWN)}`).set(role ? as[role] : {});
        const { status } = await request.set({ 'content-type': type }).send(body);
        if (status !== (role ? 403 : 401)) others.push([method, path, role, body.slice(0, 10), status]);
      }
    }
    expect(others).toEqual([]);
    expect(guarded.length).toBeGreaterThan(50);
  });

  it('is checked for every spelling of the path', async () => {
    for (const path of ['/api/users/', '/api/USERS', '/API/users', '/api/users?x=1', '/api/%75sers']) {
      expect([401, 404]).toContain((await test.http.get(path)).status);
    }
    expect((await test.http.head('/api/users')).status).toBe(401);
  });
});
