import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Session of staff, for its owner's list and the end of idle sessions. Only the token grants access. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'staffsessions' })
export class StaffSession {
  /** Id of the session: the claim `jti` of its token. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  userId: string;

  /** The account's `tokenVersion`. A row with another version belongs to a session that has ended. */
  @Prop({ type: Number, required: true })
  tokenVersion: number;

  @Prop({ type: String, required: true })
  browser: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Time of the last use. It is stored at most once an hour. */
  @Prop({ type: Date, required: true })
  lastUsedAt: Date;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const StaffSessionSchema = SchemaFactory.createForClass(StaffSession);
StaffSessionSchema.index({ userId: 1, createdAt: -1 });
StaffSessionSchema.index({ expiresAt: 1 });
