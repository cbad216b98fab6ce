import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { DocumentKind } from '../../contract/documents';

/** The last used number of a kind, which staff entered after a restore. The backup may lack documents up to it. */
@Schema({ versionKey: false, collection: 'documentcounters' })
export class DocumentCounter {
  @Prop({ type: String, required: true })
  _id: DocumentKind;

  @Prop({ type: Number, required: true })
  year: number;

  @Prop({ type: Number, required: true })
  seq: number;
}

export const DocumentCounterSchema = SchemaFactory.createForClass(DocumentCounter);
