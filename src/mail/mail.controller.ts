import { Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Roles } from '../auth/access.decorator';
import { type ListPage, ListPageQuery } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import type { Accepted } from '../contract/errors';
import type { FailedMail } from '../contract/mail';
import { FailedMailService } from './failed-mail.service';

/** Mail that nobody waited for and that did not go out. */
@ApiTags('mail')
@Controller('mail')
export class MailController {
  constructor(private readonly failed: FailedMailService) {}

  @Roles('viewer')
  @Get('failed')
  @UseInterceptors(TotalCountInterceptor)
  list(@Query() query: ListPageQuery): Promise<ListPage<FailedMail>> {
    return this.failed.list(query);
  }

  @Roles('editor')
  @Post(':id/retry')
  @HttpCode(200)
  @Audited('mail.retry')
  retry(@Param('id') id: string): Promise<Accepted> {
    return this.failed.retry(id);
  }
}
