import { type KeyObject, sign } from 'node:crypto';

const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** Encodes a value in the format DER (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const ES256 = sequence(hex('06 08 2a 86 48 ce 3d 04 03 02'));
const day = (text: string) => der(0x18, Buffer.from(text));

/** Attributes C, O, OU and CN. The verification requires the unit "Authenticator Attestation". */
const NAME = sequence(
  ...(
    [
      ['06', 'ZM'],
      ['0a', 'Phones'],
      ['0b', 'Authenticator Attestation'],
      ['03', 'Phone'],
    ] as const
  ).map(([kind, text]) => der(0x31, sequence(hex(`06 03 55 04 ${kind}`), der(0x0c, Buffer.from(text))))),
);

/** Returns a self-signed X.509 certificate of an authenticator's maker. */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const isNoAuthority = der(0xa3, sequence(sequence(hex('06 03 55 1d 13'), der(0x04, sequence()))));
  const body = sequence(
    der(0xa0, hex('02 01 02')),
    hex('02 01 01'),
    ES256,
    NAME,
    sequence(day('20200101000000Z'), day('21200101000000Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    isNoAuthority,
  );
  return sequence(body, ES256, der(0x03, Buffer.of(0), sign('sha256', body, privateKey)));
}

/** Returns the CBOR entries `fmt` and `attStmt` of an attestation with a certificate. */
export function certifiedStatement(signed: Buffer, keys: { publicKey: KeyObject; privateKey: KeyObject }): Buffer {
  const certificate = certificateOf(keys.publicKey, keys.privateKey);
  const signature = sign('sha256', signed, keys.privateKey);
  const size = Buffer.of(certificate.length >> 8, certificate.length & 255);
  return Buffer.concat([
    ...[hex('63'), Buffer.from('fmt'), hex('66'), Buffer.from('packed'), hex('67'), Buffer.from('attStmt'), hex('a3')],
    ...[
      hex('63'),
      Buffer.from('alg'),
      hex('26'),
      hex('63'),
      Buffer.from('sig'),
      hex('58'),
      Buffer.of(signature.length),
    ],
    ...[signature, hex('63'), Buffer.from('x5c'), hex('81 59'), size, certificate],
  ]);
}
