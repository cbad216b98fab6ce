import { Body, Controller, Post } from '@nestjs/common';
import type { BulkDone } from '../contract/bulk';
import { COMMENT_CALLS } from '../contract/calls/comments.calls';
import { BulkDto } from '../platform/bulk/bulk.dto';
import { Call } from '../platform/calls/call.decorator';
import { BulkCommentStatusDto } from './comment.dto';
import { CommentBulkService } from './comment-bulk.service';

@Controller('comments/bulk')
export class CommentBulkController {
  constructor(private readonly bulk: CommentBulkService) {}

  @Post('status')
  @Call(COMMENT_CALLS.setStatuses, 'Sets the status of several comments.')
  setStatuses(@Body() { ids, status }: BulkCommentStatusDto): Promise<BulkDone> {
    return this.bulk.setStatus(ids, status);
  }

  @Post('delete')
  @Call(COMMENT_CALLS.removeAll, 'Deletes comments.')
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('restore')
  @Call(COMMENT_CALLS.restoreAll, 'Restores deleted comments.')
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
