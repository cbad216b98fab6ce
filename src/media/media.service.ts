import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type {
  MediaFile as MediaFileEntity,
  MediaFilter,
  MediaSort,
  MediaStatistics,
  MediaUse,
} from '../contract/media';
import { isShown, MEDIA_TEXTS, NO_FOCUS } from '../contract/media';
import { allows, type Role } from '../contract/users';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { AuditSubjectsService, subjectsOf } from '../platform/audit/audit-subjects.service';
import { changeRow, saveEdit } from '../platform/database/save-edit';
import { conflict, forbidden, invalid, notFound, ProductError } from '../platform/errors/product-error';
import { findPage, NEWEST_FIRST, type Order } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { ChangeBus } from '../platform/processes/change-bus';
import { holds } from '../platform/search/search-pattern';
import { TrashService } from '../platform/trash/trash.service';
import { TrashKindsService } from '../platform/trash/trash-kinds.service';
import { SettingsService } from '../settings/settings.service';
import { toFileName } from '../uploads/file-name';
import { MediaEntriesService } from '../uploads/media-entries.service';
import { MediaIndex } from '../uploads/media-index';
import { MediaFile, type MediaRow, toMediaFile } from '../uploads/schemas/media-file.schema';
import { UploadsService } from '../uploads/uploads.service';
import type { ListMediaQuery, UpdateMediaDto } from './media.dto';
import { MediaUsage } from './media-usage';

const ORDERS: Record<MediaSort, Order> = {
  newest: NEWEST_FIRST,
  oldest: { createdAt: 1, _id: 1 },
  name: { name: 1, _id: 1 },
  largest: { bytes: -1, _id: -1 },
};

type Uses = ReadonlyMap<string, MediaUse[]>;

/** A replaced image keeps its focal point if the proportions of both files differ at most by this factor. */
const MOST_APART = 1.1;

@Injectable()
export class MediaService {
  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly entries: MediaEntriesService,
    private readonly uploads: UploadsService,
    private readonly usage: MediaUsage,
    private readonly settings: SettingsService,
    private readonly index: MediaIndex,
    private readonly changes: ChangeBus,
    private readonly trash: TrashService,
    subjects: AuditSubjectsService,
    kinds: TrashKindsService,
  ) {
    kinds.register('media', model, { toName: ({ name }) => name, restore: (id) => this.restore(id) });
    const toSubject = ({ _id, name }: MediaRow) => ({ name, path: `/admin/media?picture=${_id.toHexString()}` });
    subjects.register('media', subjectsOf(model, toSubject));
  }

  async list(query: ListMediaQuery): Promise<ListPage<MediaFileEntity>> {
    const uses = await this.usage.find();
    const { rows, total } = await findPage(this.model, query, {
      filter: toFilter(query.q, query.filter, uses),
      order: ORDERS[query.sort ?? 'newest'],
    });
    return { items: rows.map((row) => toMediaFile(row, usesOf(row, uses))), total };
  }

  async statistics(q: string | undefined): Promise<MediaStatistics> {
    const uses = await this.usage.find();
    const count = (filter?: MediaFilter) => this.model.countDocuments(toFilter(q, filter, uses));
    const rows = await this.model.find({ isPicture: true }).select('bytes').lean<Pick<MediaRow, 'bytes'>[]>();
    return {
      counts: { all: await count(), withoutAlt: await count('withoutAlt'), notUsed: await count('notUsed') },
      pictures: rows.length,
      bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  async read(id: string): Promise<MediaFileEntity> {
    return this.toEntity(await this.find(id));
  }

  /** Throws 404 for an unknown image, 409 if the stored image is newer than `updatedAt`. */
  async update(id: string, { updatedAt, ...changes }: UpdateMediaDto): Promise<MediaFileEntity> {
    const { usedIn } = await this.read(id);
    const { row } = await saveEdit(this.model, id, changes, updatedAt, (latest) => toMediaFile(latest, usedIn));
    await this.notify();
    return toMediaFile(row, usedIn);
  }

  /**
   * Replaces the file behind an image. The old file stays, because emails and other sites may show it. Throws 400 for
   * an unsuitable file, 403 if the settings use the image and `role` is not administrator, 404 for an unknown image.
   */
  async replace(id: string, { path, name }: { path: string; name: string }, role: Role): Promise<MediaFileEntity> {
    const file = await this.uploads.storeImage(path);
    try {
      const row = await this.putInPlace(await this.find(id), file, name, role);
      recordInAuditLog({ subjectId: id, fields: ['file'] });
      await this.notify();
      return this.toEntity(row);
    } catch (error) {
      // After other errors, the row may already name the file. If not, the regular cleanup removes it.
      if (error instanceof ProductError) await this.uploads.discard(file);
      throw error;
    }
  }

  private async putInPlace(stored: MediaRow, file: string, name: string, role: Role): Promise<MediaRow> {
    if (!stored.isPicture) throw notFound();
    const fields = await this.settings.fieldsWith(`/uploads/${stored.file}`);
    if (fields.length > 0 && !allows(role, 'admin')) throw forbidden(MEDIA_TEXTS.inSettings);
    const problem = await this.settings.problemOf(`/uploads/${file}`, fields);
    if (problem !== null) throw invalid('file', problem);
    const about = await this.entries.describe(file, { name: toFileName(name) || file, addedBy: stored.addedBy });
    const changed = await changeRow(this.model, { _id: stored._id }, (before) => {
      const former = [...(before.former ?? []), before.file];
      const { focusX, focusY } = isAlike(before, about) ? before : NO_FOCUS;
      return { $set: { ...about, focusX, focusY, former } };
    });
    if (!changed) throw notFound();
    return changed.row;
  }

  /** Moves the image to the trash. Its file stays. Throws 404 for an unknown image, 409 if the image is in use. */
  async remove(id: string): Promise<void> {
    const { usedIn } = await this.read(id);
    if (usedIn.some(isShown)) throw conflict(MEDIA_TEXTS.used);
    await this.trash.remove(this.model, id);
    await this.notify();
  }

  async restore(id: string): Promise<MediaFileEntity> {
    const restored = await this.trash.restore(this.model, id);
    await this.notify();
    return this.toEntity(restored);
  }

  /** Makes all pages show the stored state of images. Call it after each change of an image. */
  private async notify(): Promise<void> {
    await this.index.refresh();
    await this.changes.publish('media');
  }

  private async find(id: string): Promise<MediaRow> {
    const row = await this.model.findById(toObjectId(id)).lean<MediaRow>();
    if (!row) throw notFound();
    return row;
  }

  private async toEntity(row: MediaRow): Promise<MediaFileEntity> {
    return toMediaFile(row, usesOf(row, await this.usage.find()));
  }
}

const usesOf = ({ _id }: Pick<MediaRow, '_id'>, uses: Uses): MediaUse[] => uses.get(_id.toHexString()) ?? [];

/** True if the focal point still fits the new file: the proportions are similar, or a size is unknown. */
function isAlike(
  before: Pick<MediaRow, 'width' | 'height'>,
  after: Partial<Pick<MediaRow, 'width' | 'height'>>,
): boolean {
  if (!before.width || !before.height || !after.width || !after.height) return true;
  const apart = (before.width * after.height) / (before.height * after.width);
  return Math.max(apart, 1 / apart) <= MOST_APART;
}

function toFilter(q: string | undefined, filter: MediaFilter | undefined, uses: Uses): QueryFilter<MediaRow> {
  const pattern = holds(q ?? '');
  return {
    isPicture: true,
    ...(q && { $or: [{ name: pattern }, { alt: pattern }] }),
    ...(filter === 'withoutAlt' && { alt: '' }),
    ...(filter === 'notUsed' && { _id: trusted({ $nin: [...uses.keys()] }) }),
  } as QueryFilter<MediaRow>;
}
