import { Jobs } from '../../src/platform/jobs/jobs';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { SHARED_COLLECTIONS } from '../../src/platform/processes/shared-collections';
import { ADMIN, type TestApp } from './app';

/** Ends what the application does by itself, such as sending an issue that stands prepared: it would change rows while they are compared. */
export async function holdStill({ app }: TestApp): Promise<void> {
  app.get(Jobs).onApplicationShutdown();
  await app.get(MailOutbox).beforeApplicationShutdown();
}

/**
 * Everything that is stored, to prove that a refused call has written nothing. But for what the application moves by itself:
 * the clock's mark, and what processes on one MongoDB tell each other.
 */
export async function readAllRows(test: TestApp): Promise<Record<string, unknown[]>> {
  const collections = await test.connection.listCollections();
  const ofProcesses: string[] = ['clock', ...Object.values(SHARED_COLLECTIONS)];
  const names = collections.map(({ name }) => name).filter((name) => !ofProcesses.includes(name));
  const entries = await Promise.all(
    names.map(async (name) => [name, await test.connection.collection(name).find().sort({ _id: 1 }).toArray()]),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}

/** Removes what tests have written, but for the first administrator and the settings. */
export async function removeRows(test: TestApp): Promise<void> {
  for (const { name } of await test.connection.listCollections()) {
    if (name === 'settings') continue;
    const kept = name === 'users' ? { email: { $ne: ADMIN.email } } : {};
    await test.connection.collection(name).deleteMany(kept);
  }
}
