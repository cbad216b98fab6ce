import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { REDIRECT_CALLS } from '../contract/calls/redirects.calls';
import type { Done } from '../contract/errors';
import { REDIRECT_TEXTS, type Redirect } from '../contract/redirects';
import { Call } from '../platform/calls/call.decorator';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import type { ListPage } from '../platform/http/list-page.query';
import { CreateRedirectDto, UpdateRedirectDto } from './redirect.dto';
import { RedirectsService } from './redirects.service';

@Controller('redirects')
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Get()
  @Call(REDIRECT_CALLS.list, 'Lists redirects, newest first.')
  list(@Query() query: SearchPageQuery): Promise<ListPage<Redirect>> {
    return this.redirects.list(query);
  }

  @Post()
  @Call(REDIRECT_CALLS.create, 'Adds a redirect.', { 409: REDIRECT_TEXTS.taken })
  create(@Body() input: CreateRedirectDto): Promise<Redirect> {
    return this.redirects.create(input);
  }

  @Put(':id')
  @Call(REDIRECT_CALLS.update, 'Changes only the fields that the request contains.', { 409: REDIRECT_TEXTS.taken })
  update(@Param('id') id: string, @Body() input: UpdateRedirectDto): Promise<Redirect> {
    return this.redirects.update(id, input);
  }

  @Delete(':id')
  @Call(REDIRECT_CALLS.remove, 'Deletes a redirect.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.redirects.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(REDIRECT_CALLS.restore, 'Restores a redirect.', { 409: REDIRECT_TEXTS.taken })
  restore(@Param('id') id: string): Promise<Redirect> {
    return this.redirects.restore(id);
  }
}
