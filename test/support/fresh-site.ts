import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BlogViews } from '../../src/blogs/blog-views';
import { CACHED_RESOURCES } from '../../src/contract/cached-resources';
import { ContentVersions } from '../../src/platform/cache/content-versions';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { FirstAdministrator } from '../../src/users/first-administrator';
import { PasswordHasher } from '../../src/users/password-hasher';
import { User, type UserRow } from '../../src/users/schemas/user.schema';
import type { TestApp } from './app';

/** Written by the application itself at its start, and the sessions of tests. */
const KEPT = ['users', 'endedsessions', 'clock'];

/** Empties the database but for its users, in a twentieth of the time in which an application starts on a new one. */
export async function forgetRecords({ app, connection }: TestApp): Promise<void> {
  await app.get(MailOutbox).whenIdle();
  await app.get(BlogViews).flush();
  const collections = await connection.listCollections();
  const emptied = collections.filter(({ name }) => !KEPT.includes(name));
  await Promise.all(emptied.map(({ name }) => connection.collection(name).deleteMany({})));
  app.get(ContentVersions).bumpHere(...CACHED_RESOURCES);
}

/** Forgets all users, and makes the first one as a start on an empty database does. */
export async function startUsersAnew({ app, environment }: TestApp): Promise<void> {
  const users = app.get<Model<UserRow>>(getModelToken(User.name));
  await users.deleteMany();
  await new FirstAdministrator(users, environment, app.get(PasswordHasher)).onApplicationBootstrap();
}
