import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { AuditChange } from '../../../contract/audit-change';
import type { AuditAction } from '../../../contract/calls/call';

@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'audit' })
export class AuditEntry {
  _id: Types.ObjectId;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** `null` for a client's action, or for page text that a new product version changed. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  actorId: Types.ObjectId | null;

  @Prop({ type: String, required: true })
  action: AuditAction;

  @Prop({ type: String, default: '' })
  subjectId: string;

  @Prop({ type: [String], default: undefined })
  subjectIds?: string[];

  /** Name of a published record, so that staff see it after the record was deleted. Empty for records about people. */
  @Prop({ type: String, default: '' })
  subjectName: string;

  @Prop({ type: [String], default: [] })
  fields: string[];

  /** Entries before 2026-11-23 lack this field, because existing entries are never changed. */
  @Prop({ type: [{ _id: false, field: String, from: SchemaTypes.Mixed, to: SchemaTypes.Mixed }], default: [] })
  changes?: AuditChange[];
}

export const AuditEntrySchema = SchemaFactory.createForClass(AuditEntry);
AuditEntrySchema.index({ createdAt: -1, _id: -1 });
AuditEntrySchema.index({ action: 1, createdAt: -1 });
AuditEntrySchema.index({ actorId: 1, createdAt: -1 });

const CHANGES = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndDelete',
] as const;

function refuse(): never {
  throw new Error('the audit log is append-only');
}

for (const change of CHANGES) AuditEntrySchema.pre(change, refuse);
AuditEntrySchema.pre('deleteOne', { document: true, query: false }, refuse);
AuditEntrySchema.pre('bulkWrite', refuse);
AuditEntrySchema.pre('save', function () {
  if (!this.isNew) refuse();
});
