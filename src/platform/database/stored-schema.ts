import type { SchemaOptions } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Stored } from '../../contract/errors';

/** Options of every schema: times by the server, `version` counted by `changeRow`, indexes built by `DatabaseReadiness` instead of behind the first call. */
export const STORED_SCHEMA: SchemaOptions = {
  timestamps: true,
  versionKey: 'version',
  autoIndex: false,
  autoCreate: false,
  minimize: false,
};

/** What every stored row has, as a lean query gives it. */
export interface StoredRow {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Missing while nobody has changed a row that was stored as it stands. */
  version?: number;
}

/** The part of a public shape that every entity shares. */
export function toStored(row: StoredRow): Stored {
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
