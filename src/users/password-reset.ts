import { createConnection, type Schema } from 'mongoose';
import { Passkey, PasskeySchema } from '../passkeys/passkey.schema';
import type { Environment } from '../platform/config/environment';
import { joinDatabase } from '../platform/database/open-database';
import { changeRow } from '../platform/database/save-edit';
import { SECOND_STEP_SECRETS } from '../second-step/second-step.schema';
import { PasswordHasher, randomPassword } from './password-hasher';
import { User, type UserRow, UserSchema } from './schemas/user.schema';

const TIMEOUT_MS = 5_000;

/**
 * Sets a random password, activates the user and ends all sessions. The application may be running. Returns `null` if
 * the user does not exist.
 * @param withoutSecondStep true also removes two-step login and passkeys, for a user who has lost phone and recovery
 * codes
 */
export async function resetPassword(
  environment: Environment,
  email: string,
  { withoutSecondStep = false } = {},
): Promise<string | null> {
  const database = await joinDatabase(environment);
  const connection = createConnection();
  try {
    await connection.openUri(database.uri, {
      serverSelectionTimeoutMS: TIMEOUT_MS,
      writeConcern: { w: 'majority', j: true },
      autoCreate: false,
      autoIndex: false,
    });
    const password = randomPassword();
    const passwordHash = await new PasswordHasher().hash(password);
    const users = connection.model<UserRow>(User.name, UserSchema as Schema);
    const saved = await changeRow(users, { email: email.trim().toLowerCase() }, () => ({
      $set: { passwordHash, active: true },
      ...(withoutSecondStep && { $unset: Object.fromEntries(SECOND_STEP_SECRETS.map((field) => [field, 1])) }),
      $inc: { tokenVersion: 1 },
    }));
    if (saved && withoutSecondStep) {
      const passkeys = connection.model(Passkey.name, PasskeySchema as Schema);
      await passkeys.deleteMany({ kind: 'staff', account: saved.row._id });
    }
    return saved && password;
  } finally {
    await connection.close();
    await database.close();
  }
}
