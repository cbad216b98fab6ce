import type { SchemaOptions } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Stored } from '../../contract/errors';

/**
 * Options of every schema: server times, `version` for `changeRow`, and no automatic indexes, which `DatabaseReadiness`
 * builds.
 */
export const STORED_SCHEMA: SchemaOptions = {
  timestamps: true,
  versionKey: 'version',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
};

/** Fields of every stored row, as a lean query returns it. */
export interface StoredRow {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Missing until the first change of some rows. */
  version?: number;
}

/** Public fields that all entities share. */
export function toStored(row: StoredRow): Stored {
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
