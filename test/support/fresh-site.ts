import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BlogViewsService } from '../../src/blogs/blog-views.service';
import { CACHED_RESOURCES } from '../../src/contract/cached-resources';
import { ContentVersionsService } from '../../src/platform/cache/content-versions.service';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { FirstAdministratorService } from '../../src/users/first-administrator.service';
import { PasswordHasher } from '../../src/users/password-hasher';
import { User, type UserRow } from '../../src/users/schemas/user.schema';
import type { TestApp } from './app';

/** Collections that stay, because the start of the application and the sessions of the tests fill them. */
const KEPT = ['users', 'endedsessions', 'staffsessions', 'clock'];

/** Empties all collections except `KEPT`. This is twenty times faster than starting a new application. */
export async function forgetRecords({ app, connection }: TestApp): Promise<void> {
  await app.get(MailOutbox).whenIdle();
  await app.get(BlogViewsService).flush();
  const collections = await connection.listCollections();
  const emptied = collections.filter(({ name }) => !KEPT.includes(name));
  await Promise.all(emptied.map(({ name }) => connection.collection(name).deleteMany({})));
  app.get(ContentVersionsService).bumpHere(...CACHED_RESOURCES);
}

/** Deletes all users and creates the first one, as a start on an empty database does. */
export async function startUsersAnew({ app, environment }: TestApp): Promise<void> {
  const users = app.get<Model<UserRow>>(getModelToken(User.name));
  await users.deleteMany();
  await new FirstAdministratorService(users, environment, app.get(PasswordHasher)).onApplicationBootstrap();
}
