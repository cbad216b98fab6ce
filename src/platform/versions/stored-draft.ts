import { Schema, type Types } from 'mongoose';
import type { Draft } from '../../contract/texts';
import type { StoredRow } from '../database/stored-schema';
import { addWrittenText, type WithText } from './written-text';

/** Unpublished text in the row of its record. */
export interface StoredDraft extends Pick<Draft, 'basedOn'> {
  /** Checked within the bounds of a draft. */
  fields: Record<string, unknown>;
  by: Types.ObjectId | null;
  at: Date;
}

export interface TextRow extends StoredRow, WithText {
  title: string;
  /** Services have none: visitors always see them. */
  status?: 'draft' | 'scheduled' | 'published';
  draft?: StoredDraft | null;
  /** Counts the changes of the draft; while the status is `draft`, those of the text. */
  draftVersion?: number;
}

const DRAFT = new Schema<StoredDraft>(
  {
    fields: { type: Schema.Types.Mixed },
    basedOn: { type: Number },
    by: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date },
  },
  { _id: false, minimize: false },
);

/** Adds who wrote the text of a record, and its draft. */
export function addText(schema: Schema): void {
  addWrittenText(schema);
  schema.add({ draft: { type: DRAFT, default: null }, draftVersion: { type: Number, default: 0 } });
  // Whether a draft has all that visitors need is asked when it is published.
  schema.path('title', { type: String, default: '' });
}

export const draftVersionOf = ({ draftVersion = 0 }: TextRow): number => draftVersion;

/** True where the record itself is the draft. */
export const isDraft = ({ status }: Pick<TextRow, 'status'>): boolean => status === 'draft';
