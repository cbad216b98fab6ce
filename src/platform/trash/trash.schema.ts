import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { storeMediaIds } from '../database/media-ids';

@Schema({
  versionKey: false,
  ...{ autoIndex: false, autoCreate: false, minimize: false, collection: 'trash' },
})
export class Trash {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  source: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  recordId: Types.ObjectId;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  record: object;

  @Prop({ type: Date, required: true })
  deletedAt: Date;

  /** Missing if the record was not deleted by staff. */
  @Prop({ type: SchemaTypes.ObjectId })
  deletedBy?: Types.ObjectId;
}

export const TrashSchema = SchemaFactory.createForClass(Trash);
TrashSchema.plugin(storeMediaIds);
TrashSchema.index({ source: 1, recordId: 1 });
TrashSchema.index({ deletedAt: 1 });
