import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { MediaFigures, MediaFile as MediaFileEntity, MediaFilter, MediaSort, MediaUse } from '../contract/media';
import { isShown, MEDIA_TEXTS } from '../contract/media';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { SharedRead } from '../platform/concurrency/shared-read';
import { saveEdit } from '../platform/database/save-edit';
import { conflict, notFound } from '../platform/errors/product-error';
import { findPage, NEWEST_FIRST, type Order } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { News } from '../platform/processes/news';
import { holds } from '../platform/search/search-pattern';
import { TrashService } from '../platform/trash/trash.service';
import { TrashKinds } from '../platform/trash/trash-kinds';
import { FileAlts } from '../uploads/file-alts';
import { FocalPoints } from '../uploads/focal-points';
import { MediaEntries } from '../uploads/media-entries';
import { MediaFile, type MediaRow, stemsOf, toMediaFile } from '../uploads/schemas/media-file.schema';
import type { ListMediaQuery } from './dto/list-media.query';
import type { UpdateMediaDto } from './dto/update-media.dto';
import { MediaReplacement, type ReceivedPicture } from './media-replacement';
import { MediaUses } from './media-uses';

const ORDERS: Record<MediaSort, Order> = {
  newest: NEWEST_FIRST,
  oldest: { createdAt: 1, _id: 1 },
  name: { name: 1, _id: 1 },
  largest: { bytes: -1, _id: -1 },
};

type Uses = ReadonlyMap<string, MediaUse[]>;

/** The pictures of the library, with where each is shown. */
@Injectable()
export class MediaService {
  /** Of all pictures. */
  private readonly allUses = new SharedRead(() => this.findUses());
  private readonly allBytes = new SharedRead(() => this.findBytes());

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly entries: MediaEntries,
    private readonly uses: MediaUses,
    private readonly replacement: MediaReplacement,
    private readonly focalPoints: FocalPoints,
    private readonly alts: FileAlts,
    private readonly news: News,
    private readonly trash: TrashService,
    subjects: AuditSubjects,
    kinds: TrashKinds,
  ) {
    kinds.register('media', model, { toName: ({ name }) => name, restore: (id) => this.restore(id) });
    const toSubject = ({ _id, name }: MediaRow) => ({ name, path: `/admin/media?picture=${_id.toHexString()}` });
    subjects.register('media', subjectsOf(model, toSubject));
  }

  async list(query: ListMediaQuery): Promise<ListPage<MediaFileEntity>> {
    await this.entries.takeInOnce();
    const uses = await this.allUses.read();
    const { rows, total } = await findPage(this.model, query, {
      filter: toFilter(query.q, query.filter, uses),
      order: ORDERS[query.sort ?? 'newest'],
    });
    return { items: rows.map((row) => toMediaFile(row, uses.get(row.stem) ?? [])), total };
  }

  async figures(q: string | undefined): Promise<MediaFigures> {
    await this.entries.takeInOnce();
    const uses = await this.allUses.read();
    const count = (filter?: MediaFilter) => this.model.countDocuments(toFilter(q, filter, uses));
    const rows = await this.allBytes.read();
    return {
      counts: { all: await count(), withoutAlt: await count('withoutAlt'), notUsed: await count('notUsed') },
      pictures: rows.length,
      bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  /** Errors: 404 unknown id. */
  async read(id: string): Promise<MediaFileEntity> {
    return this.toEntity(await this.find(id));
  }

  /** Errors: 404 unknown id; 409 the stored one is newer than `updatedAt`. */
  async update(id: string, { updatedAt, ...changes }: UpdateMediaDto): Promise<MediaFileEntity> {
    const { usedIn } = await this.read(id);
    const { row } = await saveEdit(this.model, id, changes, updatedAt, (latest) => toMediaFile(latest, usedIn));
    await this.tellOf();
    return toMediaFile(row, usedIn);
  }

  /** Errors: those of `MediaReplacement.replace`. */
  async replace(id: string, received: ReceivedPicture): Promise<MediaFileEntity> {
    return this.toEntity(await this.replacement.replace(id, received));
  }

  /** The file itself stays as long as this can be undone. Errors: 404 unknown id; 409 something shows it. */
  async remove(id: string): Promise<void> {
    const { usedIn } = await this.read(id);
    if (usedIn.some(isShown)) throw conflict(MEDIA_TEXTS.used);
    await this.trash.remove(this.model, id);
    await this.tellOf();
  }

  /** Errors: 404 unknown, or gone for good. */
  async restore(id: string): Promise<MediaFileEntity> {
    const restored = await this.trash.restore(this.model, id);
    await this.tellOf();
    return this.toEntity(restored);
  }

  /** Its text and its point are drawn by every page that shows it. */
  private async tellOf(): Promise<void> {
    await this.focalPoints.refresh();
    await this.alts.refresh();
    await this.news.tell('media');
  }

  private async find(id: string): Promise<MediaRow> {
    const row = await this.model.findById(toObjectId(id)).lean<MediaRow>();
    if (!row) throw notFound();
    return row;
  }

  private async toEntity(row: MediaRow): Promise<MediaFileEntity> {
    return toMediaFile(row, (await this.uses.find(stemsOf([row]))).get(row.stem) ?? []);
  }

  private findBytes(): Promise<Pick<MediaRow, 'bytes'>[]> {
    return this.model.find({ isPicture: true }).select('bytes').lean<Pick<MediaRow, 'bytes'>[]>();
  }

  private async findUses(): Promise<Uses> {
    return this.uses.find(stemsOf(await this.model.find().select('stem former').lean<MediaRow[]>()));
  }
}

function toFilter(q: string | undefined, filter: MediaFilter | undefined, uses: Uses): QueryFilter<MediaRow> {
  const pattern = holds(q ?? '');
  return {
    isPicture: true,
    ...(q && { $or: [{ name: pattern }, { alt: pattern }] }),
    ...(filter === 'withoutAlt' && { alt: '' }),
    ...(filter === 'notUsed' && { stem: trusted({ $nin: [...uses.keys()] }) }),
  } as QueryFilter<MediaRow>;
}
