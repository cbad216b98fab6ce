import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { EndedSessionsService } from './ended-sessions.service';
import { LoginThrottle } from './login-throttle';
import { EndedSession, EndedSessionSchema } from './schemas/ended-session.schema';
import { StaffSession, StaffSessionSchema } from './schemas/staff-session.schema';
import { SessionTokensService } from './session-tokens.service';
import { SignedTokensService } from './signed-tokens.service';
import { StaffSessionsService } from './staff-sessions.service';

/** Separate from `AuthModule`, because the users' module needs sessions and `AuthModule` needs the users' module. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EndedSession.name, schema: EndedSessionSchema },
      { name: StaffSession.name, schema: StaffSessionSchema },
    ]),
    JwtModule,
  ],
  providers: [EndedSessionsService, LoginThrottle, SessionTokensService, SignedTokensService, StaffSessionsService],
  exports: [EndedSessionsService, LoginThrottle, SessionTokensService, SignedTokensService, StaffSessionsService],
})
export class SessionsModule {}
