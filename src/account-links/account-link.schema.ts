import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AccountLinkKind } from '../contract/account-links';
import { ROLES, type Role } from '../contract/users';
import { STORED_SCHEMA } from '../platform/database/stored-schema';
import { addPendingMails, type PendingMailsRow } from '../platform/mail/pending-mails';

/** `tokenVersion` of a link for an email address without an account. */
export const NO_ACCOUNT = -1;

/** A link for an account. Its token is not stored. See docs/decisions/026-staff-accounts.md. */
@Schema({ ...STORED_SCHEMA, collection: 'accountlinks' })
export class AccountLink {
  @Prop({ type: String, required: true })
  kind: AccountLinkKind;

  /** Account id or invited email address. For each subject, only the newest link of a kind is stored. */
  @Prop({ type: String, required: true })
  subject: string;

  @Prop({ type: String, required: true })
  email: string;

  /** `tokenVersion` of the account. A new password, role or status changes it, which makes the link invalid. */
  @Prop({ type: Number })
  tokenVersion?: number;

  /** Name of the person who was invited or who signed up. `role` is set only for invitations. */
  @Prop({ type: String })
  name?: string;

  @Prop({ type: String, enum: ROLES })
  role?: Role;

  @Prop({ type: String })
  invitedBy?: string;

  /** The account's email address before the change that this link confirms. */
  @Prop({ type: String })
  formerEmail?: string;

  /** Random part from which the link's token is made. Making the token also needs the signing key. */
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
