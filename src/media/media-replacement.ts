import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Document } from 'bson';
import { type Model, type UpdateQuery } from 'mongoose';
import { CACHED_RESOURCES } from '../contract/calls/resource-calls';
import { MEDIA_TEXTS, NO_FOCUS } from '../contract/media';
import { allows, type Role } from '../contract/users';
import { noteInTrail } from '../platform/audit/audit-note';
import { ContentVersions } from '../platform/cache/content-versions';
import { MINUTE_MS } from '../platform/clock/durations';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { changeRow, laterThan } from '../platform/database/save-edit';
import { conflict, forbidden, invalid, notFound, ProductError } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { Every } from '../platform/jobs/every.decorator';
import { News } from '../platform/processes/news';
import { SettingsService } from '../settings/settings.service';
import { FileAlts } from '../uploads/file-alts';
import { toFileName } from '../uploads/file-name';
import { FocalPoints } from '../uploads/focal-points';
import { MediaEntries } from '../uploads/media-entries';
import { movesIn, namesMoved } from '../uploads/moved-names';
import { MediaFile, type MediaRow } from '../uploads/schemas/media-file.schema';
import { familyOf } from '../uploads/upload-names';
import { UploadsService } from '../uploads/uploads.service';
import { MediaUses, type PlaceCollection } from './media-uses';

/** More rounds than people who could be changing one record at the same moment. */
const MAX_TRIES = 50;
/** More rounds than records that come back from the trash while a picture is being replaced. */
const MAX_ROUNDS = 10;
/** Beyond this difference of their proportions, two pictures do not show the same thing at the same place. */
const MOST_APART = 1.1;

/** A file that is to stand in the place of a picture. */
export interface ReceivedPicture {
  /** Where it lies; gone afterwards. */
  path: string;
  /** That it came with. */
  name: string;
  /** Of whoever sent it. */
  role: Role;
}

/**
 * Puts another file in the place of a picture. The entry changes in one write, which also says that records have still to follow: they are brought
 * over one after the other, and what a kill leaves is done at the next start. The former file stays, so nothing is broken at any moment.
 * docs/decisions/044-media-library.md
 */
@Injectable()
export class MediaReplacement implements OnApplicationBootstrap {
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly uploads: UploadsService,
    private readonly entries: MediaEntries,
    private readonly uses: MediaUses,
    private readonly focalPoints: FocalPoints,
    private readonly alts: FileAlts,
    private readonly versions: ContentVersions,
    private readonly settings: SettingsService,
    private readonly news: News,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // A database that is away now is asked again.
    await this.finish().catch(() => undefined);
  }

  /** What was begun and not brought to its end. */
  @Every(MINUTE_MS)
  async finish(): Promise<void> {
    for (const { _id } of await this.model.find({ isMoving: true }).select('_id').lean<Pick<MediaRow, '_id'>[]>()) {
      await this.move(_id);
    }
  }

  /**
   * Errors: 400 no picture, or none that the settings can show; 403 one that the settings show, below administrator; 404 unknown id; those of an
   * upload.
   */
  async replace(id: string, { path, name, role }: ReceivedPicture): Promise<MediaRow> {
    const file = await this.uploads.storePicture(path);
    try {
      await this.enter(id, file, { name, role });
    } catch (error) {
      // Of what failed otherwise nobody knows whether it was written; the sweep does.
      if (error instanceof ProductError) await this.uploads.discard(file);
      throw error;
    }
    noteInTrail({ subjectId: id, fields: ['file'] });
    const row = await this.move(toObjectId(id));
    await this.focalPoints.refresh();
    await this.alts.refresh();
    await this.news.tell('media');
    return row;
  }

  private async enter(id: string, file: string, { name, role }: Omit<ReceivedPicture, 'path'>): Promise<void> {
    const {
      addedBy: _addedBy,
      focusX: _x,
      focusY: _y,
      ...about
    } = await this.entries.describe(file, {
      name: toFileName(name) || file,
      addedBy: '',
    });
    const stored = await this.model.findById(toObjectId(id)).lean<MediaRow>();
    if (!stored?.isPicture) throw notFound();
    const stems = [stored.file, ...(stored.former ?? [])].map(familyOf);
    const isNamed = (text: string) => stems.some((stem) => text.includes(stem));
    if (!allows(role, 'admin') && (await this.settings.isNaming(isNamed))) throw forbidden(MEDIA_TEXTS.inSettings);
    const problem = await this.settings.problemOf(`/uploads/${file}`, isNamed);
    if (problem !== null) throw invalid('file', problem);
    const changed = await changeRow(this.model, { _id: stored._id }, (before) => {
      const former = [...(before.former ?? []), before.file];
      return { $set: { ...about, ...(isAlike(before, about) ? {} : NO_FOCUS), former, isMoving: true } };
    });
    if (!changed) throw notFound();
  }

  /** One after the other, so that two of the same picture do not undo each other. */
  private move(_id: MediaRow['_id']): Promise<MediaRow> {
    return this.mutex.run('media', async () => {
      const row = await this.model.findById(_id).lean<MediaRow>();
      if (!row) throw notFound();
      const toText = namesMoved(row.former, row.file);
      const isDone = await this.moveAll(toText);
      // What is kept of records that visitors read is old now.
      await this.versions.bump(...CACHED_RESOURCES);
      // The rest is done within a minute.
      if (!isDone) return row;
      // One that was replaced again meanwhile is moved by whoever did that.
      const done = { $unset: { isMoving: 1 } } as UpdateQuery<MediaRow>;
      await this.model.updateOne({ _id, file: row.file }, done, { timestamps: false });
      return row;
    });
  }

  /**
   * A record that comes back from the trash goes from a place not yet visited to one that was, so all are visited once more than there was
   * something to move.
   */
  private async moveAll(toText: (text: string) => string): Promise<boolean> {
    let quiet = 0;
    for (let round = 0; round < MAX_ROUNDS && quiet < 2; round += 1) {
      let moved = 0;
      for (const place of await this.uses.listPlaces()) moved += await moveIn(place, toText);
      quiet = moved === 0 ? quiet + 1 : 0;
    }
    return quiet === 2;
  }
}

/** Whether what the focal point was set on is still there, as far as one can know. */
function isAlike(
  before: Pick<MediaRow, 'width' | 'height'>,
  after: Partial<Pick<MediaRow, 'width' | 'height'>>,
): boolean {
  if (!before.width || !before.height || !after.width || !after.height) return true;
  const apart = (before.width * after.height) / (before.height * after.width);
  return Math.max(apart, 1 / apart) <= MOST_APART;
}

/** Answers how many documents were to be moved. */
async function moveIn(collection: PlaceCollection, toText: (text: string) => string): Promise<number> {
  let moved = 0;
  for await (const document of collection.find({}, { batchSize: 100 })) {
    // What was deleted in the library itself keeps its files.
    if (collection.collectionName === 'trash' && document.source === 'media') continue;
    if (!movesIn(document, toText)) continue;
    await moveOne(collection, document._id, toText);
    moved += 1;
  }
  return moved;
}

/** Writes only over what was read; whoever has the record open meets the change as any other. */
async function moveOne(
  collection: PlaceCollection,
  _id: Document['_id'],
  toText: (text: string) => string,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const document = await collection.findOne({ _id });
    const moves = document && movesIn(document, toText);
    if (!moves) return;
    const { version, updatedAt } = document;
    const { modifiedCount } = await collection.updateOne(
      { _id, ...moves.from },
      {
        $set: { ...moves.to, ...(updatedAt instanceof Date && { updatedAt: laterThan(updatedAt) }) },
        ...(typeof version === 'number' && { $inc: { version: 1 } }),
      },
    );
    if (modifiedCount > 0) return;
  }
  throw conflict(MEDIA_TEXTS.busy);
}
