import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { LINK_CALLS } from '../contract/calls/links';
import type { LinkSource, LinksMended } from '../contract/links';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { text } from '../platform/openapi/shape';
import { LINK_SOURCE, LINKS_MENDED } from './dto/link.answer';
import { ListLinkSourcesQuery, ListNowhereQuery, MendLinksDto } from './dto/link.dto';
import { LinkSourcesService } from './link-sources.service';
import { LinksService } from './links.service';

@Controller()
export class LinksController {
  constructor(
    private readonly links: LinksService,
    private readonly sources: LinkSourcesService,
  ) {}

  @Get('pages/linked')
  @Call(LINK_CALLS.listThere, 'Addresses that the site links to, as far as visitors find them.', text)
  listThere(): Promise<ListPage<string>> {
    return this.links.listThere();
  }

  @Get('links')
  @Call(LINK_CALLS.listSources, 'Menus, sections and texts that lead to an address of the site.', LINK_SOURCE)
  listSources(@Query() { to }: ListLinkSourcesQuery): Promise<ListPage<LinkSource>> {
    return this.sources.list(to);
  }

  @Get('links/nowhere')
  @Call(LINK_CALLS.listNowhere, 'Those of some addresses at which visitors find nothing.', text)
  listNowhere(@Query() { to }: ListNowhereQuery): Promise<ListPage<string>> {
    return this.links.listNowhere(to.split(/\s+/));
  }

  @Post('links/mend')
  @Call(LINK_CALLS.mend, 'Leads them to another address.', LINKS_MENDED)
  async mend(@Body() input: MendLinksDto): Promise<LinksMended> {
    return { count: await this.sources.mend(input) };
  }
}
