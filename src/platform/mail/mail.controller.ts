import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import type { BulkDone } from '../../contract/bulk';
import { MAIL_CALLS } from '../../contract/calls/mail';
import { type Accepted, MESSAGES } from '../../contract/errors';
import { type FailedMail, type HeldMail, MAIL_TEXTS, type TestMailAnswer } from '../../contract/mail';
import { CurrentUser } from '../access/access.decorator';
import { BulkDto } from '../bulk/bulk.dto';
import { Call } from '../calls/call.decorator';
import { type ListPage, ListPageQuery } from '../http/list-page.query';
import { ACCEPTED, BULK_DONE } from '../openapi/shared-answers';
import { FAILED_MAIL, HELD_MAIL } from './dto/failed-mail.answer';
import { TEST_MAIL } from './dto/test-mail.answer';
import { TestMailDto } from './dto/test-mail.dto';
import { FailedMailService } from './failed-mail.service';
import { HeldMails } from './held-mails';
import { MailService } from './mail.service';

/** Mail that nobody waited for and that did not go out, and whether any does. */
@Controller('mail')
export class MailController {
  constructor(
    private readonly failed: FailedMailService,
    private readonly held: HeldMails,
    private readonly mail: MailService,
  ) {}

  @Get('failed')
  @Call(MAIL_CALLS.listFailed, 'Mail that did not go out, newest first.', FAILED_MAIL)
  list(@Query() query: ListPageQuery): Promise<ListPage<FailedMail>> {
    return this.failed.list(query);
  }

  @Get('on-hold')
  @Call(MAIL_CALLS.listHeld, 'What was due when the restored backup was made.', HELD_MAIL)
  listHeld(): Promise<ListPage<HeldMail>> {
    return this.held.list();
  }

  @Post('on-hold/send')
  @Call(MAIL_CALLS.sendHeld, 'Sends what was on hold.', BULK_DONE)
  sendHeld(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.held.send(ids);
  }

  @Post('on-hold/discard')
  @Call(MAIL_CALLS.discardHeld, 'Discards what was on hold; the record keeps a note.', BULK_DONE)
  discardHeld(@Body() { ids }: BulkDto, @CurrentUser() user: SessionUser): Promise<BulkDone> {
    return this.held.discard(ids, user.name);
  }

  @Post(':id/retry')
  @Call(MAIL_CALLS.retry, 'Sends such a mail again.', ACCEPTED, {
    409: MAIL_TEXTS.beingSent,
    502: MESSAGES.mailRefused,
  })
  retry(@Param('id') id: string): Promise<Accepted> {
    return this.failed.retry(id);
  }

  @Post('test')
  @Call(MAIL_CALLS.test, 'Sends a test mail, and says what became of it.', TEST_MAIL)
  test(@Body() { to }: TestMailDto): Promise<TestMailAnswer> {
    return this.mail.test(to);
  }
}
