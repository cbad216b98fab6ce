import type { SchemaOptions } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Stored } from '../../contract/errors';

/** Indexes are built after the migrations. `version` counts changes, so that concurrent ones are detected. */
export const STORED_SCHEMA: SchemaOptions = {
  timestamps: true,
  versionKey: 'version',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
};

export interface StoredRow {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Some rows lack the version until their first change. */
  version?: number;
}

export function toStored(row: StoredRow): Stored {
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
