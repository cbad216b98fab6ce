import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AccountLinkKind } from '../contract/account-links';
import { ROLES, type Role } from '../contract/users';
import { STORED_SCHEMA } from '../platform/database/stored-schema';
import { addPendingMails, type PendingMailsRow } from '../platform/mail/pending-mails';

/** A link for an account of staff. Its token is not stored: docs/decisions/026-staff-accounts.md */
@Schema({ ...STORED_SCHEMA, collection: 'accountlinks' })
export class AccountLink {
  @Prop({ type: String, required: true })
  kind: AccountLinkKind;

  /** Account id, or the address that is invited: there is one link of a kind for it, the newest. */
  @Prop({ type: String, required: true })
  subject: string;

  /** Where it was emailed to. */
  @Prop({ type: String, required: true })
  email: string;

  /** `tokenVersion` of the account: a new password, role or status makes the link void. */
  @Prop({ type: Number })
  tokenVersion?: number;

  /** Name and role that an invitation gives. */
  @Prop({ type: String })
  name?: string;

  @Prop({ type: String, enum: ROLES })
  role?: Role;

  /** Account id of the administrator who invited. */
  @Prop({ type: String })
  invitedBy?: string;

  /** Address that the account had when a new one was asked for. */
  @Prop({ type: String })
  formerEmail?: string;

  /** Random part of the link; without the signing key nobody can make the link from it. */
  @Prop({ type: String, required: true })
  nonce: string;

  /** SHA-256 of the link's token. */
  @Prop({ type: String, required: true })
  hash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export type AccountLinkRow = AccountLink & PendingMailsRow;

export const AccountLinkSchema = SchemaFactory.createForClass(AccountLink);
addPendingMails(AccountLinkSchema);
AccountLinkSchema.index({ kind: 1, subject: 1 }, { unique: true });
AccountLinkSchema.index({ hash: 1 }, { unique: true });
AccountLinkSchema.index({ email: 1 });
AccountLinkSchema.index({ expiresAt: 1 });
