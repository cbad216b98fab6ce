import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { PROJECT_CALLS, VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import { MESSAGES } from '../../contract/errors';
import type { ThreadEntryTaken, TrackedRequest } from '../../contract/project';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/idempotency-key.decorator';
import { QuestionDto, StaffEntryDto } from '../request.dto';

import { VisitorQuotesService } from '../visitors/visitor-quotes.service';
import { ThreadService } from './thread.service';

@Controller('project')
export class ThreadController {
  constructor(
    private readonly thread: ThreadService,
    private readonly quotes: VisitorQuotesService,
  ) {}

  @Post('track/:id/messages')
  @Call(VISITOR_PROJECT_CALLS.ask, 'Adds a message from the client to the conversation.', {
    409: 'The conversation is full.',
  })
  async ask(
    @Param('id') id: string,
    @Body() input: QuestionDto,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<TrackedRequest> {
    await this.thread.ask(id, input, key);
    return this.quotes.track(id);
  }

  @Post(':id/messages')
  @Call(
    PROJECT_CALLS.write,
    'Emails a reply from staff and adds the reply to the conversation, or adds an internal note, a call or a WhatsApp chat.',
    {
      409: 'There is a newer reply than `lastReplyId` (the response then contains the request as `current`), or the conversation is full.',
      502: MESSAGES.mailRefused,
    },
  )
  write(
    @Param('id') id: string,
    @Body() input: StaffEntryDto,
    @CurrentUser() user: SessionUser,
  ): Promise<ThreadEntryTaken> {
    return this.thread.write(id, input, user.name);
  }
}
