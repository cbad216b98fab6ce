import { getModelToken } from '@nestjs/mongoose';
import { createConnection, type Model, type Schema } from 'mongoose';
import type { Environment } from '../../src/platform/config/environment';
import { joinDatabase } from '../../src/platform/database/open-database';
import { startBanner } from '../../src/start-banner';
import { FirstAdministratorService } from '../../src/users/first-administrator.service';
import { PasswordHasher } from '../../src/users/password-hasher';
import { User, type UserRow, UserSchema } from '../../src/users/schemas/user.schema';
import { asNewVisitor } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { startUsersAnew } from '../support/fresh-site';
import { ADMIN } from '../support/site';

describe('first administrator', () => {
  const test = useTestApp({ ADMIN_PASSWORD: '' });
  let users: Model<UserRow>;
  beforeAll(async () => {
    users = test.app.get<Model<UserRow>>(getModelToken(User.name));
  });
  beforeEach(() => startUsersAnew(test));

  const login = (email: string, password: string | undefined, { http } = test) =>
    http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });
  /** Starts the service again, like a second process that uses the same database. */
  const startAnother = (environment: Partial<Environment> = {}, model = users) =>
    new FirstAdministratorService(model, { ...test.environment, ...environment }, new PasswordHasher());

  it('gets a random password in the start banner when none is set', async () => {
    const fresh = await startTestApp({ ADMIN_PASSWORD: '' });
    const created = fresh.app.get(FirstAdministratorService).created;
    expect(created).toEqual({ email: ADMIN.email, generatedPassword: expect.stringMatching(/^[\w-]{24}$/) });
    const answer = await login(ADMIN.email, created?.generatedPassword, fresh).expect(200);
    expect(answer.body.user).toMatchObject({ name: 'Admin User', role: 'admin' });
    const banner = await startBanner(fresh.app, fresh.environment);
    expect(banner).toContain(ADMIN.email);
    expect(banner).toContain(created?.generatedPassword);
    await fresh.close();
  });

  it('is created only without any user', async () => {
    await users.updateMany({}, { $set: { role: 'viewer', active: false } });
    const another = startAnother({ adminEmail: 'second@example.com' });
    await another.onApplicationBootstrap();
    expect(another.created).toBeNull();
    expect(await users.countDocuments()).toBe(1);
  });

  it('has the configured password, which is shown nowhere', async () => {
    await users.deleteMany();
    const another = startAnother({ adminEmail: 'set@example.com', adminPassword: ADMIN.password });
    await another.onApplicationBootstrap();
    expect(another.created).toEqual({ email: 'set@example.com', generatedPassword: undefined });
    await login('set@example.com', ADMIN.password).expect(200);
  });

  it.each(['password', 'ADMIN@example.com', 'Administrator'])(
    'is not created with the password %s, which stops the start',
    async (adminPassword) => {
      const adminEmail = adminPassword === 'Administrator' ? 'administrator@mosi.example' : ADMIN.email;
      await users.deleteMany();
      const another = startAnother({ adminEmail, adminPassword });
      await expect(another.onApplicationBootstrap()).rejects.toThrow(/^ADMIN_PASSWORD is too easy to guess\. .*\.$/);
      expect(await users.countDocuments()).toBe(0);
    },
  );

  it('keeps an existing weak password', async () => {
    const another = startAnother({ adminPassword: 'password' });
    await another.onApplicationBootstrap();
    expect(another.created).toBeNull();
  });

  it('is created once by processes that start on an empty database', async () => {
    await users.deleteMany();
    const processes = [startAnother(), startAnother(), startAnother()];
    await Promise.all(processes.map((another) => another.onApplicationBootstrap()));
    expect(processes.filter(({ created }) => created !== null)).toHaveLength(1);
    expect(await users.countDocuments()).toBe(1);
    const [{ created }] = processes.filter((another) => another.created);
    await login(ADMIN.email, created?.generatedPassword).expect(200);
  });

  it('is created once a database answers that was away at first', async () => {
    await users.deleteMany();
    const connection = createConnection();
    const model = connection.model<UserRow>(User.name, (UserSchema as Schema).clone().set('bufferCommands', false));
    const another = startAnother({}, model);
    const printed = new Promise<string>((resolve) => {
      jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
        resolve(String(text));
        return true;
      });
    });
    await another.onApplicationBootstrap();
    expect(another.created).toBeNull();
    expect(await users.countDocuments()).toBe(0);

    const { uri } = await joinDatabase(test.environment);
    await connection.openUri(uri, { dbName: test.connection.name });
    const text = await printed;
    jest.restoreAllMocks();
    expect(text).toContain(ADMIN.email);
    const password = another.created?.generatedPassword ?? 'none';
    expect(text).toContain(password);
    await login(ADMIN.email, password).expect(200);
    await connection.close();
  });
});
