import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted, type UpdateQuery } from 'mongoose';
import { VERSIONS_KEPT, type VersionKind } from '../../contract/versions';
import { currentActor } from '../audit/audit-note';
import type { Changed, Decide } from '../database/save-edit';
import { isDuplicateKey } from '../errors/database-error';
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

type VersionSummaryRow = Omit<TextVersion, 'fields'>;

/**
 * What stood in a text before it was changed. It is kept before the change is written, under the number of the text: when the change does not
 * come, the text that still stands is no version, and the next change keeps the same again. docs/decisions/042-versions.md
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

  /** Keeps the text of a row that a stamped update is about to replace. */
  async keep<Row extends object>(
    { kind, toFields, isSample }: Versioned<Row>,
    row: Row & { _id: unknown },
    update: UpdateQuery<Row>,
  ): Promise<void> {
    if (!(update.$set as WithText | undefined)?.written) return;
    const { written, updatedAt } = row as unknown as TextRow;
    const at = written?.at ?? updatedAt;
    const replaced = {
      at: at.getTime() === 0 || (!written && isSample?.(row)) ? null : at,
      authorId: written?.by ?? null,
      fields: toFields(row),
    };
    const key = { kind, subject: String(row._id), count: countOf(row as WithText) };
    await this.model.updateOne(key, { $set: replaced }, { upsert: true }).catch((error: unknown) => {
      // Somebody else replaces the same text at this moment, and keeps the same.
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Forgets those that are too many after a change. */
  async trim<Row extends object>({ kind }: Versioned<Row>, { before, row }: Changed<Row>): Promise<void> {
    const count = countOf(row);
    if (count === countOf(before)) return;
    const subject = String((row as { _id?: unknown })._id);
    await this.model.deleteMany({ kind, subject, count: trusted({ $lt: count - VERSIONS_KEPT }) });
  }

  /** The newest first. @param current what stands there now */
  async list(of: Subject, current: WithText): Promise<VersionSummaryRow[]> {
    return this.model
      .find(this.before(of, current))
      .select('-fields')
      .sort({ count: -1 })
      .limit(VERSIONS_KEPT)
      .lean<VersionSummaryRow[]>();
  }

  async read(of: Subject, current: WithText, versionId: Types.ObjectId): Promise<TextVersion | null> {
    return this.model.findOne({ ...this.before(of, current), _id: versionId }).lean<TextVersion>();
  }

  async remove({ _id }: TextVersion): Promise<void> {
    await this.model.deleteOne({ _id });
  }

  /** Of what is gone for good. */
  async forget(kind: VersionKind, ids: readonly string[]): Promise<void> {
    for (const subject of ids) await this.model.deleteMany({ kind, subject });
  }

  private before({ kind, id }: Subject, current: WithText) {
    const count = countOf(current);
    return { kind, subject: id, count: trusted({ $gte: count - VERSIONS_KEPT, $lt: count }) };
  }
}

/** A checked body is made of classes, a stored row is not. */
const plain = (fields: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(fields));

function actor(): Types.ObjectId | null {
  const id = currentActor();
  return id === null ? null : new Types.ObjectId(id);
}
