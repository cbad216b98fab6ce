import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { SessionUser } from '../../contract/auth';
import { USER_FIELDS, type User as UserEntity, type UserInput } from '../../contract/users';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';
import { addSecondStep, hasSecondStep, type SecondStepRow } from '../../second-step/second-step.schema';

/** A person who may log in to the back office. */
@Schema({ ...STORED_SCHEMA, collection: 'users' })
export class User {
  /** Argon2id hash with its parameters. It never leaves the server. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  /** Each session contains this number. If the number here increases, all sessions of the user end. */
  @Prop({ type: Number, default: 0 })
  tokenVersion: number;

  @Prop({ type: Date })
  lastLogin?: Date;

  /** Path of the uploaded portrait. */
  @Prop({ type: String })
  portrait?: string;

  /** Set while a call deletes, deactivates or demotes this administrator. See `LastAdministratorGuard`. */
  @Prop({ type: { mark: Types.ObjectId, at: Date, _id: false } })
  leaving?: { mark: Types.ObjectId; at: Date };
}

export type UserRow = User & Omit<UserInput, 'active'> & SecondStepRow & PendingMailsRow & { active?: boolean };

export const UserSchema = SchemaFactory.createForClass(User);
addFields(UserSchema, USER_FIELDS);
addSecondStep(UserSchema);
addPendingMails(UserSchema);
UserSchema.index({ email: 1 }, { unique: true });
UserSchema.index({ createdAt: -1, _id: -1 });

/** Accounts without the field `active` count as active. */
export const isActive = (row: Pick<UserRow, 'active'>): boolean => row.active ?? true;

export function toUser(row: UserRow): UserEntity {
  return {
    ...toStored(row),
    ...pickFields(USER_FIELDS, { ...row, active: isActive(row) }),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    hasSecondStep: hasSecondStep(row),
    ...portraitOf(row),
  };
}

export function toSessionUser(row: UserRow): SessionUser {
  return { _id: row._id.toHexString(), name: row.name, email: row.email, role: row.role, ...portraitOf(row) };
}

const portraitOf = ({ portrait }: UserRow) => (portrait ? { portrait } : {});
