import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A challenge that was answered. The row prevents a second answer and stays until the challenge expires. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'spentchallenges' })
export class SpentChallenge {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const SpentChallengeSchema = SchemaFactory.createForClass(SpentChallenge);
SpentChallengeSchema.index({ expiresAt: 1 });
