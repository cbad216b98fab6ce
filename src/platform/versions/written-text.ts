import { Schema, type Types } from 'mongoose';
import { laterThan } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';

/** Who wrote what stands in a row, and when. It is part of the row, so that it changes with the text in one write. */
export interface WrittenText {
  /** Counts the changes of the text, and of what a draft may hold beside it. */
  count: number;
  at: Date;
  by: Types.ObjectId | null;
}

export interface WithText {
  /** Missing in a text that came with the product, and while nobody has changed one whose writer is not known. */
  written?: WrittenText;
}

export type TextRow = Pick<StoredRow, 'updatedAt'> & WithText;

const WRITTEN = new Schema<WrittenText>(
  { count: { type: Number }, at: { type: Date }, by: { type: Schema.Types.ObjectId, default: null } },
  { _id: false },
);

export const addWrittenText = (schema: Schema): void => void schema.add({ written: { type: WRITTEN } });

export const countOf = ({ written }: WithText): number => written?.count ?? 0;

/** Returns the text under another count: something beside it has changed that a draft may hold. */
export const recounted = ({ updatedAt, written }: TextRow): WrittenText => {
  const { at = updatedAt, by = null } = written ?? {};
  return { count: countOf({ written }) + 1, at, by };
};

/** The same of the text that takes its place. */
export const nextText = (row: TextRow | null, by: Types.ObjectId | null, now = new Date()): WrittenText =>
  row ? { count: countOf(row) + 1, at: laterThan(row.updatedAt, now), by } : { count: 0, at: now, by };
