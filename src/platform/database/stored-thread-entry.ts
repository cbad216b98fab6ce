import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { type StaffEntryKind, THREAD_KINDS, type ThreadEntry, type ThreadKind } from '../../contract/thread';

/** One entry of a conversation. It is never changed. */
@Schema({ versionKey: false })
export class StoredThreadEntry {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, enum: THREAD_KINDS, required: true })
  kind: ThreadKind;

  @Prop({ type: String, required: true })
  text: string;

  /** Name that the member of staff had then; missing of what the client wrote, whose name stands with the record. */
  @Prop({ type: String })
  by?: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** See `Emailed`. */
  @Prop({ type: Boolean })
  savedToOutbox?: boolean;
}

export const StoredThreadEntrySchema = SchemaFactory.createForClass(StoredThreadEntry);

/** @param by name of the member of staff. */
export const newEntry = (
  kind: StaffEntryKind,
  text: string,
  by: string,
  _id = new Types.ObjectId(),
): StoredThreadEntry => ({ _id, kind, text, by, at: new Date() });

/** @param name of whoever wrote a question. */
export function toThreadEntry(
  { _id, kind, text, by, at, savedToOutbox }: StoredThreadEntry,
  name: string,
): ThreadEntry {
  return {
    _id: _id.toHexString(),
    kind,
    text,
    by: kind === 'question' ? name : (by ?? ''),
    at: at.toISOString(),
    ...(savedToOutbox && { savedToOutbox }),
  };
}
