import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { Passkey as PasskeyView } from '../contract/passkeys';
import { STORED_SCHEMA, type StoredRow } from '../platform/database/stored-schema';

/** Kind of account. A passkey of one kind never works for the other. */
export const PASSKEY_KINDS = ['staff', 'visitor'] as const;
export type PasskeyKind = (typeof PASSKEY_KINDS)[number];

/** Passkey of an account. It contains no secret. See docs/decisions/029-passkeys.md. */
@Schema({ ...STORED_SCHEMA, collection: 'passkeys' })
export class Passkey {
  @Prop({ type: String, enum: PASSKEY_KINDS, required: true })
  kind: PasskeyKind;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  account: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Id that the authenticator chose, in base64url. */
  @Prop({ type: String, required: true })
  credentialId: string;

  /** Public key in the format COSE, in base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** Number of uses that the authenticator reported last. 0 if the authenticator does not count. */
  @Prop({ type: Number, required: true })
  counter: number;

  @Prop({ type: Date })
  lastUsedAt?: Date;
}

export type PasskeyRow = Passkey & StoredRow;

export const PasskeySchema = SchemaFactory.createForClass(Passkey);
PasskeySchema.index({ credentialId: 1 }, { unique: true });
PasskeySchema.index({ kind: 1, account: 1 });

export const toPasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  _id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
