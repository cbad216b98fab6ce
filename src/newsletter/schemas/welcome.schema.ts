import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Record of a welcome email with a keyed hash of the address, because it stays a day, even after unsubscribing. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'newsletterWelcomes' })
export class Welcome {
  @Prop({ type: String, required: true })
  addressHash: string;

  /** Id of the subscriber, needed to build the email again after a crash. Missing in older records. */
  @Prop({ type: SchemaTypes.ObjectId })
  subscriberId?: Types.ObjectId;

  /** Token of the unsubscribe link. A new subscription gets the same one, so that the old link still works. */
  @Prop({ type: String, required: true })
  unsubscribeToken: string;

  @Prop({ type: Date, required: true })
  welcomedAt: Date;
}

export const WelcomeSchema = SchemaFactory.createForClass(Welcome);
WelcomeSchema.index({ addressHash: 1 }, { unique: true });
WelcomeSchema.index({ welcomedAt: 1 });
