import PostalMime from 'postal-mime';
import { Outbox } from '../../src/platform/mail/outbox/outbox';
import type { TestApp } from './app';

/**
 * Returns all places where a text is stored: names of collections in the database, and files of the outbox. Searches
 * each file twice: as stored, and decoded.
 */
export async function tracesOf(test: TestApp, text: string): Promise<string[]> {
  const found: string[] = [];
  const holds = (value: unknown) => JSON.stringify(value).toLowerCase().includes(text.toLowerCase());
  for (const { name } of await test.connection.listCollections()) {
    for (const row of await test.connection.collection(name).find().toArray()) if (holds(row)) found.push(name);
  }
  const outbox = test.app.get(Outbox);
  for (const { name } of await outbox.list()) {
    const bytes = (await outbox.read(name)) ?? Buffer.alloc(0);
    if (holds(bytes.toString()) || holds(await PostalMime.parse(bytes))) found.push('outbox');
  }
  return found.sort();
}
