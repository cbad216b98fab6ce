import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { EndedSessions } from './ended-sessions';
import { LoginThrottle } from './login-throttle';
import { EndedSession, EndedSessionSchema } from './schemas/ended-session.schema';
import { SessionTokens } from './session-tokens';

/** Apart from `AuthModule`, which needs the users: whoever changes the own password is counted here and gets a fresh token. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: EndedSession.name, schema: EndedSessionSchema }]),
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => ({
        signOptions: { algorithm: 'HS256', expiresIn: environment.jwtTtlSeconds },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [EndedSessions, LoginThrottle, SessionTokens],
  exports: [EndedSessions, LoginThrottle, SessionTokens],
})
export class SessionsModule {}
