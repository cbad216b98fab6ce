import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { VERSION_CALLS } from '../contract/calls/versions';
import { type Done, MESSAGES } from '../contract/errors';
import { type RestoredVersion, VERSION_KINDS, type Version, type Versions } from '../contract/versions';
import { Call } from '../platform/calls/call.decorator';
import { RestoreVersionDto } from './dto/restore-version.dto';
import { RESTORED_VERSION, VERSION, VERSIONS } from './dto/version.answer';
import { VersionsService } from './versions.service';

const OfKind = () => ApiParam({ name: 'kind', enum: VERSION_KINDS });

@Controller('versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get(':kind/:id')
  @OfKind()
  @Call(
    VERSION_CALLS.list,
    'What stands in a post, page, service or section, and the last 20 texts before it.',
    VERSIONS,
  )
  list(@Param('kind') kind: string, @Param('id') id: string): Promise<Versions> {
    return this.versions.list(kind, id);
  }

  @Get(':kind/:id/:versionId')
  @OfKind()
  @Call(VERSION_CALLS.read, 'A text that stood there before.', VERSION)
  read(@Param('kind') kind: string, @Param('id') id: string, @Param('versionId') versionId: string): Promise<Version> {
    return this.versions.read(kind, id, versionId);
  }

  /** Cannot be undone. */
  @Delete(':kind/:id/:versionId')
  @OfKind()
  @Call(VERSION_CALLS.remove, 'Deletes a text that stood there before, for good.')
  async remove(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('versionId') versionId: string,
  ): Promise<Done> {
    await this.versions.remove(kind, id, versionId);
    return { success: true };
  }

  @Post(':kind/:id/:versionId/restore')
  @OfKind()
  @Call(VERSION_CALLS.restore, 'Puts a text back that stood there before.', RESTORED_VERSION, {
    409: MESSAGES.editConflict,
  })
  restore(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('versionId') versionId: string,
    @Body() { updatedAt }: RestoreVersionDto,
  ): Promise<RestoredVersion> {
    return this.versions.restore(kind, id, versionId, updatedAt);
  }
}
