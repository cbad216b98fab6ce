import { Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Accepted, MESSAGES } from '../../contract/errors';
import { type FailedMail, MAIL_TEXTS } from '../../contract/mail';
import { Roles } from '../access/access.decorator';
import { Audited } from '../audit/audited.decorator';
import { type ListPage, ListPageQuery } from '../http/list-page.query';
import { TotalCountInterceptor } from '../http/total-count.interceptor';
import { ApiCall } from '../openapi/api-call.decorator';
import { listOf } from '../openapi/shape';
import { ACCEPTED } from '../openapi/shared-answers';
import { FAILED_MAIL } from './dto/failed-mail.answer';
import { FailedMailService } from './failed-mail.service';

/** Mail that nobody waited for and that did not go out. */
@Controller('mail')
export class MailController {
  constructor(private readonly failed: FailedMailService) {}

  @Roles('viewer')
  @Get('failed')
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('Mail that did not go out, newest first.', listOf(FAILED_MAIL))
  list(@Query() query: ListPageQuery): Promise<ListPage<FailedMail>> {
    return this.failed.list(query);
  }

  @Roles('editor')
  @Post(':id/retry')
  @HttpCode(200)
  @Audited('mail.retry')
  @ApiCall('Sends such a mail again.', ACCEPTED, { 409: MAIL_TEXTS.beingSent, 502: MESSAGES.mailRefused })
  retry(@Param('id') id: string): Promise<Accepted> {
    return this.failed.retry(id);
  }
}
