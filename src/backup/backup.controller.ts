import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import type { BackupState } from '../contract/backup';
import { SYSTEM_CALLS } from '../contract/calls/system.calls';
import { Call } from '../platform/calls/call.decorator';
import { BackupService } from './backup.service';
import { NightlyBackupService } from './nightly-backup.service';

const TYPE = 'application/gzip';

@Controller('backup')
export class BackupController {
  constructor(
    private readonly backup: BackupService,
    private readonly nightly: NightlyBackupService,
  ) {}

  @Get('state')
  @Call(SYSTEM_CALLS.backupState, 'Returns the state of the automatic backups.')
  state(): Promise<BackupState> {
    return this.nightly.state();
  }

  @ApiProduces(TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get()
  @Call(SYSTEM_CALLS.backup, 'Downloads a backup of all data as one archive.', {
    409: 'A backup is already being made.',
  })
  async download(): Promise<StreamableFile> {
    const { name, archive } = await this.backup.open();
    const file = new StreamableFile(archive, { type: TYPE, disposition: `attachment; filename="${name}"` });
    // Breaks the connection of a failed archive. A normal end would make the file look complete.
    return file.setErrorHandler((_error, response) => (response as unknown as Response).destroy());
  }
}
