import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPersonalData } from '../sessions/sign-in-personal-data';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedSignIns } from './failed-sign-ins';

@Module({
  imports: [SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, FailedSignIns, SignInPersonalData, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [SignInPersonalData],
})
export class AuthModule {}
