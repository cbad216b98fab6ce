import { Controller, Delete, Get, Param } from '@nestjs/common';
import type { OwnSession } from '../contract/auth';
import { PROFILE_CALLS } from '../contract/calls/profile.calls';
import type { Done } from '../contract/errors';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { Call } from '../platform/calls/call.decorator';
import type { SessionClaims } from '../sessions/session-tokens.service';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { CurrentSession } from './access.guard';

@Controller('profile/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: StaffSessionsService) {}

  @Get()
  @Call(PROFILE_CALLS.listSessions, 'Lists where the logged-in user is logged in, newest first.')
  list(@CurrentSession() session: SessionClaims): Promise<OwnSession[]> {
    return this.sessions.list(session);
  }

  @Delete(':id')
  @Call(PROFILE_CALLS.endSession, 'Ends one of the sessions of the logged-in user.')
  async end(@Param('id') id: string, @CurrentSession() session: SessionClaims): Promise<Done> {
    await this.sessions.endOwn(session, id);
    recordInAuditLog({ subjectId: session.userId, fields: [] });
    return { success: true };
  }
}
