import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, trusted } from 'mongoose';
import { CACHED_RESOURCES } from '../contract/cached-resources';
import { type Focus, NO_FOCUS } from '../contract/media';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { MINUTE_MS } from '../platform/clock/durations';
import { type MediaTranslation, translateMediaOf } from '../platform/database/media-ids';
import { toObjectId } from '../platform/http/object-id';
import { Every } from '../platform/jobs/every.decorator';
import { ChangeBus } from '../platform/processes/change-bus';
import { MediaFile, type MediaRow } from './schemas/media-file.schema';
import { familyOf } from './upload-names';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns a copy of `value` with each text changed by `toText`. Returns `value` itself if no text changes. */
function mapTexts<T>(value: T, toText: (text: string) => string): T {
  if (typeof value === 'string') return toText(value) as T;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, toText)] as const);
  if (entries.every(([name, inside]) => inside === (value as Record<string, unknown>)[name])) return value;
  return (Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries)) as T;
}

/** True for arrays and plain objects, false for ids, dates and bytes. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

type IndexedImage = Pick<MediaRow, '_id' | 'file' | 'former' | 'alt' | 'focusX' | 'focusY'>;

const MEDIA_ID = /\bmedia:([0-9a-f]{24})\b/g;
/** Matches URLs of uploads and smaller copies, of any origin: names are random, so each names one file. */
const ADDRESS = /(?<![\w./-])(?:https?:\/\/[\w.:-]+)?\/uploads\/([A-Za-z0-9][\w-]*?)(?:-w\d+)?\.[a-z]+\b/g;

@Injectable()
export class MediaIndex implements MediaTranslation, OnApplicationBootstrap {
  private images = new Map<string, IndexedImage>();
  /** Media ids by file name without extension. Replaced files have the id of the file that replaced them. */
  private ids = new Map<string, string>();
  /** Focal points other than the centre by file name. The image with the latest change comes first. */
  focalPoints: ReadonlyMap<string, Focus> = new Map();

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    @InjectConnection() private readonly connection: Connection,
    private readonly versions: ContentVersionsService,
    changes: ChangeBus,
  ) {
    translateMediaOf(connection, this);
    changes.subscribe('media', () => this.refresh());
  }

  async onApplicationBootstrap(): Promise<void> {
    // Ignores an error, because `refresh` runs again within a minute.
    await this.refresh().catch(() => undefined);
  }

  /** Reloads the index regularly, to pick up changes made directly in the database. */
  @Every(MINUTE_MS, MINUTE_MS, 'each process')
  async refresh(): Promise<void> {
    const images = await this.find({});
    const before = this.images;
    this.images = new Map();
    this.ids = new Map();
    this.learn(images);
    const hasFocus = ({ focusX, focusY }: Focus) => focusX !== NO_FOCUS.focusX || focusY !== NO_FOCUS.focusY;
    this.focalPoints = new Map(images.filter(hasFocus).map(({ file, focusX, focusY }) => [file, { focusX, focusY }]));
    if (!isDeepStrictEqual(this.images, before)) this.versions.bumpHere(...CACHED_RESOURCES);
  }

  altOf(address: string): string {
    const [stem = ''] = stemsIn(address);
    return this.images.get(this.ids.get(stem) ?? '')?.alt ?? '';
  }

  /** Adds the library's alt text to each image that has none. `value` must be plain data. */
  described<T>(value: T): T {
    if (Array.isArray(value)) return value.map((each) => this.described(each)) as T;
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inside]) => [name, this.described(inside)]);
    const described = Object.fromEntries(entries) as Record<string, unknown>;
    for (const [address, alt] of [
      ['src', 'alt'],
      ['image', 'imageAlt'],
    ] as const) {
      if (typeof described[address] === 'string' && described[alt] === '')
        described[alt] = this.altOf(described[address]);
    }
    return described as T;
  }

  async toIds<T>(value: T): Promise<T> {
    const stems = stemsIn(value);
    const unknown = stems.filter((stem) => !this.ids.has(stem));
    // Asks the database, because another process may just have stored the image.
    if (unknown.length > 0) this.learn(await this.find({ stem: trusted({ $in: unknown }) }));
    if (!stems.some((stem) => this.ids.has(stem))) return value;
    return mapTexts(value, (text) =>
      text.replace(ADDRESS, (whole, stem: string) => {
        const id = this.ids.get(stem);
        return id ? `media:${id}` : whole;
      }),
    );
  }

  /** Replaces each `media:<id>` by the file's URL. For a permanently deleted image, uses `gone` or keeps the id. */
  async toAddresses<T>(value: T, gone?: string): Promise<T> {
    const ids = found(MEDIA_ID, value);
    if (ids.length === 0) return value;
    const unknown = ids.filter((id) => !this.images.has(id));
    if (unknown.length > 0) this.learn(await this.find({ _id: trusted({ $in: unknown }) }));
    const deleted = await this.findDeleted(unknown.filter((id) => !this.images.has(id)));
    return mapTexts(value, (text) =>
      text.replace(MEDIA_ID, (whole, id: string) => {
        const file = this.images.get(id)?.file ?? deleted.get(id);
        return file ? `/uploads/${file}` : (gone ?? whole);
      }),
    );
  }

  private learn(images: IndexedImage[]): void {
    for (const image of images) {
      const id = image._id.toHexString();
      this.images.set(id, image);
      for (const file of [...(image.former ?? []), image.file]) this.ids.set(familyOf(file), id);
    }
  }

  private find(filter: QueryFilter<MediaRow>): Promise<IndexedImage[]> {
    return this.model
      .find({ ...filter, isPicture: true })
      .select('file former alt focusX focusY')
      .sort({ updatedAt: -1, _id: -1 })
      .lean<IndexedImage[]>();
  }

  /** Finds images in the trash, because restored records may still show them. */
  private async findDeleted(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const filter = { source: this.model.collection.collectionName, recordId: { $in: ids.map(toObjectId) } };
    const copies = await this.connection
      .collection<{ recordId: object; record: MediaRow }>('trash')
      .find(filter)
      .toArray();
    return new Map(copies.map(({ recordId, record }) => [String(recordId), record.file]));
  }
}

const found = (pattern: RegExp, value: unknown): string[] =>
  textsIn(value).flatMap((text) => [...text.matchAll(pattern)].map(([, group = '']) => group));

const stemsIn = (value: unknown): string[] => found(ADDRESS, value);
