import { allows, ROLES, type Role } from '../../src/contract/users';
import type { Access } from '../../src/platform/access/access.decorator';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { routesOf } from '../support/routes';

/** Who may make which call. */
const MATRIX: Record<string, Access> = {
  'POST /auth/login': 'public',
  'POST /auth/logout': 'public',
  'GET /auth/verify': 'public',
  'GET /health': 'public',

  'GET /blogs': 'public',
  'GET /blogs/:id': 'public',
  'GET /blogs/:id/related': 'public',
  'POST /blogs': 'editor',
  'PUT /blogs/:id': 'editor',
  'DELETE /blogs/:id': 'editor',
  'POST /blogs/:id/restore': 'editor',

  'GET /team': 'public',
  'POST /team': 'editor',
  'PUT /team/:id': 'editor',
  'DELETE /team/:id': 'editor',
  'POST /team/:id/restore': 'editor',

  'GET /services': 'public',
  'GET /services/:id': 'public',
  'POST /services': 'editor',
  'PUT /services/:id': 'editor',
  'DELETE /services/:id': 'editor',
  'POST /services/:id/restore': 'editor',

  'POST /uploads': 'editor',
  'DELETE /uploads/:filename': 'editor',

  'POST /contact': 'public',
  'GET /contact': 'viewer',
  'GET /contact/:id': 'viewer',
  'POST /contact/reply': 'editor',
  'PUT /contact/:id': 'editor',
  'DELETE /contact/:id': 'editor',
  'POST /contact/:id/restore': 'editor',

  'POST /project': 'public',
  'GET /project': 'viewer',
  'GET /project/:id': 'viewer',
  'PUT /project/:id': 'editor',
  'GET /project/admin/quote/:projectRequestId': 'viewer',
  'GET /project/quote/:id': 'public',
  'GET /project/track/:id': 'public',
  'POST /project/quote/:id/accept': 'public',
  'POST /project/quote/:id/decline': 'public',
  'POST /project/quote': 'editor',
  'POST /project/quote/send-email': 'editor',

  'GET /backup': 'admin',

  'GET /mail/failed': 'viewer',
  'POST /mail/:id/retry': 'editor',

  'GET /users': 'admin',
  'POST /users': 'admin',
  'PUT /users/:id': 'admin',
  // For oneself; for others the service asks for an administrator.
  'PUT /users/:id/password': 'viewer',
  'DELETE /users/:id': 'admin',
  'POST /users/:id/restore': 'admin',

  'POST /newsletter': 'public',
  'POST /newsletter/unsubscribe/:token': 'public',
  'GET /newsletter': 'viewer',
  'GET /newsletter/export': 'editor',
  'DELETE /newsletter/:id': 'editor',
  'POST /newsletter/:id/restore': 'editor',

  'GET /dashboard': 'viewer',

  'GET /audit': 'admin',

  'POST /privacy/find': 'admin',
  'POST /privacy/export': 'admin',
  'POST /privacy/erase': 'admin',

  'GET /settings': 'public',
  'PUT /settings': 'admin',

  'GET /pages': 'viewer',
  'GET /pages/linked': 'public',
  'GET /pages/by-slug/:slug': 'public',
  'POST /pages': 'editor',
  'PUT /pages/:id': 'editor',
  'DELETE /pages/:id': 'editor',
  'POST /pages/:id/restore': 'editor',
};

const UNKNOWN = '0123456789abcdef01234567';

describe('access', () => {
  let test: TestApp;
  let as: Record<Role, SignedIn>;
  const ids = {} as Record<Role, string>;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
    for (const role of ROLES) ids[role] = (await test.http.get('/api/auth/verify').set(as[role])).body.user._id;
  });
  afterAll(() => test.close());

  it('is declared for every route there is, as the contract says', () => {
    const declared = Object.fromEntries(routesOf(test.app).map(({ name, access }) => [name, access ?? 'NOT DECLARED']));
    expect(declared).toEqual(MATRIX);
  });

  /** Status of a call with an empty body, for ids that nothing has; `role` null is a visitor. */
  async function call(name: string, role: Role | null): Promise<number> {
    const [verb, route] = name.split(' ');
    const own = name === 'PUT /users/:id/password' && role ? ids[role] : UNKNOWN;
    const path = `/api${route.replace(':id', own).replace(/:\w+/g, UNKNOWN)}`;
    const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    // Logging out would end the session that the other calls need.
    const session = role && name !== 'POST /auth/logout' ? as[role] : {};
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

  it('is asked for however the path is written', async () => {
    for (const path of ['/api/users/', '/api/USERS', '/API/users', '/api/users?x=1', '/api/%75sers']) {
      expect([401, 404]).toContain((await test.http.get(path)).status);
    }
    expect((await test.http.head('/api/users')).status).toBe(401);
  });
});
