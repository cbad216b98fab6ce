import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { MEDIA_CALLS } from '../contract/calls/media.calls';
import type { Done } from '../contract/errors';
import { MEDIA_TEXTS, type MediaFile, type MediaStatistics } from '../contract/media';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { ReceivedFile, ReceivesFile } from '../uploads/receive-file.interceptor';
import { ListMediaQuery, MediaStatisticsQuery, UpdateMediaDto } from './media.dto';
import { MediaService } from './media.service';

@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get()
  @Call(MEDIA_CALLS.list, 'Lists uploaded images, newest first unless sorted otherwise.')
  list(@Query() query: ListMediaQuery): Promise<ListPage<MediaFile>> {
    return this.media.list(query);
  }

  @Get('figures')
  @Call(MEDIA_CALLS.statistics, 'Counts images by filter.')
  statistics(@Query() { q }: MediaStatisticsQuery): Promise<MediaStatistics> {
    return this.media.statistics(q);
  }

  @Get(':id')
  @Call(MEDIA_CALLS.read, 'Returns one image with the places where it is used.')
  read(@Param('id') id: string): Promise<MediaFile> {
    return this.media.read(id);
  }

  @Put(':id')
  @Call(MEDIA_CALLS.update, 'Changes the alt text and focal point.')
  update(@Param('id') id: string, @Body() input: UpdateMediaDto): Promise<MediaFile> {
    return this.media.update(id, input);
  }

  @ReceivesFile()
  @Post(':id/replace')
  @Call(MEDIA_CALLS.replace, 'Replaces the file of an image wherever it is used.', {
    400: 'Not an image, or not an image that the settings can use.',
    403: MEDIA_TEXTS.inSettings,
    429: 'Too many uploads at once.',
  })
  replace(
    @Param('id') id: string,
    @CurrentUser() { role }: SessionUser,
    @ReceivedFile() { path, originalname: name }: Express.Multer.File,
  ): Promise<MediaFile> {
    return this.media.replace(id, { path, name }, role);
  }

  @Delete(':id')
  @Call(MEDIA_CALLS.remove, 'Deletes an unused image.', { 409: MEDIA_TEXTS.used })
  async remove(@Param('id') id: string): Promise<Done> {
    await this.media.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(MEDIA_CALLS.restore, 'Restores an image.')
  restore(@Param('id') id: string): Promise<MediaFile> {
    return this.media.restore(id);
  }
}
