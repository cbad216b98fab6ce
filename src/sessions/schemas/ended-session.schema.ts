import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A session whose person has signed out, kept until its token expires by itself. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'endedsessions' })
export class EndedSession {
  /** Session id from the token. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const EndedSessionSchema = SchemaFactory.createForClass(EndedSession);
EndedSessionSchema.index({ expiresAt: 1 });
