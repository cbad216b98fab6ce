import { isDeepStrictEqual } from 'node:util';
import { Schema, type Types, type UpdateQuery } from 'mongoose';
import type { Fields, InputOf } from '../../contract/fields';
import type { Draft } from '../../contract/texts';
import type { StoredRow } from '../database/stored-schema';
import { pickFields } from '../fields/stored-fields';
import { addWrittenText, recounted, type WithText } from './written-text';

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
