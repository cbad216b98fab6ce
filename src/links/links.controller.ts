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
  @Call(LINK_CALLS.listThere, 'Addresses that the site links to, as far as visitors find them.')
  listThere(): Promise<ListPage<string>> {
    return this.links.listThere();
  }

  @Get('links')
  @Call(LINK_CALLS.listSources, 'Menus, sections and texts that lead to an address of the site.')
  listSources(@Query() { to }: ListLinkSourcesQuery): Promise<ListPage<LinkSource>> {
    return this.sources.list(to);
  }

  @Get('links/nowhere')
  @Call(LINK_CALLS.listNowhere, 'Those of some addresses at which visitors find nothing.')
  listNowhere(@Query() { to }: ListNowhereQuery): Promise<ListPage<string>> {
    return this.links.listNowhere(to.split(/\s+/));
  }

  @Post('links/mend')
  @Call(LINK_CALLS.mend, 'Leads them to another address.')
  async mend(@Body() input: MendLinksDto): Promise<LinksMended> {
    return { count: await this.sources.mend(input) };
  }
}
