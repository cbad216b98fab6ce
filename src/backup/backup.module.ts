import { Module } from '@nestjs/common';
import { BackupController } from './backup.controller';
import { BackupService } from './backup.service';
import { NightlyBackupService } from './nightly-backup.service';

@Module({ controllers: [BackupController], providers: [BackupService, NightlyBackupService] })
export class BackupModule {}
