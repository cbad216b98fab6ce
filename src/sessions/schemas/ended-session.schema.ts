import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A session that has ended. The row stays until the token expires. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'endedsessions' })
export class EndedSession {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const EndedSessionSchema = SchemaFactory.createForClass(EndedSession);
EndedSessionSchema.index({ expiresAt: 1 });
