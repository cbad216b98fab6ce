import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredSettings } from '../contract/settings';
import { noteEdit } from '../platform/audit/audit-note';
import { ContentVersions } from '../platform/cache/content-versions';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { type Changed, changeRow, refuseStale, setOf } from '../platform/database/save-edit';
import { isDatabaseAway } from '../platform/errors/database-error';
import type { UpdateSettingsDto } from './dto/update-settings.dto';
import { SETTINGS_ID, Settings, type SettingsRow, SettingsSchema, toSettings } from './schemas/settings.schema';

/** How long another process's change may stay unseen. */
const FRESH_MS = 3_000;

@Injectable()
export class SettingsService {
  private known: { settings: StoredSettings; readAt: number } | undefined;
  private reading: Promise<StoredSettings> | undefined;
  private changes = 0;
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(Settings.name) private readonly model: Model<SettingsRow>,
    private readonly versions: ContentVersions,
  ) {}

  /**
   * From memory; a change made by this process shows at once, one by another within seconds. While the database is away
   * the last known settings hold, so that pages that need nothing else still stand.
   * Errors: 503 the database is away and nothing is known yet.
   */
  async read(): Promise<StoredSettings> {
    // A time in the future is no younger: the clock was put back.
    if (this.known && Math.abs(Date.now() - this.known.readAt) < FRESH_MS) return this.known.settings;
    this.reading ??= this.readStored().finally(() => {
      this.reading = undefined;
    });
    try {
      return await this.reading;
    } catch (error) {
      if (this.known && isDatabaseAway(error)) return this.known.settings;
      throw error;
    }
  }

  /** Changes what was sent. Errors: 409 the stored settings are newer than `updatedAt`, with them in `current`. */
  update(input: UpdateSettingsDto): Promise<StoredSettings> {
    // In order, so that the change remembered last is the one stored last.
    return this.mutex.run(SETTINGS_ID, () => this.save(input));
  }

  private async save({ updatedAt, ...changes }: UpdateSettingsDto): Promise<StoredSettings> {
    // So that there is a document to change; its `updatedAt` is that of settings that were never saved.
    const never = { $setOnInsert: { updatedAt: new Date(0) } };
    await this.model.updateOne({ _id: SETTINGS_ID }, never, { upsert: true, timestamps: false });
    const { before, row } = (await changeRow(this.model, { _id: SETTINGS_ID }, (stored) => {
      refuseStale(stored.updatedAt, updatedAt, () => toSettings(stored));
      return setOf(changes);
    })) as Changed<SettingsRow>;
    this.changes += 1;
    this.versions.bump('settings');
    // The privacy page says how long data are kept.
    this.versions.bump('pages');
    noteEdit(SettingsSchema, toSettings(before), toSettings(row));
    return this.remember(row);
  }

  /** A read that began before a change must not put the older settings back. */
  private async readStored(): Promise<StoredSettings> {
    const changesBefore = this.changes;
    const row = await this.model.findById(SETTINGS_ID).lean<SettingsRow>();
    return this.known && changesBefore !== this.changes ? this.known.settings : this.remember(row);
  }

  private remember(row: SettingsRow | null): StoredSettings {
    this.known = { settings: toSettings(row), readAt: Date.now() };
    return this.known.settings;
  }
}
