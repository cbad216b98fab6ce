import type { mongo } from 'mongoose';
import { newSecret } from '../config/environment';
import { isDuplicateKey } from '../errors/database-error';

/** Name of the collection of secrets. Backups leave it out. */
export const SECRETS = 'secrets';

const JWT = 'jwt';

interface StoredSecret {
  _id: string;
  value: string;
  createdAt: Date;
}

/** Returns the secret that all processes share. The first process stores its own earlier or a new one. */
export async function readSharedSecret(db: mongo.Db, own: string | undefined): Promise<string> {
  const secrets = db.collection<StoredSecret>(SECRETS);
  const stored = await secrets.findOne({ _id: JWT });
  if (stored) return stored.value;
  const made = { _id: JWT, value: own ?? newSecret(), createdAt: new Date() };
  try {
    await secrets.insertOne(made);
    return made.value;
  } catch (error) {
    // Another process has stored a secret first, so its secret is used.
    const other = isDuplicateKey(error) && (await secrets.findOne({ _id: JWT }));
    if (!other) throw error;
    return other.value;
  }
}
