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
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { CurrentUser, Public, Roles } from '../auth/access.decorator';
import type { ListPage } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import { VisitorLimit } from '../common/http/visitor-limit';
import { ApiIdempotent, IDEMPOTENCY_HEADER } from '../common/idempotency/idempotency-key.decorator';
import type { SessionUser } from '../contract/auth';
import type { ContactMessage } from '../contract/contact';
import type { Accepted, Done } from '../contract/errors';
import { ContactService } from './contact.service';
import { ContactReplyService } from './contact-reply.service';
import { CreateContactDto } from './dto/create-contact.dto';
import { ListContactsQuery } from './dto/list-contacts.query';
import { ReplyContactDto } from './dto/reply-contact.dto';
import { UpdateContactDto } from './dto/update-contact.dto';

@ApiTags('contact')
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
  create(@Body() input: CreateContactDto, @Headers(IDEMPOTENCY_HEADER) key?: string): Promise<Accepted> {
    return this.contacts.create(input, key);
  }

  @Roles('viewer')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  list(@Query() query: ListContactsQuery): Promise<ListPage<ContactMessage>> {
    return this.contacts.list(query);
  }

  @Roles('editor')
  @Post('reply')
  @HttpCode(200)
  reply(@Body() input: ReplyContactDto, @CurrentUser() user: SessionUser): Promise<Accepted> {
    return this.replies.reply(input, user.name);
  }

  @Roles('editor')
  @Put(':id')
  update(@Param('id') id: string, @Body() { status, updatedAt }: UpdateContactDto): Promise<ContactMessage> {
    return this.contacts.update(id, status, updatedAt);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('contact.delete')
  remove(@Param('id') id: string): Promise<Done> {
    return this.contacts.remove(id);
  }

  @Roles('editor')
  @Post(':id/restore')
  @HttpCode(200)
  @Audited('contact.restore')
  restore(@Param('id') id: string): Promise<ContactMessage> {
    return this.contacts.restore(id);
  }
}
