import { FailedLoginsService } from '../../src/auth/failed-logins.service';
import { Jobs } from '../../src/platform/jobs/jobs';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { SHARED_COLLECTIONS } from '../../src/platform/processes/shared-collections';
import type { TestApp } from './app';
import { ADMIN } from './site';

/** Stops background jobs, such as the sending of newsletters. They would change rows that the tests compare. */
export async function holdStill({ app }: TestApp): Promise<void> {
  app.get(Jobs).onApplicationShutdown();
  await app.get(MailOutbox).beforeApplicationShutdown();
}

/**
 * Returns all stored rows, to prove that a refused call wrote nothing. Leaves out rows that also change without a call:
 * the confirmed time in `clock`, and messages between processes.
 */
export async function readAllRows(test: TestApp): Promise<Record<string, unknown[]>> {
  await test.app.get(FailedLoginsService).whenWritten();
  const collections = await test.connection.listCollections();
  const ofProcesses: string[] = ['clock', ...Object.values(SHARED_COLLECTIONS)];
  const names = collections.map(({ name }) => name).filter((name) => !ofProcesses.includes(name));
  const entries = await Promise.all(
    names.map(async (name) => [name, await test.connection.collection(name).find().sort({ _id: 1 }).toArray()]),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}

/** Removes all rows except the first administrator and the settings. */
export async function removeRows(test: TestApp): Promise<void> {
  for (const { name } of await test.connection.listCollections()) {
    if (name === 'settings') continue;
    const filter = name === 'users' ? { email: { $ne: ADMIN.email } } : {};
    await test.connection.collection(name).deleteMany(filter);
  }
}
