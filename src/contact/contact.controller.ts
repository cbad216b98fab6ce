import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { CONTACT_CALLS, VISITOR_CONTACT_CALLS } from '../contract/calls/contact.calls';
import type { ContactMessage, ContactStatistics } from '../contract/contact';
import { type Accepted, type Done, MESSAGES } from '../contract/errors';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import {
  ContactStatisticsQuery,
  CreateContactDto,
  ListContactsQuery,
  NoteDto,
  ReplyContactDto,
  UpdateContactDto,
} from './contact.dto';
import { ContactService } from './contact.service';
import { ContactReplyService } from './contact-reply.service';

@Controller('contact')
export class ContactController {
  constructor(
    private readonly contacts: ContactService,
    private readonly replies: ContactReplyService,
  ) {}

  @Post()
  @Call(VISITOR_CONTACT_CALLS.send, 'Stores a message from a visitor.')
  create(@Body() input: CreateContactDto, @Headers(IDEMPOTENCY_HEADER) key?: string): Promise<Accepted> {
    return this.contacts.send(input, key);
  }

  @Get()
  @Call(CONTACT_CALLS.list, 'Lists messages, newest first unless sorted otherwise.')
  list(@Query() query: ListContactsQuery): Promise<ListPage<ContactMessage>> {
    return this.contacts.list(query);
  }

  @Get('figures')
  @Call(CONTACT_CALLS.statistics, 'Counts messages by status.')
  statistics(@Query() { q }: ContactStatisticsQuery): Promise<ContactStatistics> {
    return this.contacts.statistics(q);
  }

  @Get(':id')
  @Call(CONTACT_CALLS.read, 'Returns one message with its replies.')
  read(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.read(id);
  }

  @Post('reply')
  @Call(CONTACT_CALLS.reply, 'Emails a reply to the stored email address and stores it.', {
    404: 'Unknown message.',
    409: 'There is a newer reply than `lastReplyId` (the response then contains the message as `current`), or the message was deleted while the reply was emailed.',
    502: MESSAGES.mailRefused,
  })
  reply(@Body() input: ReplyContactDto, @CurrentUser() user: SessionUser): Promise<Accepted> {
    return this.replies.reply(input, user.name);
  }

  @Put(':id')
  @Call(CONTACT_CALLS.update, 'Sets the status.')
  update(@Param('id') id: string, @Body() { status, updatedAt }: UpdateContactDto): Promise<ContactMessage> {
    return this.contacts.setStatus(id, status, updatedAt);
  }

  @Post(':id/open')
  @Call(CONTACT_CALLS.open, 'Marks a new message as read. Its `updatedAt` does not change.')
  open(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.open(id);
  }

  @Post(':id/messages')
  @Call(CONTACT_CALLS.note, 'Adds an internal note.', {
    409: 'There are too many replies and notes.',
  })
  note(@Param('id') id: string, @Body() input: NoteDto, @CurrentUser() user: SessionUser): Promise<ContactMessage> {
    return this.contacts.note(id, input, user.name);
  }

  @Delete(':id')
  @Call(CONTACT_CALLS.remove, 'Deletes a message.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.contacts.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(CONTACT_CALLS.restore, 'Restores a message.')
  restore(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.restore(id);
  }
}
