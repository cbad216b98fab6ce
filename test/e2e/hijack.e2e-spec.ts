import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Environment } from '../../src/platform/config/environment';
import { FirstAdministratorService } from '../../src/users/first-administrator.service';
import { PasswordHasher } from '../../src/users/password-hasher';
import { User, type UserRow } from '../../src/users/schemas/user.schema';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { startUsersAnew } from '../support/fresh-site';
import { ADMIN } from '../support/site';
import { createUser, PASSWORD } from '../support/users';

describe('first administrator', () => {
  const test = useTestApp();
  let users: Model<UserRow>;
  beforeAll(async () => {
    users = test.app.get<Model<UserRow>>(getModelToken(User.name));
  });
  beforeEach(() => startUsersAnew(test));

  const login = (email: string, password: string) =>
    test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });
  /** Simulates the next start with other settings. */
  const startAgain = (environment: Partial<Environment>) =>
    new FirstAdministratorService(
      users,
      { ...test.environment, ...environment },
      new PasswordHasher(),
    ).onApplicationBootstrap();

  it('keeps the chosen password when a later start has other settings', async () => {
    await startAgain({ adminPassword: 'planted in the environment' });
    await startAgain({ adminEmail: 'mallory@example.com', adminPassword: 'planted in the environment' });
    await login(ADMIN.email, 'planted in the environment').expect(401);
    await login('mallory@example.com', 'planted in the environment').expect(401);
    await login(ADMIN.email, ADMIN.password).expect(200);
    expect(await users.countDocuments()).toBe(1);
  });

  it('is no existing user whom the settings name', async () => {
    const admin = await signInAsAdmin(test);
    const viewer = await createUser(test, admin, { role: 'viewer' });
    await startAgain({ adminEmail: viewer.email, adminPassword: 'planted in the environment' });
    await login(viewer.email, 'planted in the environment').expect(401);
    expect((await login(viewer.email, PASSWORD).expect(200)).body.user.role).toBe('viewer');
  });

  it('cannot be created by a call, even without any user', async () => {
    const admin = await signInAsAdmin(test);
    await users.deleteMany();
    const planted = { name: 'Mallory', email: 'mallory@example.com', password: PASSWORD, role: 'admin', active: true };
    for (const headers of [{}, admin]) {
      await test.http.post('/api/users').set(headers).send(planted).expect(401);
      await test.http.get('/api/users').set(headers).expect(401);
    }
    for (const path of [
      'auth/register',
      'auth/signup',
      'auth/setup',
      'auth/reset-password',
      'signup',
      'setup',
      'users/first',
    ]) {
      await test.http.post(`/api/${path}`).set(asNewVisitor()).send(planted).expect(404);
    }
    expect(await users.countDocuments()).toBe(0);
  });

  it('has no readable password in the data folder', async () => {
    const generated = await startTestApp({ ADMIN_PASSWORD: '' });
    const password = generated.app.get(FirstAdministratorService).created?.generatedPassword ?? '';
    expect(password).toHaveLength(24);
    const { dataDir } = generated.environment;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    // With a MongoDB server, the data folder contains no files. Then nothing is checked below.
    expect(files.length > 0).toBe(!process.env.TEST_MONGODB_URI);
    for (const { parentPath, name } of files) {
      expect([name, readFileSync(join(parentPath, name)).includes(password)]).toEqual([name, false]);
    }
    await generated.close();
  });
});
