import { Body, Controller, Get, Injectable, Param, type PipeTransform, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiParam, getSchemaPath } from '@nestjs/swagger';
import { WEBSITE_CALLS } from '../contract/calls/website.calls';
import { MESSAGES } from '../contract/errors';
import type { PagePreview } from '../contract/website/preview';
import {
  findSection,
  SECTION_NAMES,
  type SectionName,
  type ShownSections,
  type StoredSection,
  type ToldSections,
  type Website,
} from '../contract/website/sections';
import { CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { notFound } from '../platform/errors/product-error';
import {
  ReadWebsiteQuery,
  ResetSectionDto,
  readSectionEdit,
  SECTION_BODIES,
  type SectionEdit,
  UnsavedPageDto,
} from './website.dto';
import { WebsiteService } from './website.service';
import { WebsitePreviewsService } from './website-previews.service';

/** Throws 404 if the section in a path is unknown. */
@Injectable()
class SectionNamePipe implements PipeTransform<string, SectionName> {
  transform(name: string): SectionName {
    if (!findSection(name)) throw notFound();
    return name as SectionName;
  }
}

const BODIES = Object.values(SECTION_BODIES);

const OfSection = () => ApiParam({ name: 'section', enum: SECTION_NAMES });

@Controller('website')
export class WebsiteController {
  constructor(
    private readonly website: WebsiteService,
    private readonly previews: WebsitePreviewsService,
  ) {}

  @Get()
  @Call(
    WEBSITE_CALLS.read,
    'Returns the texts of the sections of the public pages. Hidden sections need a staff token.',
  )
  read(
    @Query() { shown }: ReadWebsiteQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Website | ShownSections | ToldSections> {
    if (shown) return this.website.readPublished();
    return viewer.user ? this.website.read() : this.website.readForVisitors();
  }

  @Put(':section')
  @OfSection()
  @ApiExtraModels(...BODIES)
  @ApiBody({ schema: { oneOf: BODIES.map((body) => ({ $ref: getSchemaPath(body) })) } })
  @Call(WEBSITE_CALLS.update, 'Changes only those fields of a section that the request contains.', {
    409: MESSAGES.editConflict,
  })
  async update(
    @Param('section', SectionNamePipe) section: SectionName,
    @Body() body: SectionEdit,
  ): Promise<StoredSection> {
    return this.website.update(section, await readSectionEdit(section, body));
  }

  @Post(':section/reset')
  @OfSection()
  @Call(WEBSITE_CALLS.reset, 'Resets a section to its sample text.')
  reset(
    @Param('section', SectionNamePipe) section: SectionName,
    @Body() { updatedAt }: ResetSectionDto,
  ): Promise<StoredSection> {
    return this.website.reset(section, updatedAt);
  }

  @Post('preview')
  @Call(WEBSITE_CALLS.preview, 'Creates a preview of a page with unsaved text, for ten minutes.')
  async preview(@Body() body: UnsavedPageDto): Promise<PagePreview> {
    return { path: await this.previews.add(body) };
  }
}
