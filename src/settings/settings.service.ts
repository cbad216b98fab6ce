import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FieldError } from '../contract/errors';
import { IMAGE_FIELDS } from '../contract/identity';
import type { StoredSettings } from '../contract/settings';
import type { VisitorSettings } from '../contract/visitor-settings';
import { recordEditInAuditLog } from '../platform/audit/audit-details';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { StaleIfErrorCache } from '../platform/cache/stale-if-error-cache';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { type Changed, changeRow, refuseStale, setOf } from '../platform/database/save-edit';
import { invalidFields } from '../platform/errors/product-error';
import { ImageCopiesService } from '../uploads/image-copies.service';
import {
  SETTINGS_ID,
  Settings,
  type SettingsRow,
  SettingsSchema,
  toSettings,
  toVisitorSettings,
} from './schemas/settings.schema';
import type { UpdateSettingsDto } from './settings.dto';

@Injectable()
export class SettingsService {
  private readonly cache: StaleIfErrorCache<StoredSettings>;

  constructor(
    @InjectModel(Settings.name) private readonly model: Model<SettingsRow>,
    private readonly versions: ContentVersionsService,
    private readonly images: ImageCopiesService,
    readiness: DatabaseReadiness,
  ) {
    this.cache = new StaleIfErrorCache(readiness, versions, 'settings', async () =>
      toSettings(await model.findById(SETTINGS_ID).lean<SettingsRow>()),
    );
  }

  /** Reads settings from memory. Throws 503 if they were never read because the database is unavailable. */
  read(): Promise<StoredSettings> {
    return this.cache.read();
  }

  async readForVisitors(): Promise<VisitorSettings> {
    return toVisitorSettings(await this.read());
  }

  async fieldsWith(path: string): Promise<string[]> {
    const stored = Object.entries(await this.read());
    return stored.filter(([, value]) => typeof value === 'string' && value.includes(path)).map(([field]) => field);
  }

  /** Returns why the image is not allowed in one of these fields, or `null` if it is allowed in all. */
  async problemOf(path: string, fields: readonly string[]): Promise<string | null> {
    for (const [field, { check, mistake }] of Object.entries(IMAGE_FIELDS)) {
      if (!fields.includes(field)) continue;
      const problem = check?.(path) ? (mistake ?? '') : await this.images.problemOf(path);
      if (problem !== null) return problem;
    }
    return null;
  }

  /** Changes the given settings. Throws 400 if a field cannot use its image, 409 if the stored settings are newer. */
  async update({ updatedAt, ...changes }: UpdateSettingsDto): Promise<StoredSettings> {
    await this.checkImages(changes);
    // If no document is stored yet, creates one with the time 1970, because `changeRow` can only change a stored one.
    const never = { $setOnInsert: { updatedAt: new Date(0) } };
    await this.model.updateOne({ _id: SETTINGS_ID }, never, { upsert: true, timestamps: false });
    const { before, row } = (await changeRow(this.model, { _id: SETTINGS_ID }, (stored) => {
      refuseStale(stored.updatedAt, updatedAt, () => toSettings(stored));
      return setOf(changes);
    })) as Changed<SettingsRow>;
    await this.versions.bump('settings', 'pages');
    recordEditInAuditLog(SettingsSchema, toSettings(before), toSettings(row));
    return toSettings(row);
  }

  /** Checks only changed images, so that a person who changes another setting gets no error about stored images. */
  private async checkImages(changes: Partial<Record<keyof StoredSettings, unknown>>): Promise<void> {
    const stored = await this.read();
    const mistakes: FieldError[] = [];
    for (const field of Object.keys(IMAGE_FIELDS) as (keyof typeof IMAGE_FIELDS)[]) {
      const path = changes[field];
      if (!path || path === stored[field]) continue;
      const message = await this.images.problemOf(String(path));
      if (message) mistakes.push({ field, message });
    }
    if (mistakes.length > 0) throw invalidFields(mistakes);
  }
}
