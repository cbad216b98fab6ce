import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import { type ListPage, ListPageQuery } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import type { Done } from '../contract/errors';
import type { Page, PublishedPage } from '../contract/pages';
import { CreatePageDto, UpdatePageDto } from './dto/page.dto';
import { PagesService } from './pages.service';

@ApiTags('pages')
@Controller('pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Roles('viewer')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  list(@Query() query: ListPageQuery): Promise<ListPage<Page>> {
    return this.pages.list(query);
  }

  @Public()
  @Get('by-slug/:slug')
  readBySlug(@Param('slug') slug: string): Promise<PublishedPage> {
    return this.pages.readBySlug(slug);
  }

  @Roles('editor')
  @Post()
  create(@Body() input: CreatePageDto): Promise<Page> {
    return this.pages.create(input);
  }

  @Roles('editor')
  @Put(':id')
  update(@Param('id') id: string, @Body() input: UpdatePageDto): Promise<Page> {
    return this.pages.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('pages.delete')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.pages.remove(id);
    return { success: true };
  }

  @Roles('editor')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('pages.restore')
  restore(@Param('id') id: string): Promise<Page> {
    return this.pages.restore(id);
  }
}
