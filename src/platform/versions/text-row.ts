import { isDeepStrictEqual } from 'node:util';
import { Schema, type Types, type UpdateQuery } from 'mongoose';
import type { Fields, InputOf } from '../../contract/fields';
import type { Draft } from '../../contract/texts';
import { nextUpdatedAt } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { pickFields } from '../fields/stored-fields';

/** Author and time of a row's text. The row itself contains them, so that text and author change in one write. */
export interface WrittenText {
  /** Counts changes of the text and of the other fields that a draft can contain. */
  count: number;
  at: Date;
  by: Types.ObjectId | null;
}

export interface WithText {
  /** Missing for sample text, and for older texts whose author is unknown. */
  written?: WrittenText;
}

export type WrittenRow = Pick<StoredRow, 'updatedAt'> & WithText;

const WRITTEN = new Schema<WrittenText>(
  { count: { type: Number }, at: { type: Date }, by: { type: Schema.Types.ObjectId, default: null } },
  { _id: false },
);

export const addWrittenText = (schema: Schema): void => void schema.add({ written: { type: WRITTEN } });

export const countOf = ({ written }: WithText): number => written?.count ?? 0;

/** Returns `written` with its count increased. Call it after a change of a field that drafts can contain. */
const recounted = ({ updatedAt, written }: WrittenRow): WrittenText => {
  const { at = updatedAt, by = null } = written ?? {};
  return { count: countOf({ written }) + 1, at, by };
};

export const nextText = (row: WrittenRow | null, by: Types.ObjectId | null, now = new Date()): WrittenText =>
  row ? { count: countOf(row) + 1, at: nextUpdatedAt(row.updatedAt, now), by } : { count: 0, at: now, by };

export interface StoredDraft extends Pick<Draft, 'basedOn'> {
  fields: Record<string, unknown>;
  by: Types.ObjectId | null;
  at: Date;
}

export interface TextRow extends StoredRow, WithText {
  title: string;
  /** Services have no status, because visitors always see them. */
  status?: 'draft' | 'scheduled' | 'published';
  draft?: StoredDraft | null;
  /** Counts the changes of the draft, or of the text while the status is `draft`. */
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

export function addText(schema: Schema): void {
  addWrittenText(schema);
  schema.add({ draft: { type: DRAFT, default: null }, draftVersion: { type: Number, default: 0 } });
  // The schema does not require a title, because a draft may be incomplete. Publishing checks the title.
  schema.path('title', { type: String, default: '' });
}

export const isDraft = ({ status }: Pick<TextRow, 'status'>): boolean => status === 'draft';

/** Counts an edit of any field of drafts, so that publishing an older draft causes a conflict. */
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
