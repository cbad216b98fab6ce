import { lendDatabase } from './lent-database';

const { TEST_MONGODB_URI } = process.env;

/**
 * Environment for an empty database on the server of TEST_MONGODB_URI; without a server the site uses the embedded one.
 */
export async function databaseVariables(): Promise<Record<string, string>> {
  if (!TEST_MONGODB_URI) return {};
  const uri = new URL(TEST_MONGODB_URI);
  uri.pathname = (await lendDatabase(TEST_MONGODB_URI)).name;
  return { MONGODB_URI: uri.href };
}
