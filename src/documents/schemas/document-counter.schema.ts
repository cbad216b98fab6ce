import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { DocumentKind } from '../../contract/documents';

/** Last used number of a kind of document. Staff enter it after a restore, because the backup may lack documents. */
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
