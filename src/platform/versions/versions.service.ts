import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Version, VersionKind, VersionSummary, Versions } from '../../contract/versions';
import { noteInTrail } from '../audit/audit-note';
import { AuditSubjects, type SubjectKind } from '../audit/audit-subjects';
import { notFound } from '../errors/product-error';
import { isObjectId, toObjectId } from '../http/object-id';
import type { TextVersion } from './text-version.schema';
import { type CurrentText, type Subject, TextVersions } from './text-versions.service';

/** Errors: 404 there is none. */
type ReadText = (id: string) => Promise<CurrentText>;

type Written = Pick<TextVersion, 'at' | 'authorId'>;

/** Earlier texts of whatever has versions: who wrote them and when, and what they said. */
@Injectable()
export class VersionsService {
  private readonly readers = new Map<string, ReadText>();
  private readonly subjectKinds: SubjectKind[] = [];

  constructor(
    private readonly texts: TextVersions,
    private readonly subjects: AuditSubjects,
  ) {
    subjects.register('versions', (ids) => this.findSubjects(ids), { isNameKept: true });
  }

  /** @param of the records in the audit trail */
  register(kind: VersionKind, of: SubjectKind, readText: ReadText): void {
    this.readers.set(kind, readText);
    this.subjectKinds.push(of);
  }

  /** Errors: 404 unknown kind or id. */
  async list(kind: string, id: string): Promise<Versions> {
    const { of, current } = await this.find(kind, id);
    const former = await this.texts.list(of, current);
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

  /** Errors: as above; 404 unknown version, or one of something else. */
  async read(kind: string, id: string, versionId: string): Promise<Version> {
    const row = await this.findVersion(kind, id, versionId);
    return { ...toSummary(row, await this.findNames([row])), fields: row.fields };
  }

  /** For good. Errors: as above. */
  async remove(kind: string, id: string, versionId: string): Promise<void> {
    const row = await this.findVersion(kind, id, versionId);
    await this.texts.remove(row);
    noteInTrail({ subjectId: row.subject, fields: [], changes: [] });
  }

  private async find(kind: string, id: string): Promise<{ of: Subject; current: CurrentText }> {
    const readText = this.readers.get(kind);
    if (!readText) throw notFound();
    const current = await readText(id);
    return { of: { kind: kind as VersionKind, id: isObjectId(id) ? id.toLowerCase() : id }, current };
  }

  private async findVersion(kind: string, id: string, versionId: string): Promise<TextVersion> {
    const { of, current } = await this.find(kind, id);
    const row = await this.texts.read(of, current, toObjectId(versionId));
    if (!row) throw notFound();
    return row;
  }

  /** Names of the writers now, as the audit trail finds them. */
  private async findNames(texts: readonly Written[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(texts.flatMap(({ authorId }) => (authorId ? [authorId.toHexString()] : [])));
    const found = await this.subjects.find('users', [...ids]);
    return new Map([...found].map(([id, { name }]) => [id, name]));
  }

  private async findSubjects(ids: string[]) {
    const found = await Promise.all(this.subjectKinds.map((kind) => this.subjects.find(kind, ids)));
    return new Map(found.flatMap((each) => [...each]));
  }
}

/** A section that no one has saved. */
const isNeverSaved = ({ updatedAt }: CurrentText): boolean => updatedAt.getTime() === 0;

/** A section that was never saved says what was delivered. */
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
