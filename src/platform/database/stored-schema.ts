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

/** For records that are deleted by age. `TrustedClock` reads the time of the newest one. */
export const AGED_SCHEMA = { ...STORED_SCHEMA, isAged: true };

export interface StoredRow {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Some rows lack the version until their first change. */
  version?: number;
}

/** Returns the time of the last edit, or of the publication by schedule: it sets `createdAt`, but not `updatedAt`. */
export const changedAt = ({ createdAt, updatedAt }: Pick<StoredRow, 'createdAt' | 'updatedAt'>): Date =>
  createdAt > updatedAt ? createdAt : updatedAt;

export function toStored(row: StoredRow): Stored {
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
