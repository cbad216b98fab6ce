import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { VERSION_CALLS } from '../../contract/calls/versions.calls';
import type { Done } from '../../contract/errors';
import { VERSION_KINDS, type Version, type Versions } from '../../contract/versions';
import { Call } from '../calls/call.decorator';
import { VersionsService } from './versions.service';

const OfKind = () => ApiParam({ name: 'kind', enum: VERSION_KINDS });

@Controller('versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get(':kind/:id')
  @OfKind()
  @Call(VERSION_CALLS.list, 'Returns the current text of a post, page, service or section, and its last 20 versions.')
  list(@Param('kind') kind: string, @Param('id') id: string): Promise<Versions> {
    return this.versions.list(kind, id);
  }

  @Get(':kind/:id/:versionId')
  @OfKind()
  @Call(VERSION_CALLS.read, 'Returns an earlier version.')
  read(@Param('kind') kind: string, @Param('id') id: string, @Param('versionId') versionId: string): Promise<Version> {
    return this.versions.read(kind, id, versionId);
  }

  @Delete(':kind/:id/:versionId')
  @OfKind()
  @Call(VERSION_CALLS.remove, 'Deletes an earlier version permanently.')
  async remove(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('versionId') versionId: string,
  ): Promise<Done> {
    await this.versions.remove(kind, id, versionId);
    return { success: true };
  }
}
