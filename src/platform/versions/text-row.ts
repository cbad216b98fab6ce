import { isDeepStrictEqual } from 'node:util';
import { Schema, type Types, type UpdateQuery } from 'mongoose';
import type { Fields, InputOf } from '../../contract/fields';
import type { Draft } from '../../contract/texts';
import { nextUpdatedAt } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { pickFields } from '../fields/stored-fields';

/** Who wrote the text of a row, and when. It is part of the row, so that it changes with the text in one write. */
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

export type WrittenRow = Pick<StoredRow, 'updatedAt'> & WithText;

const WRITTEN = new Schema<WrittenText>(
  { count: { type: Number }, at: { type: Date }, by: { type: Schema.Types.ObjectId, default: null } },
  { _id: false },
);

export const addWrittenText = (schema: Schema): void => void schema.add({ written: { type: WRITTEN } });

export const countOf = ({ written }: WithText): number => written?.count ?? 0;

/** Returns the text under another count: something beside it has changed that a draft may hold. */
const recounted = ({ updatedAt, written }: WrittenRow): WrittenText => {
  const { at = updatedAt, by = null } = written ?? {};
  return { count: countOf({ written }) + 1, at, by };
};

/** The same of the text that takes its place. */
export const nextText = (row: WrittenRow | null, by: Types.ObjectId | null, now = new Date()): WrittenText =>
  row ? { count: countOf(row) + 1, at: nextUpdatedAt(row.updatedAt, now), by } : { count: 0, at: now, by };

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
  draftVersion: number;
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

/** True where the record itself is the draft. */
export const isDraft = ({ status }: Pick<TextRow, 'status'>): boolean => status === 'draft';

/**
 * An edit of a record, with its new counts. What a draft holds beside the text, such as a post's star, counts like it:
 * an older draft does not undo its change. While the record is the draft, the edit is one of the draft.
 * @param fields of a draft
 * @param update with `written` where it changes the text
 */
export function counted<Row extends TextRow>(fields: Fields, row: Row, update: UpdateQuery<Row> | null) {
  const changes = update?.$set as Partial<TextRow> | undefined;
  if (!changes) return update;
  const valuesOf = (of: object) => pickFields(fields, of as InputOf<Fields>);
  const isSame = isDeepStrictEqual(valuesOf(row), valuesOf({ ...row, ...changes }));
  const written = changes.written ?? (isSame ? null : recounted(row));
  if (!written) return update;
  const draftVersion = isDraft(row) ? { draftVersion: row.draftVersion + 1 } : {};
  return { ...update, $set: { ...draftVersion, ...changes, written } } as UpdateQuery<Row>;
}
