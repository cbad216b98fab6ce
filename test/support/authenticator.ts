import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/server';
import { certifiedStatement } from './attestation';

/** Values in an answer that differ from those of an honest browser and authenticator. */
export interface Lies {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  /** Whether the answer proves the authenticator's maker by a certificate, although nobody asked for this. */
  isCertified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const bytesOf = (encoded = '') => Buffer.from(encoded, 'base64url');
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** Simulates a browser and an authenticator with one P-256 passkey. Its answers are JSON texts. */
export class Authenticator {
  readonly credentialId = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  constructor(
    private readonly origin: string,
    /** Number of uses that the authenticator reports. Always 0 for one that does not count, such as a phone. */
    private counter = 0,
  ) {}

  create({ challenge, rp, user }: CreationOptions, lies: Lies = {}): string {
    this.userHandle = user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    // Encodes the public key in the format COSE (RFC 9053): EC2 key, ES256, P-256, then both coordinates.
    const key = [hex('a5 01 02 03 26 20 01 21 58 20'), bytesOf(x), hex('22 58 20'), bytesOf(y)];
    const credential = [Buffer.alloc(16), hex('0010'), this.credentialId, ...key];
    const authData = this.authData(rp.id ?? '', HAS_CREDENTIAL, lies, credential);
    const clientData = this.clientData('webauthn.create', challenge, lies);
    // Encodes { fmt: 'none', attStmt: {}, authData } in the format CBOR (RFC 8949).
    const none = [hex('63'), Buffer.from('fmt'), hex('64'), Buffer.from('none'), hex('67'), Buffer.from('attStmt')];
    const statement = lies.isCertified
      ? [certifiedStatement(Buffer.concat([authData, sha256(clientData)]), this.keys)]
      : [...none, hex('a0')];
    const tail = [hex('68'), Buffer.from('authData'), hex('58'), Buffer.of(authData.length), authData];
    return this.answer({
      clientDataJSON: text(clientData),
      attestationObject: text(Buffer.concat([hex('a3'), ...statement, ...tail])),
      transports: ['internal'],
    });
  }

  get({ challenge, rpId = '' }: RequestOptions, lies: Lies = {}): string {
    if (this.counter > 0) this.counter += 1;
    const authData = this.authData(rpId, 0, lies);
    const clientData = this.clientData('webauthn.get', challenge, lies);
    return this.answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey)),
      userHandle: lies.userHandle ?? this.userHandle,
    });
  }

  private answer(response: object): string {
    const id = text(this.credentialId);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private authData(rpId: string, flags: number, lies: Lies, credential: Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? this.counter);
    const verified = lies.isVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(lies.rpId ?? rpId),
      Buffer.of(flags | USER_PRESENT | verified),
      counter,
      ...credential,
    ]);
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.origin } = lies;
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }));
  }
}
