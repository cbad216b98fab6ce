import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import type { ContactMessage } from '../contract/contact';
import { type Accepted, type Done, MESSAGES } from '../contract/errors';
import { CurrentUser, Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiIdempotent, IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { VisitorLimit } from '../platform/limits/visitor-limit';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf } from '../platform/openapi/shape';
import { ACCEPTED, DONE } from '../platform/openapi/shared-answers';
import { ContactService } from './contact.service';
import { ContactReplyService } from './contact-reply.service';
import { CONTACT_MESSAGE } from './dto/contact-message.answer';
import { CreateContactDto } from './dto/create-contact.dto';
import { ListContactsQuery } from './dto/list-contacts.query';
import { ReplyContactDto } from './dto/reply-contact.dto';
import { UpdateContactDto } from './dto/update-contact.dto';

@Controller('contact')
export class ContactController {
  constructor(
    private readonly contacts: ContactService,
    private readonly replies: ContactReplyService,
  ) {}

  @Public()
  @VisitorLimit()
  @Post()
  @ApiIdempotent()
  @ApiCall('A visitor sends a message.', ACCEPTED)
  create(@Body() input: CreateContactDto, @Headers(IDEMPOTENCY_HEADER) key?: string): Promise<Accepted> {
    return this.contacts.create(input, key);
  }

  @Roles('viewer')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('Messages, newest first unless sorted otherwise.', listOf(CONTACT_MESSAGE))
  list(@Query() query: ListContactsQuery): Promise<ListPage<ContactMessage>> {
    return this.contacts.list(query);
  }

  @Roles('viewer')
  @Get(':id')
  @ApiCall('One message with its replies.', CONTACT_MESSAGE)
  read(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.read(id);
  }

  @Roles('editor')
  @Post('reply')
  @HttpCode(200)
  @Audited('contact.reply')
  @ApiCall('Mails an answer to the stored address and keeps it.', ACCEPTED, {
    404: 'Unknown message.',
    409: 'A newer reply than `lastReplyId` is there (then with `current`), or the message was deleted while its answer was mailed.',
    502: MESSAGES.mailRefused,
  })
  reply(@Body() input: ReplyContactDto, @CurrentUser() user: SessionUser): Promise<Accepted> {
    return this.replies.reply(input, user.name);
  }

  @Roles('editor')
  @Put(':id')
  @Audited('contact.update')
  @ApiCall('Sets the status.', CONTACT_MESSAGE)
  update(@Param('id') id: string, @Body() { status, updatedAt }: UpdateContactDto): Promise<ContactMessage> {
    return this.contacts.update(id, status, updatedAt);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('contact.delete')
  @ApiCall('Deletes a message.', DONE)
  remove(@Param('id') id: string): Promise<Done> {
    return this.contacts.remove(id);
  }

  @Roles('editor')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('contact.restore')
  @ApiCall('Brings a message back.', CONTACT_MESSAGE)
  restore(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.restore(id);
  }
}
