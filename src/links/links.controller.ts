import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { LINK_CALLS } from '../contract/calls/links.calls';
import type { LinkSource, LinksMended } from '../contract/links';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { ListLinkSourcesQuery, ListNowhereQuery, MendLinksDto } from './link.dto';
import { LinkSourcesService } from './link-sources.service';
import { LinksService } from './links.service';

@Controller()
export class LinksController {
  constructor(
    private readonly links: LinksService,
    private readonly sources: LinkSourcesService,
  ) {}

  @Get('pages/linked')
  @Call(LINK_CALLS.listThere, 'Lists the pages of the site that visitors can open.')
  listThere(): Promise<ListPage<string>> {
    return this.links.listThere();
  }

  @Get('links')
  @Call(LINK_CALLS.listSources, 'Lists the menus, sections and texts that link to a path.')
  listSources(@Query() { to }: ListLinkSourcesQuery): Promise<ListPage<LinkSource>> {
    return this.sources.list(to);
  }

  @Get('links/nowhere')
  @Call(LINK_CALLS.listNowhere, 'Lists which of the given paths have no public page.')
  listNowhere(@Query() { to }: ListNowhereQuery): Promise<ListPage<string>> {
    return this.links.listNowhere(to.split(/\s+/));
  }

  @Post('links/mend')
  @Call(LINK_CALLS.mend, 'Updates all links to one path so that they lead to another path.')
  async mend(@Body() input: MendLinksDto): Promise<LinksMended> {
    return { count: await this.sources.update(input) };
  }
}
