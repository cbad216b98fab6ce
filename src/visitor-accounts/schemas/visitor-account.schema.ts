import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type AccountView, SIGN_UP_FIELDS } from '../../contract/visitor-accounts';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';

/** Account of a visitor who has confirmed the email address. Accounts of staff are in `users`. */
@Schema({ ...STORED_SCHEMA, collection: 'visitoraccounts' })
export class VisitorAccount {
  /** Argon2id hash with its parameters. It never leaves the server. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  /** Each session and emailed link of the account contains this number. If it increases here, they become invalid. */
  @Prop({ type: Number, default: 0 })
  tokenVersion: number;

  /** Time of the last login. Unused accounts are erased after the number of months in Settings. */
  @Prop({ type: Date, required: true })
  activeAt: Date;
}

export type VisitorAccountRow = VisitorAccount & Pick<AccountView, 'name' | 'email'> & PendingMailsRow;

export const VisitorAccountSchema = SchemaFactory.createForClass(VisitorAccount);
addFields(VisitorAccountSchema, SIGN_UP_FIELDS);
addPendingMails(VisitorAccountSchema);
VisitorAccountSchema.index({ email: 1 }, { unique: true });
VisitorAccountSchema.index({ activeAt: 1 });
