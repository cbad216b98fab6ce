import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../contract/second-step';
import { tooMany } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { SigningKey } from '../platform/signing/signing-key';
import type { SecondStepRow } from './second-step.schema';

const { windowMs, most } = PROTECTION.secondSteps;
/** Maximum difference between a phone's clock and the server's, in steps of 30 seconds. */
const DRIFT = 1;
/** Characters of recovery codes: digits, and letters without i, l, o and u (Crockford's Base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CIPHER = 'aes-256-gcm';

/** Why a code was refused. `unreadable`: the account's secret was encrypted with another signing key. */
export type CodeFailure = 'wrong' | 'unreadable';

/** Checks codes of apps and recovery codes, for accounts of any collection. See docs/decisions/027. */
@Injectable()
export class SecondStepCodesService {
  private readonly wrong: SlidingWindow;

  constructor(
    private readonly key: SigningKey,
    store: LimitStore,
  ) {
    this.wrong = store.open('wrong codes of second steps', windowMs, most, [{ windowMs, most }]);
  }

  /** Creates a secret. `sealed` is its encrypted form for the database, `uri` its form for the app. */
  async makeSecret(issuer: string, { _id, email }: SecondStepRow & { email: string }) {
    const totp = new TOTP({ issuer, label: email, secret: new Secret() });
    const secret = totp.secret.base32;
    return { sealed: await this.seal(secret, _id.toHexString()), secret, uri: totp.toString() };
  }

  /** Returns codes of 120 random bits, which their hashes do not reveal. Older codes have 80 bits and stay valid. */
  makeRecoveryCodes(): string[] {
    const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: 6 }, part).join('-'));
  }

  hashesOf(codes: readonly string[]): string[] {
    return codes.map((code) => hashOf(tidied(code)));
  }

  /** Returns the time step of a code from the app: the number of 30-second periods since 1970. */
  async stepOf(sealed: string, { _id }: SecondStepRow, typed: string): Promise<number | CodeFailure> {
    const secret = await this.unseal(sealed, _id.toHexString());
    if (secret === null) return 'unreadable';
    const totp = new TOTP({ secret });
    const timestamp = Date.now();
    const drift = totp.validate({ token: tidied(typed), window: DRIFT, timestamp });
    return drift === null ? 'wrong' : totp.counter({ timestamp }) + drift;
  }

  /**
   * Accepts a code once. Callers run attempts for an account one after another. Throws 429 after too many wrong codes.
   */
  async use<Row extends SecondStepRow>(model: Model<Row>, row: Row, typed: string): Promise<'used' | CodeFailure> {
    if (!row.secondStep) return 'wrong';
    if (!/^\d{6}$/.test(tidied(typed))) return this.useRecoveryCode(model, row, typed);
    const [id, now] = [row._id.toHexString(), performance.now()];
    await this.wrong.load(id);
    const [oldest = now, ...others] = this.wrong.of(id, now);
    if (others.length + 1 >= most) throw tooMany((oldest + windowMs - now) / 1_000);
    const { secret } = row.secondStep;
    const step = await this.stepOf(secret, row, typed);
    if (step === 'unreadable') return step;
    const unused = { 'secondStep.secret': secret, 'secondStep.lastStep': trusted({ $lt: step }) };
    const change = { $set: { 'secondStep.lastStep': step } };
    if (step !== 'wrong' && (await this.change(model, row, unused, change))) return 'used';
    if (!(await this.wrong.add(id, now))) throw tooMany(1);
    return 'wrong';
  }

  private async useRecoveryCode<Row extends SecondStepRow>(
    model: Model<Row>,
    row: Row,
    typed: string,
  ): Promise<'used' | CodeFailure> {
    const hash = hashOf(tidied(typed));
    const change = { $pull: { 'secondStep.codes': hash } };
    return (await this.change(model, row, { 'secondStep.codes': hash }, change)) ? 'used' : 'wrong';
  }

  /** Applies a change if no other call has used the code. Keeps `updatedAt`, so that open forms get no conflict. */
  private async change<Row extends SecondStepRow>(
    model: Model<Row>,
    { _id }: Row,
    unused: object,
    change: object,
  ): Promise<boolean> {
    const filter = { _id, ...unused } as QueryFilter<Row>;
    return (await model.updateOne(filter, change as UpdateQuery<Row>, { timestamps: false })).modifiedCount > 0;
  }

  /** Encrypts a secret for one account. The result cannot be decrypted for another account. */
  private async seal(text: string, owner: string): Promise<string> {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(CIPHER, await this.cipherKey(), nonce).setAAD(Buffer.from(owner));
    const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
  }

  private async unseal(sealed: string, owner: string): Promise<string | null> {
    const bytes = Buffer.from(sealed, 'base64url');
    const key = await this.cipherKey();
    try {
      const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-16));
      return opened.update(bytes.subarray(12, -16), undefined, 'utf8') + opened.final('utf8');
    } catch {
      return null;
    }
  }

  private async cipherKey(): Promise<Buffer> {
    return Buffer.from(hkdfSync('sha256', await this.key.read(), '', 'second step', 32));
  }
}

/** Removes spaces and hyphens, and replaces letters that people confuse with digits: o by 0, i and l by 1. */
const tidied = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

const hashOf = (code: string): string => createHash('sha256').update(`recovery code ${code}`).digest('base64url');
