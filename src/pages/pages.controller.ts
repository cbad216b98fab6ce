import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { PAGE_CALLS } from '../contract/calls/pages.calls';
import type { Done } from '../contract/errors';
import type { Page, PublishedPage } from '../contract/pages';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { CreatePageDto, UpdatePageDto } from './page.dto';
import { PagesService } from './pages.service';

@Controller('pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Get()
  @Call(PAGE_CALLS.list, 'Lists all pages, newest first, with drafts.')
  list(@Query() query: ListPageQuery): Promise<ListPage<Page>> {
    return this.pages.list(query);
  }

  @Get('by-slug/:slug')
  @Call(PAGE_CALLS.readBySlug, 'Returns a published page.')
  readBySlug(@Param('slug') slug: string): Promise<PublishedPage> {
    return this.pages.readBySlug(slug);
  }

  @Get(':id')
  @Call(PAGE_CALLS.read, 'Returns a page, also if it is a draft.')
  read(@Param('id') id: string): Promise<Page> {
    return this.pages.read(id);
  }

  @Post()
  @Call(PAGE_CALLS.create, 'Adds a page.', {
    409: 'The URL is in use.',
  })
  create(@Body() input: CreatePageDto): Promise<Page> {
    return this.pages.create(input);
  }

  @Put(':id')
  @Call(PAGE_CALLS.update, 'Changes only the fields that the request contains.', {
    409: 'The URL is in use, or the page has changed since it was read.',
  })
  update(@Param('id') id: string, @Body() input: UpdatePageDto): Promise<Page> {
    return this.pages.update(id, input);
  }

  @Delete(':id')
  @Call(PAGE_CALLS.remove, 'Deletes a page.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.pages.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(PAGE_CALLS.restore, 'Restores a page, at a free URL if its own is in use.')
  restore(@Param('id') id: string): Promise<Page> {
    return this.pages.restore(id);
  }
}
