import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../platform/concurrency/semaphore';
import { PROTECTION } from '../platform/limits/protection';

/** Cost of argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of entries in `recognised`, more than an organisation has staff. */
const MAX_RECOGNISED = 10_000;

/** Makes and checks password hashes. All methods throw 429 if too many calls are waiting. */
@Injectable()
export class PasswordHasher {
  private readonly slots = new Semaphore(PROTECTION.passwordHashes);
  private readonly decoy = this.unknown();
  /** For `glance`: a byte for each hash whose password this process has verified, made with a secret key. */
  private readonly recognised = new Map<string, number>();
  private readonly key = randomBytes(32);

  /** Returns a hash that no password matches. Checking it takes as long as checking a real hash. */
  unknown(): string {
    return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;
  }

  async hash(password: string): Promise<string> {
    const made = await this.slots.run(() => hash(composed(password), COST));
    this.recognise(made, password);
    return made;
  }

  /**
   * Checks a password. Does the same work without a hash, so that the duration does not reveal whether an account
   * exists. Also checks the password as typed, because older versions of the product hashed it without `composed`.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? this.decoy;
    let isMatch = false;
    for (const form of new Set([composed(password), password])) {
      isMatch ||= await this.slots.run(() => verify(expected, form));
    }
    if (isMatch) this.recognise(expected, password);
    return isMatch && passwordHash !== undefined;
  }

  /**
   * Guesses without hashing whether a password is right, to rank waiting attempts. One wrong password in 256 counts as
   * `likely`. See docs/decisions/003-access-and-limits.md.
   */
  glance(passwordHash: string | undefined, password: string): 'likely' | 'unknown' | 'wrong' {
    const byte = this.byteOf(passwordHash ?? '', password);
    if (passwordHash === undefined) return 'wrong';
    const seen = this.recognised.get(passwordHash);
    if (seen === undefined) return 'unknown';
    return seen === byte ? 'likely' : 'wrong';
  }

  private recognise(passwordHash: string, password: string): void {
    this.recognised.set(passwordHash, this.byteOf(passwordHash, password));
    const [oldest = passwordHash] = this.recognised.keys();
    if (this.recognised.size > MAX_RECOGNISED) this.recognised.delete(oldest);
  }

  private byteOf(passwordHash: string, password: string): number {
    return createHmac('sha256', this.key)
      .update(`${passwordHash} ${composed(password)}`)
      .digest()
      .readUInt8();
  }
}

/** Composes characters, because a Mac types é as two characters and a PC as one (Unicode Annex 15). */
export const composed = (password: string): string => password.normalize('NFC');

const random = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** Returns 24 characters with 144 random bits. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url');
}
