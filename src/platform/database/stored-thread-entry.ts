import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { type StaffEntryKind, THREAD_KINDS, type ThreadEntry, type ThreadKind } from '../../contract/thread';

/** Stored entry of a conversation. Entries never change. */
@Schema({ versionKey: false })
export class StoredThreadEntry {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, enum: THREAD_KINDS, required: true })
  kind: ThreadKind;

  @Prop({ type: String, required: true })
  text: string;

  /** Name of the staff member at that time. Entries of clients lack it. */
  @Prop({ type: String })
  by?: string;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: Boolean })
  savedToOutbox?: boolean;
}

export const StoredThreadEntrySchema = SchemaFactory.createForClass(StoredThreadEntry);

export const newEntry = (
  kind: StaffEntryKind,
  text: string,
  by: string,
  _id = new Types.ObjectId(),
): StoredThreadEntry => ({ _id, kind, text, by, at: new Date() });

/** Converts a stored entry for the API. `name` is the client's name, which is used for the client's messages. */
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
