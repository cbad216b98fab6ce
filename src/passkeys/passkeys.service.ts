import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { type Model, type Types, trusted } from 'mongoose';
import {
  arePasskeysOffered,
  type NewPasskeyInput,
  PASSKEY_MINUTES,
  PASSKEY_TEXTS,
  PASSKEYS_MOST,
  type PasskeyList,
  type PasskeyOptions,
} from '../contract/passkeys';
import { MINUTE_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, notFound, notSignedIn, tooMany } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { LoginThrottle } from '../sessions/login-throttle';
import { ChallengesService } from './challenges.service';
import { Passkey, type PasskeyKind, type PasskeyRow, toPasskey } from './passkey.schema';

/** Maximum length of a credential's id. The database cannot index longer texts. */
const ID_MAX = 400;
const TIMEOUT_MS = PASSKEY_MINUTES * MINUTE_MS;
const { windowMs, most } = PROTECTION.passkeyLogins;

/** Account of staff or of a visitor. */
export interface PasskeyOwner {
  kind: PasskeyKind;
  _id: Types.ObjectId;
  tokenVersion: number;
  email: string;
  name: string;
}

export const toPasskeyOwner = (kind: PasskeyKind, row: Omit<PasskeyOwner, 'kind'>): PasskeyOwner => {
  const { _id, tokenVersion, email, name } = row;
  return { kind, _id, tokenVersion, email, name };
};

/** Stores and verifies passkeys. It reads no accounts, so its callers pass them. See docs/decisions/029. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  private readonly rpId: string;
  private readonly logins: SlidingWindow;
  readonly isOffered: boolean;

  constructor(
    @InjectModel(Passkey.name) private readonly rows: Model<PasskeyRow>,
    private readonly challenges: ChallengesService,
    private readonly throttle: LoginThrottle,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
    store: LimitStore,
  ) {
    this.logins = store.open('logins by passkey', windowMs, most);
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.rpId = hostname;
    this.isOffered = arePasskeysOffered(publicUrl);
  }

  async list({ kind, _id }: Pick<PasskeyOwner, 'kind' | '_id'>): Promise<PasskeyList> {
    const rows = await this.rows.find({ kind, account: _id }).sort({ _id: 1 }).lean<PasskeyRow[]>();
    return { isOffered: this.isOffered, passkeys: rows.map(toPasskey) };
  }

  async has(kind: PasskeyKind, account: Types.ObjectId): Promise<boolean> {
    return (await this.rows.exists({ kind, account })) !== null;
  }

  /**
   * Removes passkeys whose account is gone.
   * @param find returns those of the accounts that keep their passkeys
   */
  async sweep(kind: PasskeyKind, find: (owners: Types.ObjectId[]) => Promise<Types.ObjectId[]>): Promise<void> {
    const owners = await this.ownersOf(kind);
    const kept = await find(owners);
    const gone = owners.filter((owner) => !kept.some((_id) => owner.equals(_id)));
    await this.removeAll(kind, gone);
  }

  /** Returns the ids among `accounts` that have passkeys. Without `accounts`, returns all accounts with passkeys. */
  ownersOf(kind: PasskeyKind, accounts?: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.rows.distinct('account', { kind, ...(accounts && { account: trusted({ $in: [...accounts] }) }) });
  }

  async removeAll(kind: PasskeyKind, accounts: readonly Types.ObjectId[]): Promise<void> {
    await this.rows.deleteMany({ kind, account: trusted({ $in: [...accounts] }) });
  }

  /** Throws 409 if the site's URL does not allow passkeys. */
  async startLogin(kind: PasskeyKind): Promise<PasskeyOptions> {
    this.refuseUnlessOffered();
    const challenge = (await this.challenges.make(toLogin(kind))).toString('base64url');
    const options = { challenge, rpId: this.rpId, timeout: TIMEOUT_MS, userVerification: 'required' };
    return options;
  }

  /**
   * Returns the account of a passkey. Throws 401 with the same text for every failure, 409 if the site's URL does not
   * allow passkeys, and 429 after too many failures or after too many logins with one passkey.
   * @param network the visitor's network from `visitorAddress`, by which failures are counted
   * @param find returns the account if it may log in
   */
  async login<Account>(
    kind: PasskeyKind,
    answer: string,
    network: string,
    find: (account: Types.ObjectId) => Promise<Account | null>,
  ): Promise<Account> {
    this.refuseUnlessOffered();
    const response = parse<AuthenticationResponseJSON>(answer);
    const key = `passkey ${createHash('sha256').update(response.id).digest('base64url')}`;
    await this.throttle.load(key, network);
    this.throttle.check(key, network);
    const row = await this.rows.findOne({ kind, credentialId: response.id }).lean<PasskeyRow>();
    const account = row && (await find(row.account));
    const now = performance.now();
    await this.logins.load(key);
    if (this.logins.count(key, now) >= most) throw tooMany(windowMs / 1_000);
    if (row && account && (await this.use(row, response))) {
      await this.logins.add(key, now);
      return account;
    }
    await this.throttle.noteFailure(key, network);
    throw notSignedIn(PASSKEY_TEXTS.wrong);
  }

  /** Throws 409 if the site's URL does not allow passkeys, or if the account has too many passkeys. */
  async startAdding(owner: PasskeyOwner, siteName: string): Promise<PasskeyOptions> {
    this.refuseUnlessOffered();
    const known = await this.refuseIfFull(owner);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: this.rpId,
      userID: Uint8Array.from(Buffer.from(handleOf(owner.kind, owner._id), 'base64url')),
      userName: owner.email,
      userDisplayName: owner.name,
      challenge: Uint8Array.from(await this.challenges.make(toAdd(owner))),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  /**
   * Adds a passkey. Throws 409 for an invalid or late answer, a known passkey, or too many passkeys.
   * @param tell ends the account's sessions and queues an email. It runs before the passkey is stored, so that no
   * passkey is added without an email.
   */
  async add<Told>(owner: PasskeyOwner, { name, answer }: NewPasskeyInput, tell: () => Promise<Told>): Promise<Told> {
    this.refuseUnlessOffered();
    const passkey = await this.verifyNew(owner, answer);
    await this.refuseIfFull(owner);
    if (await this.rows.exists({ credentialId: passkey.credentialId })) throw conflict(PASSKEY_TEXTS.known);
    const told = await tell();
    await this.rows.create({ ...passkey, kind: owner.kind, account: owner._id, name }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? conflict(PASSKEY_TEXTS.known) : error;
    });
    return told;
  }

  /** Throws 404 if the account has no passkey with this id. */
  async refuseUnknown({ kind, _id: account }: Pick<PasskeyOwner, 'kind' | '_id'>, id: string): Promise<void> {
    if (!(await this.rows.exists({ _id: toObjectId(id), kind, account }))) throw notFound();
  }

  /**
   * Removes a passkey. Throws 404 if the account has no passkey with this id.
   * @param tell as for `add`
   */
  async remove<Told>(owner: PasskeyOwner, id: string, tell: () => Promise<Told>): Promise<Told> {
    await this.refuseUnknown(owner, id);
    const told = await tell();
    await this.rows.deleteOne({ _id: toObjectId(id), kind: owner.kind, account: owner._id });
    return told;
  }

  /** Verifies the answer to a challenge, and marks the challenge as used. Returns false if the answer is wrong. */
  private async use(row: PasskeyRow, response: AuthenticationResponseJSON): Promise<boolean> {
    const isGood = await this.challenges.checkFor(toLogin(row.kind));
    const { credentialId: id, publicKey, counter } = row;
    let challenge = '';
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isGood(given);
      },
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(() => null);
    if (!verified?.verified || response.response.userHandle !== handleOf(row.kind, row.account)) return false;
    if (!(await this.challenges.spend(challenge))) return false;
    const change = { $set: { counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date() } };
    // Refuses a second login with the same signature counter, because one of the two used a copied passkey.
    return (await this.rows.updateOne({ _id: row._id, counter }, change, { timestamps: false })).matchedCount > 0;
  }

  private async verifyNew(owner: PasskeyOwner, answer: string) {
    const isGood = await this.challenges.checkFor(toAdd(owner));
    const response = parse<RegistrationResponseJSON>(answer);
    if (hasCertificates(response)) throw conflict(PASSKEY_TEXTS.refused);
    let challenge = '';
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isGood(given);
      },
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
    }).catch(() => null);
    const credential = verified?.verified ? verified.registrationInfo.credential : null;
    if (!credential || credential.id.length > ID_MAX) throw conflict(PASSKEY_TEXTS.refused);
    if (!(await this.challenges.spend(challenge))) throw conflict(PASSKEY_TEXTS.expired);
    const { id: credentialId, publicKey, counter } = credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  private async refuseIfFull({ kind, _id }: PasskeyOwner): Promise<PasskeyRow[]> {
    const rows = await this.rows.find({ kind, account: _id }).lean<PasskeyRow[]>();
    if (rows.length >= PASSKEYS_MOST) throw conflict(PASSKEY_TEXTS.full);
    return rows;
  }

  private refuseUnlessOffered(): void {
    if (!this.isOffered) throw conflict(PASSKEY_TEXTS.off);
  }
}

/**
 * True if an answer contains certificates or cannot be decoded. For certificates, the library would request revocation
 * lists from URLs that the sender chooses. Browsers send no certificates, because the options ask for no attestation.
 */
function hasCertificates({ response }: RegistrationResponseJSON): boolean {
  try {
    const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')));
    const format = attestation.get('fmt');
    return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined);
  } catch {
    return true;
  }
}

const toLogin = (kind: PasskeyKind): string => `login ${kind}`;

/** Purpose of a challenge. A new password, role or status changes `tokenVersion`, which ends open challenges. */
const toAdd = ({ kind, _id, tokenVersion }: PasskeyOwner): string => `add ${kind} ${_id.toHexString()} ${tokenVersion}`;

/** Returns the user handle of an account. An authenticator stores only one passkey for each handle. */
const handleOf = (kind: PasskeyKind, account: Types.ObjectId): string =>
  createHash('sha256').update(`${kind} ${account.toHexString()}`).digest('base64url');

/** Parses an answer. Returns an empty `id` if the answer has none. The verification checks all other fields. */
function parse<Response extends { id: string }>(answer: string): Response {
  try {
    const response = JSON.parse(answer) as Response | null;
    if (typeof response?.id === 'string') return response;
  } catch {
    // An answer that is no JSON gets an empty `id` below, so it is refused like any other wrong answer.
  }
  return { id: '' } as Response;
}
