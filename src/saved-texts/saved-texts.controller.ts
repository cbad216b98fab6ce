import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { SAVED_TEXT_CALLS } from '../contract/calls/saved-texts.calls';
import type { Done } from '../contract/errors';
import { SAVED_TEXT_TEXTS, type SavedText } from '../contract/saved-texts';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { CreateSavedTextDto, UpdateSavedTextDto } from './saved-text.dto';

import { SavedTextsService } from './saved-texts.service';

@Controller('saved-texts')
export class SavedTextsController {
  constructor(private readonly texts: SavedTextsService) {}

  @Get()
  @Call(SAVED_TEXT_CALLS.list, 'Lists all saved replies by title.')
  list(@Query() query: ListPageQuery): Promise<ListPage<SavedText>> {
    return this.texts.list(query);
  }

  @Post()
  @Call(SAVED_TEXT_CALLS.create, 'Adds a saved reply.', { 409: SAVED_TEXT_TEXTS.full })
  create(@Body() input: CreateSavedTextDto): Promise<SavedText> {
    return this.texts.create(input);
  }

  @Put(':id')
  @Call(SAVED_TEXT_CALLS.update, 'Changes only the fields that the request contains.')
  update(@Param('id') id: string, @Body() input: UpdateSavedTextDto): Promise<SavedText> {
    return this.texts.update(id, input);
  }

  @Delete(':id')
  @Call(SAVED_TEXT_CALLS.remove, 'Deletes a saved reply.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.texts.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(SAVED_TEXT_CALLS.restore, 'Restores a saved reply.')
  restore(@Param('id') id: string): Promise<SavedText> {
    return this.texts.restore(id);
  }
}
