import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Record of a welcome email. It outlives the subscription by a day, so the address is only a keyed hash. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'newsletterWelcomes' })
export class Welcome {
  @Prop({ type: String, required: true })
  addressHash: string;

  /** Id of the subscriber, to build the email again after a crash. Missing in older records. */
  @Prop({ type: SchemaTypes.ObjectId })
  subscriberId?: Types.ObjectId;

  /** Token in the sent email. Its link must keep working if the person subscribes again. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  @Prop({ type: Date, required: true })
  welcomedAt: Date;
}

export const WelcomeSchema = SchemaFactory.createForClass(Welcome);
WelcomeSchema.index({ addressHash: 1 }, { unique: true });
WelcomeSchema.index({ welcomedAt: 1 });
