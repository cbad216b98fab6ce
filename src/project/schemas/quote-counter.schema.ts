import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ versionKey: false, collection: 'quotecounters' })
export class QuoteCounter {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  last: number;
}

export const QuoteCounterSchema = SchemaFactory.createForClass(QuoteCounter);
