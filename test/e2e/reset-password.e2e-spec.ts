import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../src/platform/config/environment';
import { resetPassword } from '../../src/users/password-reset';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp, useTestApp } from '../support/app';
import { startUsersAnew } from '../support/fresh-site';
import { createWithSecondStep } from '../support/second-step';
import { ADMIN } from '../support/site';
import { createUser, isSessionValid } from '../support/users';

/**
 * Returns the settings with which a command-line tool uses the database of this application. With a MongoDB server,
 * adds the name of the test's database to the URL.
 */
function environmentOf({ environment, connection }: TestApp): Environment {
  const mongodbUri = environment.mongodbUri?.replace(/\/(?=\?|$)/, `/${connection.name}`);
  return { ...environment, mongodbUri };
}

describe('password reset', () => {
  const test = useTestApp();
  beforeEach(() => startUsersAnew(test));

  const login = (email: string, password: string, { http } = test) =>
    http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });

  it('works beside the running application, and ends sessions there', async () => {
    const admin = await signInAsAdmin(test);
    const password = await resetPassword(environmentOf(test), ` ${ADMIN.email.toUpperCase()}`);
    expect(password).toMatch(/^[\w-]{24}$/);
    expect(await isSessionValid(test, admin)).toBe(false);
    await login(ADMIN.email, ADMIN.password).expect(401);
    await login(ADMIN.email, password ?? '').expect(200);
  });

  it('keeps two-step login unless told otherwise', async () => {
    const { email } = await createWithSecondStep(test, await signInAsAdmin(test));
    const kept = await resetPassword(environmentOf(test), email);
    expect((await login(email, kept ?? '').expect(401)).body.secondStep).toBe(true);
    const password = await resetPassword(environmentOf(test), email, { withoutSecondStep: true });
    await login(email, password ?? '').expect(200);
  });

  it('reactivates an inactive user', async () => {
    const user = await createUser(test, await signInAsAdmin(test), { active: false });
    const password = await resetPassword(environmentOf(test), user.email);
    await login(user.email, password ?? '').expect(200);
  });

  it('gives another password each time', async () => {
    const passwords = [
      await resetPassword(environmentOf(test), ADMIN.email),
      await resetPassword(environmentOf(test), ADMIN.email),
    ];
    expect(new Set(passwords).size).toBe(2);
  });

  it('refuses an unknown email address', async () => {
    expect(await resetPassword(environmentOf(test), 'nobody@example.com')).toBeNull();
    expect(await test.connection.collection('users').countDocuments()).toBe(1);
    await login(ADMIN.email, ADMIN.password).expect(200);
  });

  // Skipped with a MongoDB server, because the server does not stop with the application.
  const whenEmbedded = process.env.TEST_MONGODB_URI ? it.skip : it;
  whenEmbedded('works while the application is stopped', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mosi-test-'));
    const start = () => startTestApp({ DATA_DIR: dataDir });
    const first = await start();
    await first.close();
    const password = await resetPassword(first.environment, ADMIN.email);
    const second = await start();
    const answer = await login(ADMIN.email, password ?? '', second);
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(answer.status).toBe(200);
  });
});
