import { lendDatabase } from './lent-database';

const { TEST_MONGODB_URI } = process.env;

/**
 * Returns environment variables for an empty database on the server of TEST_MONGODB_URI. Without this variable, returns
 * none, and the site uses the embedded database.
 */
export async function databaseVariables(): Promise<Record<string, string>> {
  if (!TEST_MONGODB_URI) return {};
  const uri = new URL(TEST_MONGODB_URI);
  uri.pathname = (await lendDatabase(TEST_MONGODB_URI)).name;
  return { MONGODB_URI: uri.href };
}
