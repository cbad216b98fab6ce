import { Body, Controller, Post } from '@nestjs/common';
import type { BulkDone } from '../contract/bulk';
import { COMMENT_CALLS } from '../contract/calls/comments';
import { BulkDto } from '../platform/bulk/bulk.dto';
import { Call } from '../platform/calls/call.decorator';
import { BULK_DONE } from '../platform/openapi/shared-answers';
import { CommentBulkService } from './comment-bulk.service';
import { BulkCommentStatusDto } from './dto/bulk-status.dto';

@Controller('comments/bulk')
export class CommentBulkController {
  constructor(private readonly bulk: CommentBulkService) {}

  @Post('status')
  @Call(COMMENT_CALLS.setStatuses, 'Sets the status of several comments.', BULK_DONE)
  setStatuses(@Body() { ids, status }: BulkCommentStatusDto): Promise<BulkDone> {
    return this.bulk.setStatus(ids, status);
  }

  @Post('delete')
  @Call(COMMENT_CALLS.removeAll, 'Deletes comments.', BULK_DONE)
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('restore')
  @Call(COMMENT_CALLS.restoreAll, 'Brings deleted comments back.', BULK_DONE)
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
