import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Upgrades } from '../database/upgrades';
import { TextVersion } from './text-version.schema';

const UNIQUE_COUNT = 'kind_1_subject_1_count_1';

/** Drops the index by which only one version of a record could be without a count: drafts have none. Since 2026-11. */
@Injectable()
export class LegacyVersionIndex {
  constructor(@InjectModel(TextVersion.name) model: Model<TextVersion>, upgrades: Upgrades) {
    upgrades.add(async () => {
      const indexes = await model.collection.indexes().catch(() => []);
      if (indexes.some(({ name }) => name === UNIQUE_COUNT)) await model.collection.dropIndex(UNIQUE_COUNT);
      return null;
    });
  }
}
