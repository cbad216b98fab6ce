import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { TRASH_CALLS } from '../contract/calls/trash.calls';
import type { Done } from '../contract/errors';
import type { Restored, TrashEntry } from '../contract/trash';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { ListTrashQuery } from './trash.dto';
import { TrashListService } from './trash-list.service';

@Controller('trash')
export class TrashController {
  constructor(private readonly trash: TrashListService) {}

  @Get()
  @Call(TRASH_CALLS.list, 'Lists deleted records, the latest first.')
  list(@Query() query: ListTrashQuery, @CurrentUser() { role }: SessionUser): Promise<ListPage<TrashEntry>> {
    return this.trash.list(query, role);
  }

  /** Accounts are restored inactive and without a password. */
  @Post(':id/restore')
  @Call(TRASH_CALLS.restore, 'Restores a deleted record.', {
    409: 'Another record now uses its URL or email address.',
  })
  async restore(@Param('id') id: string, @CurrentUser() { role }: SessionUser): Promise<Restored> {
    const slug = await this.trash.restore(id, role);
    return { success: true, ...(slug !== null && { slug }) };
  }

  @Delete(':id')
  @Call(TRASH_CALLS.erase, 'Deletes a record permanently.')
  async erase(@Param('id') id: string, @CurrentUser() { role }: SessionUser): Promise<Done> {
    await this.trash.erase(id, role);
    return { success: true };
  }
}
