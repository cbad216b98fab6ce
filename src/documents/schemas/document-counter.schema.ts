import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { DocumentKind } from '../../contract/documents';

/** The last number of a kind that staff entered after a restore. Its documents are not in the backup. */
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
