import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SessionUser } from '../../contract/auth';
import { DEFAULT_ROLE, ROLES, type Role, type User as UserEntity } from '../../contract/users';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';

/** A person who may sign in to the back office. */
@Schema({ ...STORED_SCHEMA, collection: 'users' })
export class User {
  @Prop({ type: String, required: true })
  name: string;

  /** In lower case; unique. */
  @Prop({ type: String, required: true })
  email: string;

  /** Argon2id, with its parameters. Never leaves the server. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  @Prop({ type: String, enum: ROLES, default: DEFAULT_ROLE })
  role: Role;

  /** Missing counts as true. */
  @Prop({ type: Boolean, default: true })
  active?: boolean;

  /** A session is good only as long as it carries this number: raising it ends all sessions. */
  @Prop({ type: Number, default: 0 })
  tokenVersion: number;

  @Prop({ type: Date })
  lastLogin?: Date;
}

export type UserRow = User & StoredRow;

export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.index({ email: 1 }, { unique: true });
UserSchema.index({ createdAt: -1, _id: -1 });

export const isActive = (row: Pick<UserRow, 'active'>): boolean => row.active ?? true;

/** As administrators see a user. */
export function toUser(row: UserRow): UserEntity {
  return {
    ...toStored(row),
    name: row.name,
    email: row.email,
    role: row.role,
    active: isActive(row),
    lastLogin: row.lastLogin?.toISOString() ?? null,
  };
}

/** As the signed-in person sees itself. */
export function toSessionUser(row: UserRow): SessionUser {
  return { _id: row._id.toHexString(), name: row.name, email: row.email, role: row.role };
}
