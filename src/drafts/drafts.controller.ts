import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { SessionUser } from '../contract/auth';
import { DRAFT_CALLS } from '../contract/calls/drafts';
import { DRAFT_KINDS, type Draft, type UnsavedText } from '../contract/drafts';
import type { Done } from '../contract/errors';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { listOf } from '../platform/openapi/shape';
import { DraftsService } from './drafts.service';
import { ANY_DRAFT, DRAFTS, UNSAVED_TEXT } from './dto/draft.answer';
import { DropDraftQuery, KeepPageDto, KeepPostDto, KeepServiceDto } from './dto/keep-draft.dto';

const KEEPS = 'Keeps what the caller has typed and not saved.';
const OfKind = () => ApiParam({ name: 'kind', enum: DRAFT_KINDS });

@Controller('drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get(':kind')
  @OfKind()
  @Call(DRAFT_CALLS.listUnsaved, 'Texts that the caller has typed and not saved, new ones first.', listOf(UNSAVED_TEXT))
  listUnsaved(@Param('kind') kind: string, @CurrentUser() user: SessionUser): Promise<UnsavedText[]> {
    return this.drafts.listUnsaved(kind, user._id);
  }

  @Get(':kind/:id')
  @OfKind()
  @Call(DRAFT_CALLS.read, 'What the caller has typed and not saved.', ANY_DRAFT)
  read(@Param('kind') kind: string, @Param('id') id: string, @CurrentUser() user: SessionUser): Promise<Draft | null> {
    return this.drafts.read(kind, id, user._id);
  }

  @Put('post/:id')
  @Call(DRAFT_CALLS.keepPost, KEEPS, DRAFTS.post)
  keepPost(
    @Param('id') id: string,
    @Body() input: KeepPostDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Draft<'post'>> {
    return this.drafts.keep('post', id, user._id, input);
  }

  @Put('page/:id')
  @Call(DRAFT_CALLS.keepPage, KEEPS, DRAFTS.page)
  keepPage(
    @Param('id') id: string,
    @Body() input: KeepPageDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Draft<'page'>> {
    return this.drafts.keep('page', id, user._id, input);
  }

  @Put('service/:id')
  @Call(DRAFT_CALLS.keepService, KEEPS, DRAFTS.service)
  keepService(
    @Param('id') id: string,
    @Body() input: KeepServiceDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Draft<'service'>> {
    return this.drafts.keep('service', id, user._id, input);
  }

  @Delete(':kind/:id')
  @OfKind()
  @Call(DRAFT_CALLS.drop, 'Forgets what the caller has typed and not saved.')
  async drop(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() own: DropDraftQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<Done> {
    await this.drafts.drop(kind, id, user._id, own);
    return { success: true };
  }
}
