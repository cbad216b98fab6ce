import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { Invitation } from '../contract/account-links';
import type { SessionUser } from '../contract/auth';
import { INVITATION_CALLS } from '../contract/calls/invitations.calls';
import type { Done } from '../contract/errors';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { InvitationsService } from './invitations.service';
import { InvitationDto } from './user.dto';

@Controller('users/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @Call(INVITATION_CALLS.list, 'Lists open and recently expired invitations, newest first.')
  list(@Query() query: ListPageQuery): Promise<ListPage<Invitation>> {
    return this.invitations.list(query);
  }

  @Post()
  @Call(
    INVITATION_CALLS.create,
    'Emails an invitation. Without a mail server, the answer contains the link of the invitation.',
    {
      409: 'The email address is in use.',
    },
  )
  create(@Body() input: InvitationDto, @CurrentUser() { _id }: SessionUser): Promise<Invitation> {
    return this.invitations.create(input, _id);
  }

  @Post(':id/resend')
  @Call(INVITATION_CALLS.resend, 'Sends an invitation again with a new link. The earlier link no longer works.', {
    409: 'Another account now has this email address.',
  })
  resend(@Param('id') id: string, @CurrentUser() { _id }: SessionUser): Promise<Invitation> {
    return this.invitations.resend(id, _id);
  }

  @Delete(':id')
  @Call(INVITATION_CALLS.remove, 'Withdraws an invitation. The link of the invitation no longer works.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.invitations.remove(id);
    return { success: true };
  }
}
