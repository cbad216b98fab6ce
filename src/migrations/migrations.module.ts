import { Module } from '@nestjs/common';
import { DraftsIntoRecords } from './drafts-into-records';

/** Migrates stored data of older versions. Each file has a date; one that is needed no more is deleted. */
@Module({ providers: [DraftsIntoRecords] })
export class MigrationsModule {}
