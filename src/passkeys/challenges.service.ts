import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { PASSKEY_MINUTES } from '../contract/passkeys';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { isDuplicateKey } from '../platform/errors/database-error';
import { Every } from '../platform/jobs/every.decorator';
import { SigningKey } from '../platform/signing/signing-key';
import { SpentChallenge } from './spent-challenge.schema';

const TIME_BYTES = 6;
const HEAD_BYTES = TIME_BYTES + 16;

/** Makes signed challenges. Stores only challenges that were answered, so that strangers cannot fill the database. */
@Injectable()
export class ChallengesService {
  constructor(
    @InjectModel(SpentChallenge.name) private readonly spent: Model<SpentChallenge>,
    private readonly key: SigningKey,
    private readonly time: TrustedClock,
  ) {}

  /** @param purpose identifies the action and the account. The challenge is valid only for the same purpose. */
  async make(purpose: string): Promise<Buffer> {
    const head = Buffer.alloc(HEAD_BYTES, randomBytes(HEAD_BYTES));
    head.writeUIntBE(Date.now() + PASSKEY_MINUTES * MINUTE_MS, 0, TIME_BYTES);
    return Buffer.concat([head, await this.signerOf(purpose).then((sign) => sign(head))]);
  }

  /** Returns a function that tells whether a challenge was made for this purpose and has not expired. */
  async checkFor(purpose: string): Promise<(challenge: string) => boolean> {
    const sign = await this.signerOf(purpose);
    return (challenge) => {
      const bytes = Buffer.from(challenge, 'base64url');
      const [head, signature] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
      const good = sign(head);
      return signature.length === good.length && timingSafeEqual(signature, good) && endOf(head) > Date.now();
    };
  }

  /** Marks a checked challenge as used. Returns false if this or another process has already used it. */
  async spend(challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    const _id = bytes.toString('base64url');
    return this.spent.create({ _id, expiresAt: new Date(endOf(bytes)) }).then(
      () => true,
      (error: unknown) => {
        if (isDuplicateKey(error)) return false;
        throw error;
      },
    );
  }

  /**
   * Deletes expired challenges, only while the clock is trusted: with a clock that is ahead, used challenges would work
   * again.
   */
  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    await this.spent.deleteMany({ expiresAt: trusted({ $lt: new Date() }) });
  }

  private async signerOf(purpose: string): Promise<(head: Buffer) => Buffer> {
    const key = `passkey challenge ${await this.key.read()}`;
    return (head) => createHmac('sha256', key).update(head).update(purpose).digest();
  }
}

const endOf = (bytes: Buffer): number => bytes.readUIntBE(0, TIME_BYTES);
