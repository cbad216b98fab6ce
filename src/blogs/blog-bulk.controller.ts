import { Body, Controller, Post } from '@nestjs/common';
import type { BulkDone } from '../contract/bulk';
import { BLOG_CALLS } from '../contract/calls/blogs.calls';
import { BulkDto } from '../platform/bulk/bulk.dto';
import { Call } from '../platform/calls/call.decorator';
import { BulkBlogStatusDto } from './blog.dto';
import { BlogBulkService } from './blog-bulk.service';

@Controller('blogs/bulk')
export class BlogBulkController {
  constructor(private readonly bulk: BlogBulkService) {}

  @Post('status')
  @Call(BLOG_CALLS.setStatuses, 'Sets the status of several posts.')
  setStatuses(@Body() { ids, status }: BulkBlogStatusDto): Promise<BulkDone> {
    return this.bulk.setStatus(ids, status);
  }

  @Post('delete')
  @Call(BLOG_CALLS.removeAll, 'Deletes posts.')
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('restore')
  @Call(BLOG_CALLS.restoreAll, 'Restores deleted posts.')
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
