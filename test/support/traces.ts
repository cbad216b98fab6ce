import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestApp } from './app';

/** Every place in which a text stands: collections of the raw database, and files of the outbox as they are and decoded. */
export async function tracesOf(test: TestApp, text: string): Promise<string[]> {
  const found: string[] = [];
  const holds = (value: unknown) => JSON.stringify(value).toLowerCase().includes(text.toLowerCase());
  for (const { name } of await test.connection.listCollections()) {
    for (const row of await test.connection.collection(name).find().toArray()) if (holds(row)) found.push(name);
  }
  const folder = join(test.environment.dataDir, 'outbox');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const bytes = readFileSync(join(folder, name));
    if (holds(bytes.toString()) || holds(await PostalMime.parse(bytes))) found.push('outbox');
  }
  return found.sort();
}
