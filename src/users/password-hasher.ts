import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Slots } from '../common/concurrency/slots';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each running hash keeps a core and 19 MiB busy. */
const MAX_RUNNING = 2;
const MAX_WAITING = 200;

/** Makes and checks password hashes. Errors of all methods: 429 when too many are waiting. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly slots = new Slots(MAX_RUNNING, MAX_WAITING);
  /** Hash of a password that nobody knows. */
  private decoy: Promise<string>;

  /** Begun before anybody can sign in, and no start waits for it. */
  onModuleInit(): void {
    this.decoy = this.hash(randomPassword());
  }

  hash(password: string): Promise<string> {
    return this.slots.run(() => hash(password, COST));
  }

  /** Without a hash the answer is false, after as much work: the time must not tell whether an account exists. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? (await this.decoy);
    const isMatch = await this.slots.run(() => verify(expected, password));
    return isMatch && passwordHash !== undefined;
  }
}

/** 24 characters, 144 random bits. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url');
}
