import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { encodePart, HOUR_SECONDS, jwt, takeToken } from '../support/tokens';

describe('session token', () => {
  const test = useTestApp();
  let token: string;
  let userId: string;
  beforeAll(async () => {
    ({ token, userId } = await takeToken(test));
  });

  /** Signs a token as the server does, except for the given claims, options and secret. */
  const forge = (claims: object = {}, options: object = {}, secret = test.environment.jwtSecret) =>
    jwt.sign(
      { sub: userId, ver: 0, jti: 'an id', ...claims },
      { secret, algorithm: 'HS256', expiresIn: HOUR_SECONDS, ...options },
    );

  const protectedCall = (headers: SignedIn) => test.http.get('/api/users').set(headers);
  const isKnown = async (headers: SignedIn): Promise<boolean> =>
    (await test.http.get('/api/auth/verify').set(headers).expect(200)).body.valid;

  it('is accepted when valid', async () => {
    for (const good of [token, forge()]) {
      await protectedCall({ 'x-auth-token': good }).expect(200);
      await protectedCall({ authorization: `Bearer ${good}` }).expect(200);
      expect(await isKnown({ 'x-auth-token': good })).toBe(true);
    }
  });

  const bad: [string, () => string][] = [
    ['no token at all', () => 'nonsense'],
    ['empty', () => ''],
    ['cut short', () => token.slice(0, -1)],
    ['signed by another secret', () => forge({}, {}, 'another secret of more than 32 characters')],
    ['expired', () => forge({}, { expiresIn: -1 })],
    ['not valid yet', () => forge({}, { notBefore: HOUR_SECONDS })],
    ['signed with another algorithm', () => forge({}, { algorithm: 'HS512' })],
    ['not signed', () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
    ['not signed, with the old signature', () => [encodePart({ alg: 'none' }), ...token.split('.').slice(1)].join('.')],
    [
      'changed after signing',
      () => {
        const [head, , signature] = token.split('.');
        return [head, encodePart({ sub: userId, ver: 0, exp: 9_999_999_999 }), signature].join('.');
      },
    ],
    ['of an older version of the user', () => forge({ ver: -1 })],
    ['of a later version of the user', () => forge({ ver: 1 })],
    ['without a version', () => forge({ ver: undefined })],
    ['with a version that is no number', () => forge({ ver: '0' })],
    ['without an id', () => forge({ jti: undefined })],
    ['of a user that is not there', () => forge({ sub: '0123456789abcdef01234567' })],
    ['of no user', () => forge({ sub: 'admin@example.com' })],
  ];

  it.each(bad)('is refused when it is %s, and ignored on public calls', async (_what, make) => {
    const spellings: SignedIn[] = [{ 'x-auth-token': make() }, { authorization: `Bearer ${make()}` }];
    for (const headers of spellings) {
      const answer = await protectedCall(headers).expect(401);
      expect(answer.body).toEqual({
        success: false,
        statusCode: 401,
        message: 'Please log in.',
        msg: 'Please log in.',
      });
      expect(await isKnown(headers)).toBe(false);
      await test.http.get('/api/services').set(headers).expect(200);
    }
  });

  it('lives as long as JWT_EXPIRES_IN says', async () => {
    const short = await startTestApp({ JWT_EXPIRES_IN: '30m' });
    const { 'x-auth-token': made } = await signInAsAdmin(short);
    await short.close();
    const { iat, exp } = jwt.decode<{ iat: number; exp: number }>(made);
    expect(exp - iat).toBe(1_800);
  });
});
