import { lendDatabase } from './lent-database';

const { TEST_MONGODB_URI } = process.env;

/**
 * Settings of a site that has its data in an empty database on the server of TEST_MONGODB_URI; none without one:
 * embedded.
 */
export async function databaseVariables(): Promise<Record<string, string>> {
  if (!TEST_MONGODB_URI) return {};
  const uri = new URL(TEST_MONGODB_URI);
  uri.pathname = (await lendDatabase(TEST_MONGODB_URI)).name;
  return { MONGODB_URI: uri.href };
}
