import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../platform/concurrency/semaphore';
import { PROTECTION } from '../platform/limits/protection';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Number of recognised passwords. Staff are fewer. */
const MAX_RECOGNISED = 10_000;

/** Makes and checks password hashes. Errors of all methods: 429 when too many are waiting. */
@Injectable()
export class PasswordHasher {
  private readonly slots = new Semaphore(PROTECTION.passwordHashes);
  private readonly decoy = this.unknown();
  /** One byte for each hash whose password this process has verified, keyed by a secret of this process. */
  private readonly recognised = new Map<string, number>();
  private readonly key = randomBytes(32);

  /**
   * Returns a hash that no password matches and that costs as much to check. It is not computed, because hashing would
   * delay the start and use memory.
   */
  unknown(): string {
    return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;
  }

  async hash(password: string): Promise<string> {
    const made = await this.slots.run(() => hash(composed(password), COST));
    this.recognise(made, password);
    return made;
  }

  /**
   * Returns false without a hash, after the same work, so that the time does not reveal whether an account exists.
   * Hashes from before 2026-11-29 use the password as typed, so that form is tried too.
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
   * Estimates without hashing: a password that this process has verified before is `likely`, and so is one wrong guess
   * in 256; all others are `wrong`. It ranks waiting attempts and never confirms a password. See
   * docs/decisions/003-access-and-limits.md.
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

/** Composes characters, because a Mac types é as two and a PC as one. Source: Unicode Standard Annex 15. */
export const composed = (password: string): string => password.normalize('NFC');

/** Returns random bytes, encoded as in a hash. */
const random = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** Returns 24 characters with 144 random bits. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url');
}
