import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates } from 'mongoose';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { isDuplicateKey } from '../platform/errors/database-error';
import { MediaEntriesService } from '../uploads/media-entries.service';
import { UploadStorage } from '../uploads/storage/upload-storage';
import { SAMPLE_POSTS } from './sample-posts';
import { type SampleRows, sampleId, toSampleRows } from './sample-rows';

/** Row that records the loading of sample content, so that it is loaded only once. */
interface SampleMark {
  _id: string;
  startedAt: Date;
  finishedAt?: Date;
}

const MARK = 'sample-content';
export const COVERS = join(__dirname, '../sample/covers');
const RETRY_MS = 5_000;

/** Loads sample content at the first start with an empty database. An interrupted load continues at the next start. */
@Injectable()
export class SampleContentService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SampleContentService.name);
  private retrying: NodeJS.Timeout | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly uploads: UploadStorage,
    private readonly media: MediaEntriesService,
    private readonly versions: ContentVersionsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.environment.hasSampleContent) await this.tryToLoad();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.retrying);
  }

  async load(): Promise<void> {
    const mark = (await this.marks.findOne({ _id: MARK })) ?? (await this.begin());
    if (mark.finishedAt) return;
    for (const { coverName } of SAMPLE_POSTS) {
      await this.uploads.write(coverName, await readFile(join(COVERS, coverName)));
      await this.media.add(sampleId('Media', coverName), coverName, coverName, '');
    }
    for (const rows of toSampleRows(mark.startedAt)) await this.add(rows);
    await this.versions.bump('blogs', 'team', 'services', 'pages');
    await this.marks.updateOne({ _id: MARK }, { $set: { finishedAt: new Date() } });
    this.logger.log('Sample content was loaded. With SAMPLE_CONTENT=false, a new site starts without sample content.');
  }

  private get marks() {
    return this.connection.collection<SampleMark>('marks');
  }

  /**
   * Records that the loading of sample content has begun. If the database already has content, also records that the
   * loading has ended, so that the database never gets sample content.
   */
  private async begin(): Promise<SampleMark> {
    const now = new Date();
    const mark: SampleMark = { _id: MARK, startedAt: now, ...(!(await this.isEmpty()) && { finishedAt: now }) };
    try {
      await this.marks.insertOne(mark);
      return mark;
    } catch (error) {
      // Another process has begun to load the sample content. This one uses the stored time too, for equal records.
      const other = isDuplicateKey(error) && (await this.marks.findOne({ _id: MARK }));
      if (!other) throw error;
      return other;
    }
  }

  private async isEmpty(): Promise<boolean> {
    for (const { model } of toSampleRows(new Date())) {
      if ((await this.connection.model(model).countDocuments()) > 0) return false;
    }
    return true;
  }

  private async add({ model, rows }: SampleRows): Promise<void> {
    for (const { _id, ...fields } of rows) {
      try {
        await this.connection
          .model(model)
          .updateOne({ _id }, { $setOnInsert: fields }, { upsert: true, timestamps: false });
      } catch (error) {
        // Skips a page whose slug is taken, because staff have created a page with it in the meantime.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** Loads the sample content. If the database does not answer, tries again later. The server's start does not wait. */
  private async tryToLoad(): Promise<void> {
    try {
      if (this.connection.readyState !== ConnectionStates.connected) throw new Error('not connected');
      await this.load();
    } catch (error) {
      this.logger.warn(`Sample content waits: ${(error as Error).name}`);
      this.retrying = setTimeout(() => void this.tryToLoad(), RETRY_MS);
      this.retrying.unref();
    }
  }
}
