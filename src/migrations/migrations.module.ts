import { Module } from '@nestjs/common';
import { DraftsIntoRecords } from './drafts-into-records';

/** What brings stored data of older versions over. Each file says since when; one that nobody needs any more is deleted. */
@Module({ providers: [DraftsIntoRecords] })
export class MigrationsModule {}
