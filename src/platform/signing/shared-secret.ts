import type { mongo } from 'mongoose';
import { newSecret } from '../config/environment';
import { isDuplicateKey } from '../errors/database-error';

/** The collection of what no archive holds. */
export const SECRETS = 'secrets';

const JWT = 'jwt';

interface StoredSecret {
  _id: string;
  value: string;
  createdAt: Date;
}

/** The secret of a database: put there once, whoever comes first, and never changed. @param own what this process had before */
export async function readSharedSecret(db: mongo.Db, own: string | undefined): Promise<string> {
  const secrets = db.collection<StoredSecret>(SECRETS);
  const stored = await secrets.findOne({ _id: JWT });
  if (stored) return stored.value;
  const made = { _id: JWT, value: own ?? newSecret(), createdAt: new Date() };
  try {
    await secrets.insertOne(made);
    return made.value;
  } catch (error) {
    // Another process was faster: all go by its secret.
    const other = isDuplicateKey(error) && (await secrets.findOne({ _id: JWT }));
    if (!other) throw error;
    return other.value;
  }
}
