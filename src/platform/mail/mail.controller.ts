import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import type { BulkDone } from '../../contract/bulk';
import { MAIL_CALLS } from '../../contract/calls/mail.calls';
import { type Accepted, MESSAGES } from '../../contract/errors';
import { type FailedMail, type HeldMail, MAIL_TEXTS, type TestMailAnswer } from '../../contract/mail';
import { CurrentUser } from '../access/access.decorator';
import { BulkDto } from '../bulk/bulk.dto';
import { Call } from '../calls/call.decorator';
import { type ListPage, ListPageQuery } from '../http/list-page.query';
import { HeldMailsService } from './held-mails.service';
import { TestMailDto } from './mail.dto';
import { withOutboxNote } from './mail.service';
import { MailDelivery } from './mail-delivery';
import { MailOutbox } from './mail-outbox';
import { MailSiteService } from './mail-site.service';
import { toFailedMail } from './outbox-mail.schema';
import { OutboxRowsService } from './outbox-rows.service';

@Controller('mail')
export class MailController {
  constructor(
    private readonly rows: OutboxRowsService,
    private readonly outbox: MailOutbox,
    private readonly delivery: MailDelivery,
    private readonly site: MailSiteService,
    private readonly held: HeldMailsService,
  ) {}

  @Get('failed')
  @Call(MAIL_CALLS.listFailed, 'Lists emails that could not be sent, newest first.')
  async list(@Query() query: ListPageQuery, @CurrentUser() { role }: SessionUser): Promise<ListPage<FailedMail>> {
    const [{ items, total }, { ownerEmail }] = await Promise.all([this.rows.listFailed(query, role), this.site.read()]);
    return { items: items.map((row) => toFailedMail(row, ownerEmail)), total };
  }

  @Get('on-hold')
  @Call(MAIL_CALLS.listHeld, 'Lists emails on hold since a backup was restored.')
  listHeld(): Promise<ListPage<HeldMail>> {
    return this.held.list();
  }

  @Post('on-hold/send')
  @Call(MAIL_CALLS.sendHeld, 'Sends emails on hold.')
  sendHeld(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.held.send(ids);
  }

  @Post('on-hold/discard')
  @Call(
    MAIL_CALLS.discardHeld,
    'Discards emails on hold and adds a note to the request or message that each belongs to.',
  )
  discardHeld(@Body() { ids }: BulkDto, @CurrentUser() user: SessionUser): Promise<BulkDone> {
    return this.held.discard(ids, user.name);
  }

  @Post(':id/retry')
  @Call(MAIL_CALLS.retry, 'Sends a failed email again.', {
    409: MAIL_TEXTS.beingSent,
    502: MESSAGES.mailRefused,
  })
  async retry(@Param('id') id: string, @CurrentUser() { role }: SessionUser): Promise<Accepted> {
    const message = withOutboxNote(MAIL_TEXTS.sent, await this.outbox.sendNow(await this.rows.claimFailed(id, role)));
    return { success: true, message, msg: message };
  }

  @Post('test')
  @Call(MAIL_CALLS.test, 'Sends a test email and returns the result.')
  async test(@Body() { to }: TestMailDto): Promise<TestMailAnswer> {
    return this.delivery.tryOut(to, await this.site.read());
  }
}
