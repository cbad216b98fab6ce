import { ADMIN, type TestApp } from './app';

/** Everything that is stored, to prove that a refused call has written nothing. But for the clock's mark, which the application moves by itself. */
export async function readAllRows(test: TestApp): Promise<Record<string, unknown[]>> {
  const collections = await test.connection.listCollections();
  const names = collections.map(({ name }) => name).filter((name) => name !== 'clock');
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
