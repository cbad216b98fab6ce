import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * That an address was welcomed lately. It outlives the subscription by a day, so it names nobody: the address stands here
 * as a keyed hash.
 */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'newsletterWelcomes' })
export class Welcome {
  @Prop({ type: String, required: true })
  addressHash: string;

  /** Id of the subscription that was welcomed: its mail may be made again after a crash. Missing in notes of before. */
  @Prop({ type: SchemaTypes.ObjectId })
  subscriberId?: Types.ObjectId;

  /** Of the link in the mail that was sent, which must go on working when the person subscribes again. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  @Prop({ type: Date, required: true })
  welcomedAt: Date;
}

export const WelcomeSchema = SchemaFactory.createForClass(Welcome);
WelcomeSchema.index({ addressHash: 1 }, { unique: true });
WelcomeSchema.index({ welcomedAt: 1 });
