import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted, type UpdateQuery } from 'mongoose';
import { VERSIONS_KEPT, type VersionKind } from '../../contract/versions';
import { currentActor } from '../audit/audit-note';
import type { Changed, Decide } from '../database/save-edit';
import { TextVersion } from './text-version.schema';
import { countOf, nextText, type TextRow, type WithText } from './written-text';

/** Whose texts become versions, and what of a row is its text. */
export interface Versioned<Row> {
  kind: VersionKind;
  toFields: (row: Row) => Record<string, unknown>;
  /** Whether a row says the sample's words: then nobody wrote them, whenever it was stored. */
  isSample?: (row: Row) => boolean;
}

/** Something that has versions. */
export interface Subject {
  kind: VersionKind;
  id: string;
}

/** Current text of something that has versions. */
export interface CurrentText extends WithText {
  fields: Record<string, unknown>;
  updatedAt: Date;
  /** The text is the sample's. */
  isSample?: boolean;
}

type VersionSummaryRow = Omit<TextVersion, 'fields'>;

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/**
 * Earlier texts. One is stored before the write that replaces it, under its text version: when that write does not
 * come, it is the current text, which is no version, and the next change stores the same again.
 * docs/decisions/012-drafts-versions-and-conflicts.md
 */
@Injectable()
export class TextVersions {
  constructor(@InjectModel(TextVersion.name) private readonly model: Model<TextVersion>) {}

  /** Of a new row. */
  begin(): WithText {
    return { written: nextText(null, actor()) };
  }

  /** The update that was decided on, which also says whose text it is when it changes the text. */
  stamped<Row extends object>({ toFields }: Versioned<Row>, decide: Decide<Row>): Decide<Row> {
    return (row) => {
      const update = decide(row);
      if (!update) return null;
      const after = { ...row, ...(update.$set as Partial<Row>) };
      if (isDeepStrictEqual(plain(toFields(row)), plain(toFields(after)))) return update;
      const written = nextText(row as TextRow, actor());
      return { ...update, $set: { ...update.$set, written } } as UpdateQuery<Row>;
    };
  }

  /** Stores the text of a row that a stamped update is about to replace. */
  async keep<Row extends object>(
    { kind, toFields, isSample }: Versioned<Row>,
    row: Row & { _id: unknown },
    update: UpdateQuery<Row>,
  ): Promise<void> {
    const next = (update.$set as WithText | undefined)?.written;
    const { written, updatedAt } = row as unknown as TextRow;
    const at = written?.at ?? updatedAt;
    if (!next || next.at.getTime() === at.getTime()) return;
    const replaced = {
      at: at.getTime() === 0 || (!written && isSample?.(row)) ? null : at,
      authorId: written?.by ?? null,
      fields: toFields(row),
    };
    const key = { kind, subject: String(row._id), count: countOf(row as WithText) };
    await this.model.updateOne(key, { $set: replaced }, { upsert: true });
  }

  /** Stores a text that was never published. @param current text of the record now */
  async add(of: Subject, current: WithText, fields: Record<string, unknown>, by: Types.ObjectId): Promise<void> {
    await this.model.create({ kind: of.kind, subject: of.id, at: new Date(), authorId: by, fields });
    await this.removeOld(of, current);
  }

  /** Removes versions that are too many after a change. */
  async trim<Row extends object>({ kind }: Versioned<Row>, { before, row }: Changed<Row>): Promise<void> {
    if (countOf(row) === countOf(before)) return;
    await this.removeOld({ kind, id: String((row as { _id?: unknown })._id) }, row);
  }

  /** The newest first. @param current text of the record now, which is no version */
  async list(of: Subject, current: WithText): Promise<VersionSummaryRow[]> {
    return this.model
      .find(this.versionsOf(of, current))
      .select('-fields')
      .sort(NEWEST_FIRST)
      .limit(VERSIONS_KEPT)
      .lean<VersionSummaryRow[]>();
  }

  async read(of: Subject, current: WithText, versionId: Types.ObjectId): Promise<TextVersion | null> {
    return this.model.findOne({ ...this.versionsOf(of, current), _id: versionId }).lean<TextVersion>();
  }

  async remove({ _id }: TextVersion): Promise<void> {
    await this.model.deleteOne({ _id });
  }

  /** Removes the versions of records that are gone for good. */
  async forget(kind: VersionKind, ids: readonly string[]): Promise<void> {
    for (const subject of ids) await this.model.deleteMany({ kind, subject });
  }

  private async removeOld(of: Subject, current: WithText): Promise<void> {
    const old = await this.model
      .find(this.versionsOf(of, current), { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(VERSIONS_KEPT)
      .lean<Pick<TextVersion, '_id'>[]>();
    if (old.length > 0) await this.model.deleteMany({ _id: trusted({ $in: old.map(({ _id }) => _id) }) });
  }

  private versionsOf({ kind, id }: Subject, current: WithText) {
    return { kind, subject: id, count: trusted({ $ne: countOf(current) }) };
  }
}

/** A checked body is made of classes, a stored row is not. */
const plain = (fields: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(fields));

export function actor(): Types.ObjectId | null {
  const id = currentActor();
  return id === null ? null : new Types.ObjectId(id);
}
