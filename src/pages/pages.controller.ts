import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Done } from '../contract/errors';
import type { Page, PublishedPage } from '../contract/pages';
import { LINKED_SLUGS, type LinkedSlug } from '../contract/routes';
import { Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { KeepAnswersInterceptor } from '../platform/cache/keep-answers.interceptor';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf, oneOf } from '../platform/openapi/shape';
import { DONE } from '../platform/openapi/shared-answers';
import { PAGE, PUBLISHED_PAGE } from './dto/page.answer';
import { CreatePageDto, UpdatePageDto } from './dto/page.dto';
import { PagesService } from './pages.service';

@Controller('pages')
@UseInterceptors(KeepAnswersInterceptor)
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Roles('viewer')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('All pages, newest first, drafts included.', listOf(PAGE))
  list(@Query() query: ListPageQuery): Promise<ListPage<Page>> {
    return this.pages.list(query);
  }

  @Public()
  @Get('linked')
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('Slugs of the pages that the site links to, as far as visitors find them.', listOf(oneOf(LINKED_SLUGS)))
  listLinked(): Promise<ListPage<LinkedSlug>> {
    return this.pages.listLinked();
  }

  @Public()
  @Get('by-slug/:slug')
  @ApiCall('A published page.', PUBLISHED_PAGE)
  readBySlug(@Param('slug') slug: string): Promise<PublishedPage> {
    return this.pages.readBySlug(slug);
  }

  @Roles('editor')
  @Post()
  @Audited('pages.create')
  @ApiCall('Adds a page.', PAGE, { 409: 'The address is in use.' })
  create(@Body() input: CreatePageDto): Promise<Page> {
    return this.pages.create(input);
  }

  @Roles('editor')
  @Put(':id')
  @Audited('pages.update')
  @ApiCall('Changes the fields that are sent.', PAGE, { 409: 'The address is in use, or the stored page is newer.' })
  update(@Param('id') id: string, @Body() input: UpdatePageDto): Promise<Page> {
    return this.pages.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('pages.delete')
  @ApiCall('Deletes a page.', DONE)
  async remove(@Param('id') id: string): Promise<Done> {
    await this.pages.remove(id);
    return { success: true };
  }

  @Roles('editor')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('pages.restore')
  @ApiCall('Brings a page back.', PAGE, { 409: 'Another page has its address by now.' })
  restore(@Param('id') id: string): Promise<Page> {
    return this.pages.restore(id);
  }
}
