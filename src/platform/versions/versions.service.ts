import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted, type UpdateQuery } from 'mongoose';
import {
  VERSIONS_KEPT,
  type Version,
  type VersionKind,
  type VersionSummary,
  type Versions,
} from '../../contract/versions';
import { currentActor, recordInAuditLog } from '../audit/audit-details';
import { AuditSubjectsService, type SubjectKind } from '../audit/audit-subjects.service';
import type { Changed, Decide } from '../database/save-edit';
import { notFound } from '../errors/product-error';
import { isObjectId, toObjectId } from '../http/object-id';
import { countOf, nextText, type WithText, type WrittenRow } from './text-row';
import { TextVersion } from './text-version.schema';

export interface Versioned<Row> {
  kind: VersionKind;
  toFields: (row: Row) => Record<string, unknown>;
  /** True if the row has sample text, which has no author. */
  isSample?: (row: Row) => boolean;
}

export interface Subject {
  kind: VersionKind;
  id: string;
}

export interface CurrentText extends WithText {
  fields: Record<string, unknown>;
  updatedAt: Date;
  isSample?: boolean;
}

type ReadText = (id: string) => Promise<CurrentText>;

type Written = Pick<TextVersion, 'at' | 'authorId'>;

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Stores a version of a text before the write that replaces the text. See docs/decisions/012. */
@Injectable()
export class VersionsService {
  private readonly readers = new Map<string, ReadText>();
  private readonly subjectKinds: SubjectKind[] = [];

  constructor(
    @InjectModel(TextVersion.name) private readonly model: Model<TextVersion>,
    private readonly subjects: AuditSubjectsService,
  ) {
    subjects.register('versions', (ids) => this.findSubjects(ids), { isNameLogged: true });
  }

  /** Registers the function that reads current texts of a kind. `of` is the name of the kind in the audit log. */
  register(kind: VersionKind, of: SubjectKind, readText: ReadText): void {
    this.readers.set(kind, readText);
    this.subjectKinds.push(of);
  }

  async list(kind: string, id: string): Promise<Versions> {
    const { of, current } = await this.find(kind, id);
    const former = await this.model
      .find(this.versionsOf(of, current))
      .select('-fields')
      .sort(NEWEST_FIRST)
      .limit(VERSIONS_KEPT)
      .lean<Omit<TextVersion, 'fields'>[]>();
    const written = writtenIn(current);
    const names = await this.findNames([written, ...former]);
    return {
      current: {
        ...toWritten(written, names),
        fields: current.fields,
        updatedAt: isNeverSaved(current) ? null : current.updatedAt.toISOString(),
      },
      former: former.map((row) => toSummary(row, names)),
    };
  }

  /** Returns a version. Throws 404 if it is unknown or belongs to another record. */
  async read(kind: string, id: string, versionId: string): Promise<Version> {
    const row = await this.findVersion(kind, id, versionId);
    return { ...toSummary(row, await this.findNames([row])), fields: row.fields };
  }

  async remove(kind: string, id: string, versionId: string): Promise<void> {
    const { _id, subject } = await this.findVersion(kind, id, versionId);
    await this.model.deleteOne({ _id });
    recordInAuditLog({ subjectId: subject, fields: [], changes: [] });
  }

  begin(): WithText {
    return { written: nextText(null, actor()) };
  }

  /** Wraps `decide`. If its update changes the text, adds author and time to the update. */
  stamped<Row extends object>({ toFields }: Versioned<Row>, decide: Decide<Row>): Decide<Row> {
    return (row) => {
      const update = decide(row);
      if (!update) return null;
      const after = { ...row, ...(update.$set as Partial<Row>) };
      if (isDeepStrictEqual(plain(toFields(row)), plain(toFields(after)))) return update;
      const written = nextText(row as WrittenRow, actor());
      return { ...update, $set: { ...update.$set, written } } as UpdateQuery<Row>;
    };
  }

  async keep<Row extends object>(
    { kind, toFields, isSample }: Versioned<Row>,
    row: Row & { _id: unknown },
    update: UpdateQuery<Row>,
  ): Promise<void> {
    const next = (update.$set as WithText | undefined)?.written;
    const { written, updatedAt } = row as unknown as WrittenRow;
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

  async add(of: Subject, current: WithText, fields: Record<string, unknown>, by: Types.ObjectId): Promise<void> {
    await this.model.create({ kind: of.kind, subject: of.id, at: new Date(), authorId: by, fields });
    await this.removeOld(of, current);
  }

  async trim<Row extends object>({ kind }: Versioned<Row>, { before, row }: Changed<Row>): Promise<void> {
    if (countOf(row) === countOf(before)) return;
    await this.removeOld({ kind, id: String((row as { _id?: unknown })._id) }, row);
  }

  async removeAll(kind: VersionKind, ids: readonly string[]): Promise<void> {
    for (const subject of ids) await this.model.deleteMany({ kind, subject });
  }

  private async find(kind: string, id: string): Promise<{ of: Subject; current: CurrentText }> {
    const readText = this.readers.get(kind);
    if (!readText) throw notFound();
    const current = await readText(id);
    return { of: { kind: kind as VersionKind, id: isObjectId(id) ? id.toLowerCase() : id }, current };
  }

  private async findVersion(kind: string, id: string, versionId: string): Promise<TextVersion> {
    const { of, current } = await this.find(kind, id);
    const row = await this.model
      .findOne({ ...this.versionsOf(of, current), _id: toObjectId(versionId) })
      .lean<TextVersion | null>();
    if (!row) throw notFound();
    return row;
  }

  private async findNames(texts: readonly Written[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(texts.flatMap(({ authorId }) => (authorId ? [authorId.toHexString()] : [])));
    const found = await this.subjects.find('users', [...ids]);
    return new Map([...found].map(([id, { name }]) => [id, name]));
  }

  private async findSubjects(ids: string[]) {
    const found = await Promise.all(this.subjectKinds.map((kind) => this.subjects.find(kind, ids)));
    return new Map(found.flatMap((each) => [...each]));
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

const isNeverSaved = ({ updatedAt }: CurrentText): boolean => updatedAt.getTime() === 0;

/** Returns when and by whom the current text was written. Sample text has no time. */
const writtenIn = (current: CurrentText): Written => ({
  at: current.written?.at ?? (current.isSample || isNeverSaved(current) ? null : current.updatedAt),
  authorId: current.written?.by ?? null,
});

const toWritten = ({ at, authorId }: Written, names: ReadonlyMap<string, string>) => ({
  at: at?.toISOString() ?? null,
  authorName: (authorId && names.get(authorId.toHexString())) ?? '',
});

const toSummary = (
  { _id, ...written }: Written & { _id: Types.ObjectId },
  names: ReadonlyMap<string, string>,
): VersionSummary => ({ _id: _id.toHexString(), ...toWritten(written, names) });

/** Converts a validated body, which contains class instances, to plain data. */
const plain = (fields: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(fields));

export function actor(): Types.ObjectId | null {
  const id = currentActor();
  return id === null ? null : new Types.ObjectId(id);
}
