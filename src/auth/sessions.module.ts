import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { SessionTokens } from './session-tokens';

/** Apart from `AuthModule`, which needs the users: a user who changes the own password gets a fresh token from here. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => ({
        secret: environment.jwtSecret,
        signOptions: { algorithm: 'HS256', expiresIn: environment.jwtTtlSeconds },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [SessionTokens],
  exports: [SessionTokens],
})
export class SessionsModule {}
