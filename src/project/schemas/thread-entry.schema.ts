import { Prop, Schema } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { THREAD_KINDS, type ThreadKind } from '../../contract/thread';

/** One entry of the conversation about a request. It is never changed. */
@Schema({ versionKey: false })
export class StoredThreadEntry {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, enum: THREAD_KINDS, required: true })
  kind: ThreadKind;

  @Prop({ type: String, required: true })
  text: string;

  /** Name that the member of staff had then; missing of what the client wrote, whose name stands with the request. */
  @Prop({ type: String })
  by?: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** A note as it lay in requests of before there were conversations. */
@Schema({ _id: false, versionKey: false })
export class FormerNote {
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}
