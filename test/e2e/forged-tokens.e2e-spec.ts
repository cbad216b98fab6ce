import { generateKeyPairSync } from 'node:crypto';
import type { SignedIn } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { encodePart, HOUR_SECONDS, jwt, signByHand, takeToken } from '../support/tokens';

describe('forged token', () => {
  const test = useTestApp();
  let token: string;
  let userId: string;
  beforeAll(async () => {
    ({ token, userId } = await takeToken(test));
  });

  /** Signs a token with the server's own secret. */
  const sign = (claims: object | string) => signByHand(claims, test.environment.jwtSecret);
  const forge = (claims: object) =>
    sign({ sub: userId, ver: 0, jti: 'an id', exp: Math.floor(Date.now() / 1_000) + HOUR_SECONDS, ...claims });
  const usersWith = (headers: SignedIn) => test.http.get('/api/users').set(headers);

  it('would be valid otherwise: each case fails for its one fault', async () => {
    await usersWith({ 'x-auth-token': forge({}) }).expect(200);
  });

  it.each<[string, () => string]>([
    ['a user that is an operator', () => forge({ sub: { $ne: null } })],
    ['a user that is a list', () => forge({ sub: [userId] })],
    ['a version that is an operator', () => forge({ ver: { $gte: 0 } })],
    ['a version that is a list', () => forge({ ver: [0] })],
    ['a version that is no finite number', () => forge({ ver: Number.NaN })],
    ['a role of its own', () => forge({ sub: '0123456789abcdef01234567', role: 'admin', user: { role: 'admin' } })],
    ['claims under __proto__', () => sign(`{"__proto__":{"sub":"${userId}","ver":0,"jti":"an id"}}`)],
    ['no number for its end', () => forge({ exp: 'never' })],
    ['another capital in its algorithm', () => `${encodePart({ alg: 'NonE', typ: 'JWT' })}.${token.split('.')[1]}.`],
    [
      'an empty secret',
      () => jwt.sign({ sub: userId, ver: 0, jti: 'an id' }, { secret: Buffer.alloc(1), expiresIn: HOUR_SECONDS }),
    ],
    [
      'a key pair instead of the secret',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
        return jwt.sign(
          { sub: userId, ver: 0, jti: 'an id' },
          { privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }), algorithm: 'RS256' },
        );
      },
    ],
    [
      'a key that it names itself',
      () =>
        jwt.sign(
          { sub: userId, ver: 0, jti: 'an id' },
          { secret: 'x'.repeat(40), keyid: '../../../dev/null', header: { alg: 'HS256', jku: 'http://127.0.0.1/' } },
        ),
    ],
    ['claims that are no JSON', () => [token.split('.')[0], encodePart('{'), token.split('.')[2]].join('.')],
    ['claims that are null', () => [token.split('.')[0], encodePart('null'), token.split('.')[2]].join('.')],
    ['ten thousand characters', () => `${token}${'x'.repeat(10_000)}`],
    ['four parts', () => `${token}.${token.split('.')[2]}`],
    ['another one behind it', () => `${token}, ${token}`],
    ['NUL and odd signs', () => encodeURIComponent(`${token}\u0000`)],
  ])('is refused with %s', async (_what, make) => {
    const forged = make();
    const spellings: SignedIn[] = [{ 'x-auth-token': forged }, { authorization: `Bearer ${forged}` }];
    for (const headers of spellings) {
      expect((await usersWith(headers)).status).toBe(401);
    }
  });

  it('is refused for every other first character of a signature', async () => {
    const [head, claims, signature] = token.split('.');
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const other = `${head}.${claims}.${sign}${signature.slice(1)}`;
      expect((await usersWith({ 'x-auth-token': other })).status).toBe(sign === signature[0] ? 200 : 401);
    }
  });

  it('is read from its two headers only, as a good one is', async () => {
    await test.http.get(`/api/users?token=${token}&x-auth-token=${token}&access_token=${token}`).expect(401);
    await usersWith({ cookie: `token=${token}; x-auth-token=${token}; adminAuthToken=${token}` }).expect(401);
    await usersWith({ authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` }).expect(401);
    await usersWith({ authorization: token }).expect(401);
    await test.http.post('/api/users').send({ token, 'x-auth-token': token }).expect(401);
    await usersWith({ 'x-auth-token': token }).expect(200);
  });

  it('is refused if another installation made it with its own secret', async () => {
    const other = await startTestApp();
    expect(other.environment.jwtSecret).not.toBe(test.environment.jwtSecret);
    expect(other.environment.jwtSecret.length).toBeGreaterThanOrEqual(32);
    await other.http.get('/api/users').set('x-auth-token', token).expect(401);
    await other.close();
  });
});
