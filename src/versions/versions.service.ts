import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import type { RestoredVersion, Version, VersionKind, VersionSummary, Versions } from '../contract/versions';
import { findSection, type SectionName } from '../contract/website/sections';
import { PagesService } from '../pages/pages.service';
import { noteInTrail } from '../platform/audit/audit-note';
import { AuditSubjects } from '../platform/audit/audit-subjects';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import type { TextVersion } from '../platform/versions/text-version.schema';
import { type CurrentText, type Subject, TextVersions } from '../platform/versions/text-versions.service';
import { ServicesService } from '../services/services.service';
import { WebsiteService } from '../website/website.service';

type Fields = Record<string, unknown>;

/** Reads what stands in something that has versions, and changes it as its own editor does. */
interface Writer {
  /** Errors: 404 there is none. */
  readText(id: string): Promise<CurrentText>;
  /** Errors: 404 as above; 409 the stored one is newer than `updatedAt`. */
  write(id: string, edit: Fields & { updatedAt?: string }): Promise<RestoredVersion['record']>;
}

type Written = Pick<TextVersion, 'at' | 'authorId'>;

/** When a section was saved that nobody has ever saved. */
const NEVER = new Date(0);

/** Pictures that stood there before may come back. */
const FORMER = { isFormer: true };

/** Former texts: who wrote them and when, what they said, and the way back to them. */
@Injectable()
export class VersionsService {
  private readonly writers: ReadonlyMap<string, Writer>;

  constructor(
    private readonly texts: TextVersions,
    private readonly subjects: AuditSubjects,
    blogs: BlogsService,
    pages: PagesService,
    services: ServicesService,
    website: WebsiteService,
  ) {
    this.writers = new Map<VersionKind, Writer>([
      ['post', { readText: (id) => blogs.readText(id), write: (id, edit) => blogs.update(id, edit, FORMER) }],
      ['page', { readText: (id) => pages.readText(id), write: (id, edit) => pages.update(id, edit) }],
      ['service', { readText: (id) => services.readText(id), write: (id, edit) => services.update(id, edit) }],
      [
        'section',
        {
          readText: (name) => website.readText(toSectionName(name)),
          write: (name, edit) => website.update(toSectionName(name), edit, FORMER),
        },
      ],
    ]);
    subjects.register('versions', (ids) => this.findSubjects(ids), { isNameKept: true });
  }

  /** Errors: 404 unknown kind or id. */
  async list(kind: string, id: string): Promise<Versions> {
    const { of, writer } = this.find(kind, id);
    const current = await writer.readText(of.id);
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
    const { of, writer } = this.find(kind, id);
    const row = await this.findVersion(of, await writer.readText(of.id), versionId);
    return { ...toSummary(row, await this.findNames([row])), fields: row.fields };
  }

  /** For good. Errors: as above. */
  async remove(kind: string, id: string, versionId: string): Promise<void> {
    const { of, writer } = this.find(kind, id);
    const row = await this.findVersion(of, await writer.readText(of.id), versionId);
    await this.texts.remove(row);
    noteInTrail({ subjectId: of.id, fields: [], changes: [] });
  }

  /** Errors: as above; 409 the stored record is newer than `readAt`. */
  async restore(kind: string, id: string, versionId: string, readAt?: string | null): Promise<RestoredVersion> {
    const { of, writer } = this.find(kind, id);
    const before = await writer.readText(of.id);
    const { fields } = await this.findVersion(of, before, versionId);
    const updatedAt = readAt === null ? NEVER.toISOString() : readAt;
    const record = await writer.write(of.id, { ...fields, updatedAt });
    const changed = Object.keys(fields).filter((field) => !isDeepStrictEqual(fields[field], before.fields[field]));
    noteInTrail({ subjectId: of.id, fields: changed.sort(), changes: [] });
    const [newest] = changed.length > 0 ? await this.texts.list(of, await writer.readText(of.id)) : [];
    return { record, replaced: newest?._id.toHexString() ?? null };
  }

  private find(kind: string, id: string): { of: Subject; writer: Writer } {
    const writer = this.writers.get(kind);
    if (!writer) throw notFound();
    const of = { kind: kind as VersionKind, id: kind === 'section' ? id : toObjectId(id).toHexString() };
    return { of, writer };
  }

  private async findVersion(of: Subject, current: CurrentText, versionId: string): Promise<TextVersion> {
    const row = await this.texts.read(of, current, toObjectId(versionId));
    if (!row) throw notFound();
    return row;
  }

  /** How the writers are called now, as the audit trail finds it. */
  private async findNames(texts: readonly Written[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(texts.flatMap(({ authorId }) => (authorId ? [authorId.toHexString()] : [])));
    const found = await this.subjects.find('users', [...ids]);
    return new Map([...found].map(([id, { name }]) => [id, name]));
  }

  private async findSubjects(ids: string[]) {
    const kinds = await Promise.all(
      (['blogs', 'pages', 'services', 'website'] as const).map((kind) => this.subjects.find(kind, ids)),
    );
    return new Map(kinds.flatMap((found) => [...found]));
  }
}

function toSectionName(name: string): SectionName {
  if (!findSection(name)) throw notFound();
  return name as SectionName;
}

const isNeverSaved = ({ updatedAt }: CurrentText): boolean => updatedAt.getTime() === NEVER.getTime();

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
